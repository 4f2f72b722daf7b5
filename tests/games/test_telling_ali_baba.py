"""The story of Ali Baba: it accounts for every tile and point, and keeps what is shown in secret."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from caravanserai import games, rulebook
from caravanserai.games import Chance, Json

from .stories import Step, check_no_secret, steps
from .tables import TABLES, Table

ours = [table for table in TABLES if table.name == "ali-baba"]
every_table = pytest.mark.parametrize("table", ours, ids=str)
SEEDS = range(3)


def find(table: Table, kind: str) -> Step:
    """The first action of that kind."""
    return next(step for seed in range(50) for step in steps(table, seed) if step.text.startswith(kind))


@every_table
def test_the_story_accounts_for_every_tile_and_point(table: Table) -> None:
    for seed in SEEDS:
        for step in steps(table, seed):
            seats = step.before.to_json()["seats"]
            held = [set(seat["tiles"]) for seat in seats]
            scores = [seat["score"] for seat in seats]
            for entry in step.told(None):
                seat = entry["seat"]
                if entry["what"] == "points":
                    scores[seat] += entry["n"]
                elif entry["what"] in ("take", "also", "steal", "swap"):
                    held[seat].add(entry["tile"])
                if entry["what"] == "steal":
                    held[entry["of"]].remove(entry["tile"])
                elif entry["what"] == "swap":
                    held[seat].remove(entry["lamp"])
            after = step.after.to_json()["seats"]
            assert [set(seat["tiles"]) for seat in after] == held, step.text
            assert [seat["score"] for seat in after] == scores, step.text


@every_table
def test_tiles_leave_the_cave_and_are_turned_up_as_told(table: Table) -> None:
    for step in steps(table, 1):
        cave = step.before.to_json()["cave"]
        for entry in step.told(None):
            if entry["what"] in ("take", "also"):
                assert cave.pop(entry["place"]) == {"tile": entry["tile"]}
            elif entry["what"] == "turn-up":
                for place, tile in entry["tiles"].items():
                    assert cave[place] == {"tile": None}
                    cave[place] = {"tile": tile}
        assert cave == step.after.to_json()["cave"]


@every_table
def test_bans_begin_and_end_as_told(table: Table) -> None:
    for step in steps(table, 2):
        bans = {line["seat"]: line["what"] for line in step.before.to_json()["bans"]}
        for entry in step.told(None):
            if entry["what"] == "ban":
                bans[entry["seat"]] = entry["banned"]
            elif entry["what"] == "ban-ends":
                assert bans.pop(entry["seat"]) == entry["banned"]
        assert bans == {line["seat"]: line["what"] for line in step.after.to_json()["bans"]}


@every_table
def test_every_entry_names_a_clause_and_is_plain_json(table: Table) -> None:
    clauses = rulebook.clauses()
    for step in steps(table, 3):
        for entry in step.told(step.before.seat):
            assert list(entry)[:2] == ["what", "seat"]
            assert clauses[entry["rule"]].game == "ali-baba"
            assert json.loads(json.dumps(entry)) == entry


@every_table
def test_the_story_depends_on_nothing_that_its_receiver_cannot_know(table: Table) -> None:
    chance = Chance(42)
    differed = sum(check_no_secret(step, chance) for seed in SEEDS for step in steps(table, seed))
    assert (differed > 10) == (table.players > 2)


@every_table
def test_points_name_the_colour_of_the_tile_that_brought_them(table: Table) -> None:
    clauses = {"pink": "AB-PINK", "blue": "AB-BLUE", "brown": "AB-BROWN"}
    for step in steps(table, 4):
        story = step.told(None)
        for points in (entry for entry in story if entry["what"] == "points"):
            tile = next(entry["tile"] for entry in story if "tile" in entry)
            assert points["rule"] == clauses[tile.split("-")[1]]


@every_table
def test_a_game_ends_with_its_result_after_the_last_turns_were_told(table: Table) -> None:
    told = [entry for step in steps(table, 5) for entry in step.told(None)]
    counted = Counter(entry["what"] for entry in told)
    assert counted["over"] == 1
    assert counted["last-turns"] == 1
    last = steps(table, 5)[-1].after
    assert told[-1] == {
        "what": "over",
        "seat": None,
        "scores": last.scores(),
        "winners": last.winners(),
        "rule": "AB-Z1" if last.to_json()["cave"] else "AB-Z2",
    }


def secret_show() -> list[Step]:
    """The steps in which the three rivals of a seat show tiles, one after the other."""
    found: list[Step] = []
    for seed in range(100):
        found = []
        for step in steps(Table("ali-baba", "base", 4), seed):
            found = [*found, step] if step.before.step == "show" else []
            if len(found) == 3:
                return found
    raise AssertionError("no yellow magic ever asked three rivals")


def test_a_tile_is_shown_in_secret_and_all_are_revealed_together() -> None:
    first, second, third = secret_show()
    shown = {step.before.seat: step.text.split()[1] for step in (first, second, third)}
    for step in (first, second):
        entry: Json = {"what": "show", "seat": step.before.seat, "rule": "AB-YELLOW1"}
        for seat in step.receivers:
            own = {"tile": step.text.split()[1]} if seat == step.before.seat else {}
            assert step.told(seat) == [{**entry, **own}]
    for seat in third.receivers:
        told = third.told(seat)[1:]
        assert {entry["seat"]: entry["tile"] for entry in told} == shown
        assert {entry["what"] for entry in told} == {"reveal"}


def test_the_first_take_turns_a_tile_up_and_the_turn_passes() -> None:
    game = games.get("ali-baba")
    position = game.new(2, Chance(1), first=0).to_json()
    position["cave"]["4a1"] = {"tile": "sword-pink"}
    state = game.from_json(position)
    state.apply(game.parse("take 4a1"), Chance.from_script([game.parse_answer("ring-blue")]))
    assert game.tell(state, 1) == [
        {"what": "take", "seat": 0, "place": "4a1", "tile": "sword-pink", "rule": "AB-T1"},
        {"what": "turn-up", "seat": None, "tiles": {"3a1": "ring-blue"}, "rule": "AB-T2"},
        {"what": "points", "seat": 0, "n": 5, "rule": "AB-PINK"},
        {"what": "turn", "seat": 1, "rule": "AB-S4"},
    ]


def test_yellow_magic_with_nothing_to_show_does_nothing() -> None:
    game = games.get("ali-baba")
    position = game.new(2, Chance(1), first=0).to_json()
    position["cave"]["4a1"] = {"tile": "sword-yellow"}
    state = game.from_json(position)
    state.apply(game.parse("take 4a1"), Chance(1))
    assert {"what": "nothing", "seat": 0, "rule": "AB-YELLOW2"} in game.tell(state, None)


def test_a_lamp_is_swapped_for_a_tile_beside_the_cave() -> None:
    step = find(Table("ali-baba", "lamp", 3), "swap")
    taken = step.before.to_json()["taken"]["tile"]
    assert step.told(None)[0] == {
        "what": "swap",
        "seat": step.before.seat,
        "lamp": taken,
        "tile": step.text.split()[1],
        "rule": "AB-L2",
    }


def test_only_positions_of_the_game_are_told_of() -> None:
    game = games.get("ali-baba")
    other = games.get("five-tribes").new(2, Chance(1))
    with pytest.raises(TypeError, match="a position of Ali Baba is expected"):
        game.tell(other, None)
    with pytest.raises(ValueError, match="a seat from 0 to 1"):
        game.tell(game.new(2, Chance(1)), 2)


def test_what_a_copy_does_is_not_told_of_the_position_it_was_made_from() -> None:
    game = games.get("ali-baba")
    state = game.new(2, Chance(1), first=0)
    assert game.tell(state, None) == []
    state.apply(state.legal()[0], Chance(1))
    told = game.tell(state, None)
    copy = state.clone()
    assert game.tell(copy, None) == told != []
    copy.apply(copy.legal()[-1], Chance(2))
    copy.playout(Chance(3))
    assert game.tell(state, None) == told


def test_nothing_is_told_of_positions_that_are_read_imagined_or_played_out() -> None:
    game = games.get("ali-baba")
    state = game.new(2, Chance(1))
    state.apply(state.legal()[0], Chance(1))
    assert game.tell(game.from_json(state.to_json()), None) == []
    assert game.tell(state.resample(0, Chance(1)), None) == []
    state.playout(Chance(1))
    assert game.tell(state, None) == []


def test_of_tiles_that_turn_up_only_the_places_are_foretold() -> None:
    game = games.get("ali-baba")
    position = game.new(2, Chance(1), first=0).to_json()
    position["cave"]["4a1"] = {"tile": "sword-blue"}
    state = game.from_json(position)
    state.apply(game.parse("take 4a1"), Chance(1))
    assert game.foretell(state, 0) == [
        {"what": "take", "seat": 0, "place": "4a1", "tile": "sword-blue", "rule": "AB-T1"},
        {"what": "uncover", "seat": None, "places": ["3a1"], "rule": "AB-T2"},
        {"what": "points", "seat": 0, "n": 2, "rule": "AB-BLUE"},
    ]
