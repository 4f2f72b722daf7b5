"""Changes: what makes one view into another, told without sending either whole."""

from __future__ import annotations

import copy
import itertools
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai import games
from caravanserai.games import BadPosition, Chance, Json, State
from caravanserai.protocol.changes import apply_changes

from .eventful import eventful_game, lookers, secretive_game, steps_of
from .tables import TABLES, Table, one_of_each_step
from .test_docs import block

FIVE_TRIBES = games.get("five-tribes")
ALI_BABA = games.get("ali-baba")

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def check_changes(before: State, after: State) -> None:
    """What must hold of the changes between any two positions of a game, whoever looks."""
    for seat in lookers(after):
        old, new = before.view(seat), after.view(seat)
        changes = after.changes(before, seat)
        assert apply_changes(old, changes) == new
        for change in changes:
            assert is_told_rightly(old, new, *change)


def is_told_rightly(old: Json, new: Json, path: list[Any], *value: Any) -> bool:
    """Whether something is put where the new view has it, or taken from where only the old one has it."""
    where: Any = new
    for key in path[:-1]:
        old, where = old[key], where[key]
    if value:
        return bool(value == (where[path[-1]],))
    return path[-1] in old and path[-1] not in where


@every_table
def test_each_step_of_a_game_can_be_followed_by_its_changes(table: Table) -> None:
    for before, after in steps_of(eventful_game(table, 1)):
        check_changes(before, after)


@every_number
def test_each_step_of_a_game_with_many_unseen_cards_can_be_followed_by_its_changes(players: int) -> None:
    for before, after in steps_of(secretive_game(players, 5)):
        check_changes(before, after)


@every_table
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_changes_lead_between_any_two_positions_also_backwards(table: Table, data: st.DataObject) -> None:
    game = eventful_game(table, data.draw(st.integers(1, 3), "seed"))
    number = st.integers(0, len(game) - 1)
    check_changes(game[data.draw(number, "before")], game[data.draw(number, "after")])


@every_table
def test_changes_lead_from_the_first_position_to_the_last_and_back(table: Table) -> None:
    first, *_, last = eventful_game(table, 1)
    check_changes(first, last)
    check_changes(last, first)


@every_table
def test_changes_lead_even_into_another_game_with_as_many_seats(table: Table) -> None:
    for other in TABLES:
        if (other.name, other.players) == (table.name, table.players):
            check_changes(eventful_game(table, 1)[3], eventful_game(other, 2)[30])


@pytest.mark.parametrize("table", [table for table in TABLES if table.players == 3], ids=str)
def test_a_single_thing_that_differs_is_told(table: Table) -> None:
    """As a rule several things change together; here each does so alone."""
    told: Counter[tuple[Any, ...]] = Counter()
    positions = [state.to_json() for state in one_of_each_step(table).values()]
    for position, other in itertools.permutations(positions, 2):
        before = table.game.from_json(position)
        for path in paths_to_what_differs(position, other):
            if told[tuple(path)] < 2:
                try:
                    after = table.game.from_json(with_one_thing_of(position, other, path))
                except BadPosition:
                    continue  # not every thing can be different alone
                assert apply_changes(before.view(0), after.changes(before, 0)) == after.view(0)
                told[tuple(path)] += 1
    assert len(told) > 10


def paths_to_what_differs(position: Any, other: Any) -> list[list[Any]]:
    """The innermost fields that two positions have and that are not the same."""
    if isinstance(position, dict) and isinstance(other, dict):
        keys: list[Any] = [key for key in position if key in other]
    elif (
        isinstance(position, list)
        and position
        and isinstance(position[0], dict)
        and len(position) == len(other)
    ):
        keys = list(range(len(position)))
    else:
        return [[]] if position != other else []
    return [[key, *path] for key in keys for path in paths_to_what_differs(position[key], other[key])]


def with_one_thing_of(position: Json, other: Json, path: list[Any]) -> Json:
    """A copy of the position in which one thing is as in the other."""
    value: Any = other
    for key in path:
        value = value[key]
    return apply_changes(position, [[path, value]])


@every_table
def test_a_step_that_is_taken_back_is_told_as_changes(table: Table) -> None:
    for before, after in steps_of(eventful_game(table, 2), every=3):
        check_changes(after, before)


@every_table
def test_between_a_position_and_itself_nothing_changes(table: Table) -> None:
    for state in eventful_game(table, 1)[::7]:
        for seat in lookers(state):
            assert state.changes(state, seat) == []
            assert state.changes(state.clone(), seat) == []


