"""Whole turns: everything a seat can do with the rest of its turn, as lines of small steps."""

from __future__ import annotations

import pytest

from caravanserai import games
from caravanserai.games import Chance, IllegalAction

from ..games.tables import Table, one_of_each_step, walk

pytest.importorskip("numpy", reason="the package of environments needs NumPy: the extra `learn`")

from caravanserai import envs


def every_line(state: games.State, seat: int) -> set[str]:
    """The ends of all lines, by brute force; chance answers as a script of nothing does."""
    found = set()
    for action in state.legal():
        after, chance = state.clone(), Chance.from_script([])
        after.apply(action, chance)
        if after.seat == seat and chance.kept_to_script() and action != games.get("five-tribes").parse("end"):
            found |= every_line(after, seat)
        else:
            found.add(repr(after.to_json()))
    return found


def test_every_end_of_a_turn_is_found_once() -> None:
    """Late in a game, when few meeples are left to move."""
    table = Table("five-tribes", "base", 2)
    late = [state.clone() for state, _ in walk(table, 3) if state.step == "pick"][-2]
    assert late.seat is not None
    found = [repr(turn.after.to_json()) for turn in envs.whole_turns("five-tribes", late)]
    assert len(found) == len(set(found))
    assert set(found) == every_line(late, late.seat)


def test_a_turn_of_ali_baba_ends_where_tiles_are_turned_up() -> None:
    state = games.get("ali-baba").new(2, Chance(3))
    turns = list(envs.whole_turns("ali-baba", state))
    assert {turn.actions[0] for turn in turns} == set(state.legal())
    assert all(turn.certain or len(turn.actions) == 1 for turn in turns)


def test_the_lines_of_whole_turns_can_be_played() -> None:
    table = Table("five-tribes", "base", 3)
    for step, state in one_of_each_step(table).items():
        if step != "over":
            for turn in envs.whole_turns("five-tribes", state, most=20):
                after = envs.play_turn(state, turn.actions, Chance(5))
                if turn.certain:
                    assert after == turn.after


def test_as_many_turns_are_listed_as_wanted() -> None:
    state = one_of_each_step(Table("five-tribes", "base", 4))["pick"]
    assert len(list(envs.whole_turns("five-tribes", state, most=30))) == 30


def test_a_line_that_cannot_be_played_changes_nothing() -> None:
    state = one_of_each_step(Table("five-tribes", "base", 2))["pick"]
    kept = state.to_json()
    line = next(envs.whole_turns("five-tribes", state)).actions
    with pytest.raises(IllegalAction):
        envs.play_turn(state, [line[0], line[0]], Chance(1))
    with pytest.raises(ValueError, match="after the turn of seat"):
        envs.play_turn(state, [*line, 499], Chance(1))
    assert state.to_json() == kept


def test_after_the_end_there_are_no_turns() -> None:
    state = one_of_each_step(Table("ali-baba", "base", 2))["over"]
    with pytest.raises(ValueError, match="the game is over"):
        envs.whole_turns("ali-baba", state)
