"""What every level promises at every table: legal choices to the end, hints that can be played."""

from __future__ import annotations

import pytest

from caravanserai import bots
from caravanserai.bots import Bot, Budget, Line
from caravanserai.games import Chance, State

from ..games.tables import Table, walk
from .seats import WHOLE_TURNS, every_level, every_table, every_table_of_two, last_part, sit_down, turns_of


@every_level
@every_table
def test_a_game_is_played_to_its_end(table: Table, level: str) -> None:
    state, chance = last_part(table, 5), Chance(5)
    seats = [sit_down(table.name, level, seed) for seed in range(table.players)]
    while state.seat is not None:
        action = seats[state.seat].choose(state.resample(state.seat, chance))
        assert action in state.legal()
        state.apply(action, chance)
    assert state.winners()


@every_level
@every_table_of_two
def test_there_is_nothing_to_choose_once_the_game_is_over(table: Table, level: str) -> None:
    state, chance = table.new(1)
    state.playout(chance)
    bot = sit_down(table.name, level)
    with pytest.raises(ValueError, match="the game is over"):
        bot.choose(state)
    assert bot.hint(state) == []


class Sleeper(Bot):
    """A bot that must not be asked to think."""

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        raise AssertionError("there was nothing to think about")


@every_table
def test_a_forced_step_is_answered_without_thinking(table: Table) -> None:
    state, chance = table.new(2)
    bot, forced = Sleeper("sleeper", Budget(simulations=1)), 0
    while not state.over:
        legal = state.legal()
        if len(legal) == 1:
            assert bot.choose(state.resample(state.seat, chance)) == legal[0]
            forced += 1
        state.apply(legal[chance.below(len(legal))], chance)
    assert forced > 0


@pytest.mark.parametrize("level", ["merchant", "sultan"])
def test_a_forced_step_needs_no_thought_even_if_something_else_was_planned(level: str) -> None:
    bot, table = sit_down("five-tribes", level), Table("five-tribes", "base", 2)
    state = next(state for state in turns_of(table, 3, 1) if state.step == "pick")
    bot.choose(state)
    forced = next(state for state, _ in walk(table, 7) if len(state.legal()) == 1)
    assert bot.choose(forced) == forced.legal()[0]
    assert len(bot.thoughts) == 1


def play_line(state: State, line: Line) -> None:
    """Play a line as far as it goes; each action must be legal, and its seat's."""
    table, seat = state.clone(), state.seat
    for action in line.actions:
        assert table.seat == seat
        assert action in table.legal()
        table.apply(action, Chance(1))


@every_level
@every_table
def test_hints_can_be_played_and_come_best_first(table: Table, level: str) -> None:
    bot = sit_down(table.name, level)
    for state in turns_of(table, 3, 11):
        lines = bot.hint(state.resample(state.seat, Chance(1)))
        assert 1 <= len(lines) <= 3
        assert len({line.actions for line in lines}) == len(lines)
        for line in lines:
            assert 0 <= line.win <= 1
            play_line(state, line)
        if level in ("random", "novice", "drover", "pedlar", "merchant"):
            assert [line.margin for line in lines] == sorted((line.margin for line in lines), reverse=True)
        else:
            assert [line.visits for line in lines] == sorted((line.visits for line in lines), reverse=True)


@every_level
@every_table_of_two
def test_the_first_hint_is_what_the_bot_plays(table: Table, level: str) -> None:
    for state in turns_of(table, 4, 19):
        hint = sit_down(table.name, level, 7).hint(state)[0]
        assert sit_down(table.name, level, 7).choose(state) == hint.actions[0]


@pytest.mark.parametrize("lines", [1, 2, 5])
@every_table_of_two
def test_no_more_hints_are_given_than_asked_for(table: Table, lines: int) -> None:
    state = max(turns_of(table, 3, 7), key=lambda state: len(state.legal()))
    assert len(bots.get(table.name, "merchant").hint(state, lines=lines)) == lines


@pytest.mark.parametrize("level", ["merchant", "vizier", "sultan"])
@every_table_of_two
def test_a_hint_does_not_disturb_the_turn_that_is_being_played(table: Table, level: str) -> None:
    def play(hints: bool) -> list[int]:
        state, bot, chance, played = turns[0].clone(), sit_down(table.name, level, 3), Chance(3), list[int]()
        for _ in range(8):
            played.append(bot.choose(state.resample(state.seat, chance)))
            state.apply(played[-1], chance)
            if hints:
                bot.hint(state)
                bot.hint(turns[-1])
        return played

    turns = turns_of(table, 6, 20)[2:]
    assert play(hints=False) == play(hints=True)


@pytest.mark.parametrize("level", ["merchant", "vizier", WHOLE_TURNS])
def test_a_turn_once_thought_through_is_played_without_thinking_again(level: str) -> None:
    table = Table("five-tribes", "base", 3)
    state = next(state for state in turns_of(table, 3, 1) if state.step == "pick")
    bot, chance = sit_down("five-tribes", level, simulations=200 if level == "vizier" else 8), Chance(0)
    planned = bot.hint(state)[0].actions
    assert len(planned) > 1
    for action in planned:
        assert bot.choose(state.resample(state.seat, chance)) == action
        state.apply(action, Chance(0))
    assert len(bot.thoughts) == 1


@pytest.mark.parametrize("level", ["merchant", "vizier", WHOLE_TURNS])
def test_a_plan_is_dropped_when_somebody_else_has_changed_the_turn(level: str) -> None:
    table = Table("five-tribes", "base", 2)
    state = next(state for state in turns_of(table, 3, 1) if state.step == "pick")
    bot = sit_down("five-tribes", level)
    first = bot.choose(state)
    other = next(action for action in state.legal() if action != first)
    state.apply(other, Chance(0))
    assert bot.choose(state) in state.legal()
    assert bot.choose(state) == sit_down("five-tribes", level).choose(state)