@every_table
def test_nothing_is_told_that_has_not_changed(table: Table) -> None:
    """But for a hand and what is unseen of it, which come together."""
    for before, after in steps_of(eventful_game(table, 1), every=3):
        if after.over:
            continue
        for seat in lookers(after):
            old = before.view(seat)
            for change in after.changes(before, seat):
                if change[0][-1] not in ("hand", "unseen"):
                    assert apply_changes(old, [change]) != old


@every_table
def test_changes_are_the_same_once_they_have_been_sent(table: Table) -> None:
    for before, after in steps_of(eventful_game(table, 1), every=3):
        changes = after.changes(before, None)
        assert json.loads(json.dumps(changes)) == changes


@every_table
def test_changes_tell_a_seat_no_more_than_its_views_do(table: Table) -> None:
    """Whatever else may lie behind what a seat sees: it is told the same changes."""
    chance = Chance(11)
    for before, after in steps_of(eventful_game(table, 1), every=3):
        check_no_secret_is_told(before, after, chance)


@every_number
def test_changes_tell_a_seat_no_more_than_its_views_where_many_cards_were_drawn_unseen(players: int) -> None:
    chance = Chance(12)
    for before, after in steps_of(secretive_game(players, 5), every=2):
        check_no_secret_is_told(before, after, chance)


def check_no_secret_is_told(before: State, after: State, chance: Chance) -> None:
    for seat in lookers(after):
        imagined = after.resample(seat, chance).changes(before.resample(seat, chance), seat)
        assert imagined == after.changes(before, seat)


def test_a_meeple_dropped_changes_its_tile_and_the_hand_as_the_document_says() -> None:
    state = FIVE_TRIBES.new(2, Chance(4))
    chance = Chance(4)
    while state.step != "drop":
        state.apply(state.legal()[0], chance)
    before = state.clone()
    assert before.view(0)["turn"]["hand"] == "VEA"
    assert before.view(0)["tiles"]["B1"]["meeples"] == "EAA"
    state.apply(FIVE_TRIBES.parse("drop assassin B1"), chance)
    assert state.changes(before, 0) == json.loads(block("positions.md", "json"))


def test_a_tile_taken_from_the_cave_is_taken_away_and_what_it_covered_is_named() -> None:
    chance = Chance(1)
    state = ALI_BABA.new(2, chance, first=0)
    before = state.clone()
    state.apply(ALI_BABA.parse("take 4a1"), chance)
    turned_up = state.view(1)["cave"]["3a1"]["tile"]
    changes = state.changes(before, 1)
    assert [["cave", "4a1"]] in changes
    assert [["cave", "3a1", "tile"], turned_up] in changes
    assert [change[0] for change in changes if change[0][0] == "cave"] == [
        ["cave", "4a1"],
        ["cave", "3a1", "tile"],
    ]


@every_table
def test_the_end_of_a_game_tells_every_seat_whole(table: Table) -> None:
    *_, before, last = eventful_game(table, 1)
    for seat in lookers(last):
        told = [change for change in last.changes(before, seat) if change[0][0] == "seats"]
        assert told == [[["seats", number], whole] for number, whole in enumerate(last.view(seat)["seats"])]


@every_table
def test_the_view_to_which_changes_are_applied_stays_as_it_was(table: Table) -> None:
    first, *_, last = eventful_game(table, 1)
    view = first.view(0)
    kept = copy.deepcopy(view)
    apply_changes(view, last.changes(first, 0))
    assert view == kept


def test_changes_that_follow_on_each_other_leave_those_before_as_they_were() -> None:
    first: list[list[Any]] = [[["turn"], {"tile": "A1"}]]
    second = [*first, [["turn", "tile"], "B1"]]
    kept = copy.deepcopy(first)
    assert apply_changes({"turn": None}, second) == {"turn": {"tile": "B1"}}
    assert first == kept


@pytest.mark.parametrize("name", games.names())
def test_changes_are_told_between_positions_of_one_game_only(name: str) -> None:
    [other] = [game for game in games.names() if game != name]
    state = games.get(name).new(3, Chance(1))
    for stranger in (games.get(other).new(3, Chance(1)), games.get(name).new(2, Chance(1)), None):
        with pytest.raises(ValueError, match="two positions of one game"):
            state.changes(stranger, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seat", [3, -1, "0", True])
def test_changes_are_told_to_a_seat_at_the_table_only(name: str, seat: Any) -> None:
    state = games.get(name).new(3, Chance(1))
    with pytest.raises(ValueError, match="a seat from 0 to 2 is expected"):
        state.changes(state, seat)
