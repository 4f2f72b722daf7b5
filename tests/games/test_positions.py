"""Positions as JSON: an exact round trip in mid-turn; what is malformed is refused by its field."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai import games
from caravanserai.games import BadPosition, Chance, State

from .tables import STEPS, TABLES, Table, at_random, finish, lively, one_of_each_step, walk

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", games.names())

Path = tuple[str | int, ...]

MISSING: Any = object()
STRANGE = [
    MISSING,
    None,
    True,
    -1,
    0,
    7,
    10**12,
    "x",
    "",
    [],
    {},
    1.5,
    [[]],
    {"x": 1},
    ["x", None],
    "A1",
    float("nan"),
]


@every_table
def test_every_position_of_a_game_comes_back_from_its_text(table: Table) -> None:
    for seed in range(2):
        for state, _ in walk(table, seed, lively):
            position = state.to_json()
            restored = table.game.from_json(json.loads(json.dumps(position)))
            assert restored.to_json() == position
            assert restored.legal() == state.legal()
            assert (restored.seat, restored.step, restored.over) == (state.seat, state.step, state.over)


@every_table
def test_a_restored_game_is_played_on_as_if_nothing_had_happened(table: Table) -> None:
    for seed in range(3):
        for number, (state, _) in enumerate(walk(table, seed, lively)):
            if number % 23 == 0:
                restored = table.game.from_json(state.to_json())
                went_on = state.clone()
                for number_of_chance in (seed, seed):
                    play_side_by_side(table, went_on, restored, number_of_chance)


def play_side_by_side(table: Table, one: State, other: State, seed: int) -> None:
    """The same seed brings two equal states through the same actions to the same end."""
    chance, same_chance = Chance(seed), Chance(seed)
    while not one.over:
        action = at_random(table.game, one, chance)
        assert action == at_random(table.game, other, same_chance)
        one.apply(action, chance)
        other.apply(action, same_chance)
    assert one.to_json() == other.to_json()


@every_table
def test_what_is_read_is_not_kept(table: Table) -> None:
    """Neither the JSON given nor the JSON handed out is the state's own."""
    state, _ = table.new(3)
    given_position = state.to_json()
    restored = table.game.from_json(given_position)
    for part in given_position.values():
        if isinstance(part, dict | list):
            part.clear()
    assert restored.to_json() == state.to_json()


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """Where something stands in a JSON value, from the whole to the smallest part."""
    yield here
    parts: Any = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, part in parts:
        yield from paths(part, (*here, key))


def changed(position: Any, path: Path, value: Any) -> Any:
    """The position with another value at a path, or without what stood there."""
    if not path:
        return value
    other = copy.copy(position)
    if len(path) > 1:
        other[path[0]] = changed(position[path[0]], path[1:], value)
    elif value is MISSING:
        del other[path[0]]
    else:
        other[path[0]] = value
    return other


def of_interest(path: Path) -> bool:
    """All paths, but for three of the thirty tiles and for the first entries of long lists."""
    if path[:1] == ("tiles",) and len(path) > 1 and path[1] not in ("A1", "C3", "F5"):
        return False
    return all(key < 2 for key in path if isinstance(key, int)) or path[:1] == ("seats",)


def name_of(path: Path) -> str:
    """A path as a refusal names it."""
    return (
        "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".") or "position"
    )


def is_plainly_wrong(path: Path, there: Any, value: Any) -> bool:
    """Whether a value can't stand there whatever the rest is: of another type, or not to be left out."""
    if value is MISSING:
        optional = path[-1] in ("unseen", "unseen_fakirs_at_most") and path[0] == "seats"
        optional |= path == ("rules",)
        return isinstance(path[-1], str) and not optional and not (path[0] == "cave" and len(path) == 2)
    return there is not None and value is not None and type(value) is not type(there)


def mutations(position: Any) -> Iterator[tuple[Any, str | None]]:
    """Something strange at every place; with it the field by which it must be refused, if it must be."""
    for path in paths(position):
        if of_interest(path):
            there = position
            for key in path:
                there = there[key]
            for value in STRANGE if path else STRANGE[1:]:
                wrong = name_of(path) if is_plainly_wrong(path, there, value) else None
                yield changed(position, path, value), wrong
            if isinstance(there, dict):
                yield changed(position, path, {**there, "camel": 1}), name_of((*path, "camel"))
            if isinstance(there, list):
                yield changed(position, path, there * 60), None
                yield changed(position, path, there[1:] + there[:1]), None


def check_reading(name: str, position: Any, fields: set[str], wrong: str | None = None) -> bool:
    """Read a position: it is refused by a field of it, or can be played to the end. Whether it was read."""
    try:
        state = games.get(name).from_json(position)
    except BadPosition as refusal:
        field, message = refusal.field, refusal.message
    else:
        assert wrong is None, f"{wrong} was read"
        check_playable(state)
        return True
    assert message
    assert wrong in (None, field)
    assert re.split(r"[.\[]", field)[0] in fields | {"position", "camel"}
    return False


def check_playable(state: State) -> None:
    """All that can be asked of a state that was read, however odd, is answered."""
    assert all(isinstance(problem, str) and problem for problem in state.problems())
    assert games.get(game_of(state)).from_json(state.to_json()) == state
    chance = Chance(1)
    for seat in (*range(state.players), None):
        json.dumps(state.view(seat))
        state.resample(seat, chance).problems()
    state.scores()
    state.winners()
    finish(state, seed=2)
    assert state.winners()


def game_of(state: State) -> str:
    return "ali-baba" if "cave" in state.to_json() else "five-tribes"


