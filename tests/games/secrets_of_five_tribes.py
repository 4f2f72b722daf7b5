"""Games of Five Tribes in which cards are drawn unseen all the time; random games hardly ever have any."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai import games
from caravanserai.games import Chance, Game, Json, State

FIVE_TRIBES = games.get("five-tribes")
EAGER = ("use sloar", "kill merchant")


def rich_in_secrets(players: int, seed: int, deck: int = 3) -> State:
    """A new game: seat 0 has Sloar, seat 1 Kandicha; both have fakirs and have drawn a card unseen.

    The deck is short, so that the discards are soon shuffled into a new one.
    """
    position = FIVE_TRIBES.new(players, Chance(seed)).to_json()
    give_djinn(position, 0, "sloar")
    give_djinn(position, 1, "kandicha")
    resources = position["resources"]
    for seat in (0, 1):
        while "fakir" in resources["deck"] and len(position["seats"][seat]["hand"]) < 5:
            resources["deck"].remove("fakir")
            position["seats"][seat]["hand"].append("fakir")
    chance = Chance(seed)
    while len(resources["deck"]) > deck + 2:
        resources["discard"].append(resources["deck"].pop(chance.below(len(resources["deck"]))))
    for seat in (0, 1):
        card = resources["deck"].pop()
        position["seats"][seat]["hand"].append(card)
        position["seats"][seat] |= {"unseen": [[card]], "unseen_fakirs_at_most": 1}
    state = FIVE_TRIBES.from_json(position)
    assert state.problems() == []
    return state


def give_djinn(position: Json, seat: int, djinn: str) -> None:
    """Put a djinn in front of a seat, wherever it lay."""
    for pile in ("row", "deck"):
        if djinn in position["djinns"][pile]:
            position["djinns"][pile].remove(djinn)
    position["seats"][seat]["djinns"].append(djinn)


def secretive(game: Game, state: State, chance: Chance) -> int:
    """Draw cards unseen wherever it can be done, and keep most of them."""
    legal = state.legal()
    eager = [action for action in legal if game.text(action).startswith(EAGER)]
    if eager and chance.below(8) > 0:
        return eager[chance.below(len(eager))]
    return legal[chance.below(len(legal))]


def play_in_secret(players: int, seed: int, deck: int = 3) -> Iterator[State]:
    """The positions of such a game: the same state, after each action."""
    state, chance = rich_in_secrets(players, seed, deck), Chance(seed)
    yield state
    while not state.over:
        state.apply(secretive(FIVE_TRIBES, state, chance), chance)
        yield state
