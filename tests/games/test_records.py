"""Records: what was played replays without a seed; what could not have been is refused by its field."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from caravanserai import games
from caravanserai.games import BadRecord, Chance, Json

from .tables import TABLES, Choice, Table, at_random, lively

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", games.names())


def play(table: Table, seed: int, choose: Choice = at_random, most: int = 10**6) -> tuple[Json, list[Json]]:
    """A record of a game, or of its beginning, and all its positions."""
    state, chance = table.new(seed)
    setup = state.clone()
    steps: list[Json] = []
    seen = [state.to_json()]
    while not state.over and len(steps) < most:
        steps.append(table.game.step(state, choose(table.game, state, chance), chance))
        seen.append(state.to_json())
    return table.game.record(setup, steps), seen


@every_table
@pytest.mark.parametrize("choose", [at_random, lively])
def test_a_record_replays_to_the_same_positions(table: Table, choose: Choice) -> None:
    for seed in range(2):
        record, seen = play(table, seed, choose)
        told = json.loads(json.dumps(record))
        assert [state.to_json() for state in table.game.replay(told)] == seen


@every_table
def test_a_record_says_what_was_played_and_by_whom(table: Table) -> None:
    setup, _ = table.new(2)
    record = table.game.record(setup, [], seats=[f"player {number}" for number in range(table.players)])
    assert record["game"] == table.name
    assert record["rules"] == table.game.rules_version
    assert record["options"]["players"] == table.players
    assert record["options"]["variant"] == table.variant
    assert record["seats"] == [f"player {number}" for number in range(table.players)]
    assert record["setup"] == setup.to_json()


@every_table
def test_the_options_of_a_record_set_up_such_a_game_again(table: Table) -> None:
    record, _ = play(table, 4, most=0)
    again = table.game.new(chance=Chance(9), **record["options"])
    assert table.game.options(again) == record["options"]


@every_table
def test_each_line_is_readable_by_itself(table: Table) -> None:
    record, seen = play(table, 5, lively)
    revealed = 0
    for line, before in zip(record["steps"], seen, strict=False):
        assert line["seat"] == before["seat"]
        assert table.game.text(table.game.parse(line["do"])) == line["do"]
        assert list(line) in (["seat", "do"], ["seat", "do", "chance"])
        for answer in line.get("chance", []):
            assert table.game.answer_text(table.game.parse_answer(answer)) == answer
        revealed += len(line.get("chance", []))
    assert revealed > 0


@every_table
def test_a_game_under_way_is_replayed_as_far_as_it_went(table: Table) -> None:
    for most in (0, 1, 17):
        record, seen = play(table, 6, most=most)
        states = list(table.game.replay(record))
        assert [state.to_json() for state in states] == seen
        assert not states[-1].over


@every_table
def test_a_game_may_be_recorded_from_the_middle(table: Table) -> None:
    state, chance = table.new(7)
    for _ in range(25):
        state.apply(at_random(table.game, state, chance), chance)
    setup = state.clone()
    steps = [table.game.step(state, at_random(table.game, state, chance), chance) for _ in range(10)]
    *_, last = table.game.replay(table.game.record(setup, steps))
    assert last == state


@every_table
def test_the_positions_of_a_replay_share_nothing(table: Table) -> None:
    record, seen = play(table, 8, most=12)
    for state in table.game.replay(record):
        state.playout(Chance(1))
    assert [state.to_json() for state in table.game.replay(record)] == seen


@every_game
def test_seats_need_a_name_each(name: str) -> None:
    game = games.get(name)
    with pytest.raises(BadRecord, match="seats: 3 names are needed, not 2"):
        game.record(game.new(3, Chance(0)), [], seats=["Ali", "Kassim"])


def set_to(*path: str | int, to: Any) -> Callable[[Json], None]:
    """A change: this value at that place."""

    def change(record: Json) -> None:
        inner: Any = record
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = to

    return change


def first_with_chance(record: Json) -> int:
    """The first line in which something was revealed."""
    return next(number for number, line in enumerate(record["steps"]) if "chance" in line)


def lose_an_answer(record: Json) -> None:
    record["steps"][first_with_chance(record)]["chance"].pop()


def lose_all_answers(record: Json) -> None:
    del record["steps"][first_with_chance(record)]["chance"]


def add_an_answer(record: Json) -> None:
    answers = record["steps"][first_with_chance(record)]["chance"]
    answers.append(answers[0])


def answer_what_is_gone(record: Json) -> None:
    """A tile, or a djinn where a card must come, that lies open since the beginning."""
    line = record["steps"][first_with_chance(record)]
    setup = record["setup"]
    line["chance"][0] = setup["djinns"]["row"][0] if "djinns" in setup else setup["cave"]["4a1"]["tile"]


def answer_where_nothing_is_revealed(record: Json) -> None:
    line = next(line for line in record["steps"] if "chance" not in line)
    line["chance"] = [record["steps"][first_with_chance(record)]["chance"][0]]


def swap_two_lines(record: Json) -> None:
    steps = record["steps"]
    number = next(i for i in range(len(steps) - 1) if steps[i]["seat"] != steps[i + 1]["seat"])
    steps[number], steps[number + 1] = steps[number + 1], steps[number]


def go_on_after_the_end(record: Json) -> None:
    record["steps"].append(dict(record["steps"][-1]))


def sit_elsewhere(record: Json) -> None:
    record["steps"][3]["seat"] = (record["steps"][3]["seat"] + 1) % 3


def forget(field: str) -> Callable[[Json], None]:
    def change(record: Json) -> None:
        del record[field]

    return change


TAMPERED: list[tuple[str, Callable[[Json], None], str]] = [
    ("another game", set_to("game", to="chess"), "game"),
    ("another version", set_to("rules", to=0), "rules"),
    ("a version in words", set_to("rules", to="1"), "rules"),
    ("a version that is true", set_to("rules", to=True), "rules"),
    ("other options", set_to("options", "players", to=2), "options"),
    ("no options", set_to("options", to=None), "options"),
    ("a seat too few", set_to("seats", to=["a", "b"]), "seats"),
    ("seats by number", set_to("seats", to=[0, 1, 2]), "seats"),
    ("seats in one word", set_to("seats", to="abc"), "seats"),
    ("steps that are no list", set_to("steps", to={}), "steps"),
    ("no setup", set_to("setup", to=None), "setup.position"),
    ("a bad setup", set_to("setup", "seats", to=7), "setup.seats"),
    ("an unknown field", set_to("date", to="today"), "date"),
    *(
        (f"no {field}", forget(field), field)
        for field in ("game", "rules", "options", "seats", "setup", "steps")
    ),
    ("a line of another kind", set_to("steps", 2, to="bid 5"), "steps[2]"),
    ("a line without an action", set_to("steps", 2, to={"seat": 0}), "steps[2]"),
    ("a line with too much", set_to("steps", 2, "time", to=5), "steps[2]"),
    ("an action that is none", set_to("steps", 1, "do", to="dance"), "steps[1].do"),
    ("an action by number", set_to("steps", 1, "do", to=5), "steps[1].do"),
    ("another seat's action", sit_elsewhere, "steps[3].seat"),
    ("a seat that is true", set_to("steps", 0, "seat", to=True), "steps[0].seat"),
    ("a seat in words", set_to("steps", 0, "seat", to="0"), "steps[0].seat"),
    ("chance that is no list", set_to("steps", 0, "chance", to="fakir"), "steps[0].chance"),
    ("chance without end", set_to("steps", 0, "chance", to=["fakir"] * 1000), "steps[0].chance"),
    ("an answer that is none", set_to("steps", 0, "chance", to=["dragon"]), "steps[0].chance"),
    ("an answer by number", set_to("steps", 0, "chance", to=[3]), "steps[0].chance"),
    ("an answer missing", lose_an_answer, "chance"),
    ("all answers missing", lose_all_answers, "chance"),
    ("an answer left over", add_an_answer, "chance"),
    ("an answer that can't be", answer_what_is_gone, "chance"),
    ("an answer to nothing", answer_where_nothing_is_revealed, "chance"),
    ("lines out of order", swap_two_lines, "steps["),
    ("an action after the end", go_on_after_the_end, "steps["),
]


@every_game
@pytest.mark.parametrize(("what", "tamper", "field"), TAMPERED, ids=[what for what, _, _ in TAMPERED])
def test_a_tampered_record_is_refused_by_its_field(
    name: str, what: str, tamper: Callable[[Json], None], field: str
) -> None:
    table = Table(name, "base", 3)
    record, _ = play(table, 1)
    before = copy.deepcopy(record)
    tamper(record)
    assert repr(record) != repr(before)
    with pytest.raises(BadRecord) as refusal:
        list(table.game.replay(record))
    assert refusal.value.message
    if field in ("chance", "steps["):
        assert refusal.value.field.startswith("steps[")
        assert field in refusal.value.field
    else:
        assert refusal.value.field == field


@every_game
def test_an_illegal_action_in_a_record_is_refused_with_its_rule(name: str) -> None:
    game = games.get(name)
    record, _ = play(Table(name, "base", 2), 1, most=1)
    legal = game.new(2, Chance(1)).legal()
    record["steps"][0]["do"] = game.text(next(action for action in range(game.size) if action not in legal))
    record["steps"][0].pop("chance", None)
    with pytest.raises(BadRecord, match=r"steps\[0\]: not allowed: .* \((FT|AB)-"):
        list(game.replay(record))


@every_game
@pytest.mark.parametrize("thing", [None, 5, "record", [], True])
def test_what_is_no_record_is_refused(name: str, thing: Any) -> None:
    with pytest.raises(BadRecord) as refusal:
        list(games.get(name).replay(thing))
    assert refusal.value.field == "record"


@every_game
def test_the_positions_before_the_mistake_are_shown(name: str) -> None:
    table = Table(name, "base", 2)
    record, seen = play(table, 2, most=10)
    record["steps"][6]["do"] = "dance"
    states = table.game.replay(record)
    assert [next(states).to_json() for _ in range(7)] == seen[:7]
    with pytest.raises(BadRecord):
        next(states)