FOR_MUTATION = [
    (table, step)
    for table in TABLES
    if str(table)
    in ("five-tribes-2", "five-tribes-4", "ali-baba-base-3", "ali-baba-lamp-4", "ali-baba-small-2")
    for step in [*STEPS[table.name], *(["magic"] if table.variant == "lamp" else [])]
    if str(table) != "five-tribes-2" or step in ("bid", "pick", "end")
]


@pytest.mark.parametrize(("table", "step"), FOR_MUTATION, ids=str)
def test_a_strange_value_anywhere_is_refused_by_its_field_or_can_be_played(table: Table, step: str) -> None:
    position = one_of_each_step(table)[step].to_json()
    outcomes = [
        check_reading(table.name, strange, set(position), wrong) for strange, wrong in mutations(position)
    ]
    assert outcomes.count(False) > len(outcomes) / 2
    assert True in outcomes


@every_table
def test_a_missing_field_is_named(table: Table) -> None:
    position = table.new(1)[0].to_json()
    for field in set(position) - {"rules"}:  # without which it is a position of version 1
        with pytest.raises(BadPosition) as refusal:
            table.game.from_json(changed(position, (field,), MISSING))
        assert refusal.value.field == field
        assert str(refusal.value) == f"bad position: {field}: is missing"


@every_table
def test_a_field_too_many_is_named(table: Table) -> None:
    position = table.new(1)[0].to_json()
    with pytest.raises(BadPosition) as refusal:
        table.game.from_json({**position, "dragons": 3})
    assert refusal.value.field == "dragons"


@pytest.mark.parametrize(
    ("name", "path", "value", "field"),
    [
        ("five-tribes", ("tiles", "C3", "meeples"), "AV", "tiles.C3.meeples"),
        ("five-tribes", ("tiles", "C3", "owner"), 9, "tiles.C3.owner"),
        ("five-tribes", ("seats", 1, "coins"), -5, "seats[1].coins"),
        ("five-tribes", ("seats", 0, "hand"), ["camel"], "seats[0].hand[0]"),
        ("five-tribes", ("resources", "row", 2), "sand", "resources.row[2]"),
        ("five-tribes", ("djinns", "deck", 0), "genie", "djinns.deck[0]"),
        ("five-tribes", ("round", "track", "5"), 7, "round.track.5"),
        ("five-tribes", ("turn", "tile"), "G6", "turn.tile"),
        ("five-tribes", ("step",), "dance", "step"),
        ("ali-baba", ("cave", "4a1", "tile"), "sword-black", "cave.4a1.tile"),
        ("ali-baba", ("cave", "4a1", "tile"), None, "cave.4a1.tile"),
        ("ali-baba", ("seats", 1, "score"), 1.5, "seats[1].score"),
        ("ali-baba", ("unseen", 0), "sword", "unseen[0]"),
        ("ali-baba", ("first",), 4, "first"),
        ("ali-baba", ("variant",), "large", "variant"),
        ("ali-baba", ("turns_left",), 100, "turns_left"),
    ],
)
def test_the_field_named_is_the_one_that_is_wrong(name: str, path: Path, value: Any, field: str) -> None:
    game = games.get(name)
    with pytest.raises(BadPosition) as refusal:
        game.from_json(changed(game.new(2, Chance(1)).to_json(), path, value))
    assert refusal.value.field == field


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)


@every_game
@given(value=JSON)
def test_any_other_json_is_no_position(name: str, value: Any) -> None:
    with pytest.raises(BadPosition) as refusal:
        games.get(name).from_json(value)
    assert refusal.value.field


@every_game
@given(data=st.data())
def test_any_json_in_a_field_is_refused_or_playable(name: str, data: st.DataObject) -> None:
    position = games.get(name).new(3, Chance(6)).to_json()
    path = data.draw(st.sampled_from([path for path in paths(position) if path]))
    check_reading(name, changed(position, path, data.draw(JSON)), set(position))


@every_table
def test_no_position_of_a_game_has_problems(table: Table) -> None:
    for seed in range(3):
        for state, _ in walk(table, seed, lively):
            assert state.problems() == []


@pytest.mark.parametrize(
    ("name", "path", "value", "complaint"),
    [
        ("five-tribes", ("tiles", "A1", "meeples"), "VVVVVVVVVVVVVVVVV", "vizier"),
        ("five-tribes", ("bag",), "A", "assassin"),
        ("five-tribes", ("palms",), 13, "palm"),
        ("five-tribes", ("palaces",), 9, "palace"),
        ("five-tribes", ("seats", 0, "camels"), 12, "camels of seat 0"),
        ("five-tribes", ("seats", 0, "hand"), ["fakir"], "fakir"),
        ("five-tribes", ("resources", "discard"), ["ivory"], "ivory"),
        ("five-tribes", ("djinns", "deck"), [], "0, not 1"),
        ("five-tribes", ("tiles", "A1", "value"), 99, "1, not 0"),
        ("ali-baba", ("unseen", 0), "necklace-white", "necklace-white"),
        ("ali-baba", ("seats", 0, "tiles"), ["necklace-white"], "necklace-white"),
        ("ali-baba", ("out",), ["ring"], "ring"),
    ],
)
def test_pieces_too_many_or_missing_are_named(name: str, path: Path, value: Any, complaint: str) -> None:
    game = games.get(name)
    state = game.from_json(changed(game.new(2, Chance(2)).to_json(), path, value))
    assert [problem for problem in state.problems() if complaint in problem] != []
