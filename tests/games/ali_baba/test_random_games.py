"""Random games: no dead end, and after every single action a position that can arise."""

from __future__ import annotations

import pytest

from caravanserai import games
from caravanserai.games import Chance

from ..tables import TABLES, Table, walk
from .half_tiles import SMALLER, WHOLE, ground

every_table = pytest.mark.parametrize("table", [each for each in TABLES if each.name == "ali-baba"], ids=str)


@pytest.mark.rule("AB-C1")
@every_table
def test_every_position_of_a_random_game_can_arise(table: Table) -> None:
    for seed in range(15):
        for state, _ in walk(table, seed):
            assert state.problems() == []


@pytest.mark.rule("AB-Z1", "AB-Z2")
@every_table
def test_all_seats_have_had_equally_many_turns_unless_the_cave_is_empty(table: Table) -> None:
    for seed in range(40):
        turns = [0] * table.players
        previous = None
        for state, _ in walk(table, seed):
            if previous is not None and previous[1] == "take":
                turns[previous[0]] += 1
            previous = (state.seat or 0, state.step)
            final = state
        assert len(set(turns)) == 1 or final.to_json()["cave"] == {}


@pytest.mark.rule("AB-S1", "AB-T2")
@every_table
def test_a_tile_is_face_up_just_when_nothing_covers_it(table: Table) -> None:
    corners = SMALLER if table.variant == "small" else WHOLE
    for state, _ in walk(table, 5):
        cave = state.to_json()["cave"]
        for place, lying in cave.items():
            covered = any(
                corners[other][0] > corners[place][0] and ground(corners[other]) & ground(corners[place])
                for other in cave
            )
            assert (lying["tile"] is None) == covered


def test_after_random_play_chance_tells_only_what_the_last_action_revealed() -> None:
    chance = Chance(3)
    games.get("ali-baba").new(2, chance).playout(chance)
    assert chance.answers() == []
