"""Endings by brute force, in the plainest words: every legal action, and all that may be turned up."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

from caravanserai import games
from caravanserai.games import Chance, State

ALI_BABA = games.get("ali-baba")
Worth = list[tuple[Fraction, Fraction]]


def worth(state: State) -> Worth:
    """For each seat the chance to win and the points ahead if everybody plays on as well as can be."""
    if state.over:
        return outcome(state)
    seat = state.seat
    assert seat is not None
    return max((worth_of(state, action) for action in state.legal()), key=lambda found: found[seat])


def worth_of(state: State, action: int) -> Worth:
    """What an action is worth, averaged over all that it may turn up."""
    number = tiles_turned_up(state, action)
    unseen = [ALI_BABA.parse_answer(tile) for tile in state.to_json()["unseen"]]
    found = []
    for tiles in permutations(unseen, number):
        after = state.clone()
        after.apply(action, Chance.from_script(list(tiles)))
        found.append(worth(after))
    return [(mean([f[s][0] for f in found]), mean([f[s][1] for f in found])) for s in range(state.players)]


def mean(numbers: list[Fraction]) -> Fraction:
    """Their average."""
    return sum(numbers, Fraction()) / len(numbers)


def tiles_turned_up(state: State, action: int) -> int:
    """How many tiles an action turns up."""
    chance = Chance(0)
    state.clone().apply(action, chance)
    return len(chance.answers())


def outcome(state: State) -> Worth:
    """What a finished game brought each seat."""
    winners, totals = state.winners(), [line["total"] for line in state.scores()]
    return [
        (
            Fraction(seat in winners, len(winners)),
            Fraction(total - max(totals[:seat] + totals[seat + 1 :])),
        )
        for seat, total in enumerate(totals)
    ]
