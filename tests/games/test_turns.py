"""Whole turns, positions as text: what is at hand in a shell."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest

from caravanserai import games
from caravanserai.games import Chance, State

from .tables import TABLES, Table, at_random, one_of_each_step, walk

every_game = pytest.mark.parametrize("name", games.names())


def by_hand(state: State, seat: int | None, ends: int | None) -> set[str]:
    """The ends of all turns, by brute force; chance answers as a script of nothing does."""
    found = set()
    for action in state.legal():
        after, chance = state.clone(), Chance.from_script([])
        after.apply(action, chance)
        if after.seat == seat and chance.kept_to_script() and action != ends:
            found |= by_hand(after, seat, ends)
        else:
            found.add(repr(after.to_json()))
    return found


def test_every_turn_is_told_and_none_that_leads_to_the_same_position_twice() -> None:
    five_tribes = games.get("five-tribes")
    table = Table("five-tribes", "base", 2)
    late = [state.clone() for state, _ in walk(table, 3) if state.step == "pick"][-2]
    ends = []
    for turn in late.turns():
        after, chance = late.clone(), Chance.from_script([])
        for action in turn:
            after.apply(action, chance)
        ends.append(repr(after.to_json()))
    assert len(ends) == len(set(ends))
    assert set(ends) == by_hand(late, late.seat, five_tribes.parse("end"))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_turns_come_one_by_one_and_leave_the_position_as_it_is(table: Table) -> None:
    for state in one_of_each_step(table).values():
        kept = state.code()
        turns = list(itertools.islice(state.turns(), 20))
        assert bool(turns) is not state.over
        assert all(turn[0] in state.legal() for turn in turns)
        assert state.code() == kept


@every_game
def test_the_text_of_a_turn_is_the_text_of_its_steps(name: str) -> None:
    game = games.get(name)
    state = game.new(2, Chance(1))
    turn = next(state.turns())
    assert game.text(turn) == ", ".join(game.text(action) for action in turn)
    assert game.text(tuple(turn)) == game.text(turn)
    assert game.text([]) == ""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_position_is_drawn_as_text(table: Table) -> None:
    for state in one_of_each_step(table).values():
        drawing = str(state)
        assert all(f"seat{seat}" in drawing for seat in range(table.players))
        assert max(map(len, drawing.splitlines())) <= 130
        assert "\x1b" not in drawing
        assert repr(state).startswith(f"<{table.game.title}, {table.players} seats")


def test_the_drawing_shows_what_lies_where() -> None:
    drawing = str(games.get("five-tribes").new(3, Chance(3)))
    assert "│A1 oasis   8│B1 village 5│" in drawing
    assert "cards: 1 ivory" in drawing
    cave = str(games.get("ali-baba").new(3, Chance(3)))
    assert "┌4a1─────┐" in cave


WITHOUT_RICH = """
import sys
sys.modules["rich"] = None
from caravanserai import games
print(games.get("ali-baba").new(2, games.Chance(1)))
"""


def test_where_nothing_can_draw_the_position_is_listed() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT_RICH], capture_output=True, text=True, check=True)
    assert "variant: base" in told.stdout


def test_the_rules_alone_load_neither_terminal_nor_drawing() -> None:
    program = (
        "import sys, caravanserai.games; print([name for name in sys.modules if name.startswith('rich')])"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_random_play_meets_its_own_turns() -> None:
    """Whatever is played without chance is the beginning of a turn that was told."""
    state, chance = Table("ali-baba", "lamp", 3).new(5)
    while not state.over:
        action = at_random(games.get("ali-baba"), state, chance)
        assert action in {turn[0] for turn in state.turns()}
        state.apply(action, chance)
