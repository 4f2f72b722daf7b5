"""Endings to solve: drawn at random, or the last turns of random games."""

from __future__ import annotations

import random

from caravanserai import games
from caravanserai.games import Chance

from ...games.five_tribes.rich import rich_start
from ...games.five_tribes.scenario import TILES, seat, table

DJINNS = (
    "al-amin anun-nak baal boaz bouraq echidna enki hagis haurvatat iblis jafaar kandicha lamia leta marid "
    "monkir nekir shamhat sibittis sloar utug"
).split()
KINDS = ["oasis", "village", "sacred-place", "small-market", "large-market"]


def some(dice: random.Random, things: str, most: int) -> str:
    """A few of these words."""
    return " ".join(dice.choice(things.split()) for _ in range(dice.randint(0, most)))


def sparse_ending(seed: int, players: int, turns: int, rules: int = 2) -> games.State:
    """The last turns of a game on a board with few meeples, with djinns, elders and cards for everybody."""
    dice = random.Random(seed)
    djinns = list(DJINNS)
    dice.shuffle(djinns)
    row, pile, discard, held = djinns[:2], djinns[2:5], djinns[5:6], djinns[6:13]
    seats = [
        seat(
            coins=dice.choice([2, 5, 20]),
            camels=dice.choice([0, 1, 3]),
            viziers=dice.choice([0, 1]),
            elders=dice.choice([0, 0, 1, 2]),
            djinns=" ".join(held[number::players]),
            hand=some(dice, "fakir silk gold", 2),
        )
        for number in range(players)
    ]
    meeples = dict.fromkeys(TILES, "")
    corner = dice.choice([0, 2, 12])
    meeples["E5"] = meeples["F5"] = dice.choice("VEMBA")  # so that there is a move in any case
    for _ in range(dice.randint(2, 4)):
        place = TILES[corner + dice.choice([0, 1, 6, 7])]
        meeples[place] += dice.choice("VEMBA")
    order = [0, 1, 0, 1] if players == 2 else list(range(players))
    dice.shuffle(order)
    return table(
        *(f"{name} {dice.choice(KINDS)} {there}" for name, there in meeples.items()),
        seats=seats,
        turns=order,
        done=len(order) - turns,
        last=True,
        row=some(dice, "silk fish fakir", 3),
        deck=some(dice, "fakir silk gold", 3),
        discard=some(dice, "fakir wheat", 1),
        bag=some(dice, "V E M B A", 3).replace(" ", ""),
        djinn_row=" ".join(row),
        djinn_pile=" ".join(pile),
        djinn_discard=" ".join(discard),
        palms=dice.choice([1, 2, 5]),
        palaces=dice.choice([1, 2, 5]),
        rules=rules,
    )


def last_turns(players: int, seed: int) -> list[games.State]:
    """The beginnings of the turns of a random game's last round, the last one first."""
    state, chance, dice = rich_start(players, seed), Chance(seed), random.Random(seed)
    found: list[games.State] = []
    while not state.over:
        if state.step == "bid":
            found = []
        elif state.step == "pick" and done(state) != (done(found[-1]) if found else None):
            found.append(state.clone())
        state.apply(dice.choice(state.legal()), chance)
    return found[::-1]


def done(state: games.State) -> int:
    """How many turns of the round are over."""
    number: int = state.to_json()["round"]["done"]
    return number
