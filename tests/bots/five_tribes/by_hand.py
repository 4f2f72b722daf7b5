"""Endings worked out the slow way: every legal action, every answer of chance, exact fractions.

Nothing is pruned and nothing about chance is asked of the engine: what can be drawn is counted in the piles
of the position's JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction

from caravanserai import games
from caravanserai.games import Chance

from ...games.five_tribes.box import CARDS

GAME = games.get("five-tribes")
Value = tuple[list[Fraction], list[Fraction]]
"""For each seat its share of the win, and its points ahead of the best rival."""


def piles(state: games.State, after: games.State, drawn: list[str]) -> tuple[list[str], list[str]]:
    """What lies in the pile from which these were drawn, and in the one it is then made of anew."""
    before, seat = state.to_json(), state.seat
    names = {"V": "vizier", "E": "elder", "M": "merchant", "B": "builder", "A": "assassin"}
    if drawn[0] in names.values():
        return [names[letter] for letter in before["bag"]], []
    kind = "resources" if drawn[0] in CARDS else "djinns"
    hands = [position["seats"][seat]["hand"].count("fakir") for position in (before, after.to_json())]
    spent = hands[0] - hands[1] + drawn.count("fakir")  # such as Sloar's own price
    return before[kind]["deck"], before[kind]["discard"] + ["fakir"] * spent


def draws(pile: list[str], rest: list[str], number: int) -> Iterator[tuple[list[str], Fraction]]:
    """Every row of so many things that can be drawn, and how likely it is."""
    if number == 0:
        yield [], Fraction(1)
        return
    if not pile:
        pile, rest = rest, []
    for thing in sorted(set(pile)):
        left = list(pile)
        left.remove(thing)
        for others, odds in draws(left, rest, number - 1):
            yield [thing, *others], odds * Fraction(pile.count(thing), len(pile))


def outcomes(state: games.State, action: int) -> Iterator[tuple[games.State, Fraction]]:
    """Every position that an action can lead to."""
    after, chance = state.clone(), Chance(0)
    after.apply(action, chance)
    drawn = [GAME.answer_text(answer) for answer in chance.answers()]
    if not drawn or after.step == "bid":
        yield after, Fraction(1)
        return
    for script, odds in draws(*piles(state, after, drawn), len(drawn)):
        after = state.clone()
        chance = Chance.from_script([GAME.parse_answer(name) for name in script])
        after.apply(action, chance)
        assert chance.kept_to_script()
        yield after, odds


def count_up(state: games.State) -> Value:
    """What a finished game brought each seat."""
    totals = [sheet["total"] for sheet in state.scores()]
    winners = state.winners()
    shares = [Fraction(int(seat in winners), len(winners)) for seat in range(len(totals))]
    margins = [
        Fraction(points - max(totals[:seat] + totals[seat + 1 :])) for seat, points in enumerate(totals)
    ]
    return shares, margins


def of_action(state: games.State, action: int, known: dict[str, Value]) -> Value:
    """What an action brings each seat."""
    found = [(of_position(after, known), odds) for after, odds in outcomes(state, action)]
    seats = range(len(found[0][0][0]))
    assert sum(odds for _, odds in found) == 1
    shares = [sum((odds * value[0][seat] for value, odds in found), Fraction(0)) for seat in seats]
    margins = [sum((odds * value[1][seat] for value, odds in found), Fraction(0)) for seat in seats]
    return shares, margins


def of_position(state: games.State, known: dict[str, Value]) -> Value:
    """What a position brings each seat if all play for themselves."""
    if state.over:
        return count_up(state)
    assert state.step != "bid"
    seat = state.seat
    assert seat is not None
    text = json.dumps(state.to_json())
    if text not in known:
        order = sorted(state.legal(), key=spending_last)
        values = [of_action(state, action, known) for action in order]
        known[text] = max(values, key=lambda value: (value[0][seat], value[1][seat]))
    return known[text]


def spending_last(action: int) -> tuple[bool, int]:
    """Of equal actions the first is taken, and one that spends something last."""
    return GAME.text(action).startswith(("use", "offer")), action


def all_values(state: games.State) -> dict[int, tuple[float, float]]:
    """For each legal action the share of the win and the margin of the seat to move."""
    seat, known = state.seat, dict[str, Value]()
    assert seat is not None
    values = {action: of_action(state, action, known) for action in state.legal()}
    return {action: (float(value[0][seat]), float(value[1][seat])) for action, value in values.items()}
