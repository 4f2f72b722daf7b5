"""Looking back at games: step by step with everything shown, and what a bot thinks of every turn."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai import games
from caravanserai.games import Chance
from caravanserai.protocol.changes import apply_changes
from caravanserai.server.settings import Settings

from .chairs import Chair, id_of, play_on, seated
from .conftest import HASTY, Inn, Person, open_inn

Json = dict[str, Any]
PATIENCE = 60.0


def recorded(name: str = "ali-baba", steps: int = 10**6, seed: int = 3, **options: Any) -> Json:
    """A game that was played at random, or its beginning."""
    game, chance = games.get(name), Chance(seed)
    state = game.new(2, chance, **options)
    setup = state.clone()
    lines: list[Json] = []
    while not state.over and len(lines) < steps:
        lines.append(game.step(state, state.legal()[chance.below(len(state.legal()))], chance))
    return game.record(setup, lines, ["Ada", "Bob"])


def brought(person: Person, record: Json | str) -> str:
    answer = person.post("/api/reviews", record=record)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def judged(person: Person, review: str, turns: int = 10**6) -> Json:
    """What was thought of its turns, once so many have been thought about."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found: Json = person.get(f"/api/reviews/{review}/judged").json()
        if found["done"] or len(found["judged"]) >= turns:
            return found
        time.sleep(0.05)
    raise AssertionError("the bot does not come to an end")


def test_a_game_played_at_a_table_is_looked_back_at(any_server: Inn) -> None:
    with seated(any_server, "ali-baba", variant="small") as chairs:
        play_on(chairs)
        for chair in chairs:
            chair.until(lambda picture: picture.table and picture.table.status == "finished")
        ada, table = chairs[0].person, id_of(chairs[0])
        assert ada is not None
        over = chairs[0].picture.over
        last = chairs[0].picture.view
    made = ada.post("/api/reviews", table=table)
    assert made.status_code == 201
    assert ada.post("/api/reviews", table=table).json() == made.json(), "each game is reviewed once"
    stranger = any_server.person()
    review = stranger.get(f"/api/reviews/{made.json()['id']}").json()
    assert (review["names"], review["bots"]) == (["Ada", "Bob"], [None, None])
    assert (review["game"], review["variant"], review["players"]) == ("ali-baba", "small", 2)
    assert (review["table"], review["over"]) == (table, msgspec.to_builtins(over))
    view = review["view"]
    for step in review["steps"]:
        view = apply_changes(view, step["changes"])
    assert view == last
    assert over is not None
    assert over.scores is not None
    assert review["steps"][-1]["points"] == [sheet["total"] for sheet in over.scores]
    assert len(review["points"]) == 2
    assert [step["turn"] for step in review["steps"]] == [
        number for number, turn in enumerate(review["turns"]) for _ in range(turn["from"], turn["to"])
    ]
    found = judged(stranger, review["id"], turns=2)
    assert found["total"] == len(review["turns"])


def test_only_a_game_that_is_over_and_that_one_may_see_is_looked_back_at(server: Inn) -> None:
    with seated(server, "ali-baba") as chairs:
        ada, table = chairs[0].person, id_of(chairs[0])
        assert ada is not None
        assert ada.post("/api/reviews", table=table).status_code == 409
        assert server.person("Eve").post("/api/reviews", table=table).status_code == 404


def test_a_record_is_brought_along_judged_and_given_back(server: Inn) -> None:
    ada, record = server.person(), recorded(variant="small")
    id = brought(ada, record)
    assert brought(server.person(), record) == id
    assert ada.get(f"/api/reviews/{id}/record").json() == record
    review = ada.get(f"/api/reviews/{id}").json()
    *_, last = games.get("ali-baba").replay(record)
    assert review["over"] == {"why": "played", "winners": last.winners(), "scores": last.scores()}
    found = judged(ada, id)
    assert found["done"]
    assert [line["turn"] for line in found["judged"]] == list(range(len(review["turns"])))
    for line in found["judged"]:
        assert sum(line["win"]) == pytest.approx(1, abs=0.01)
        assert line["lost"] >= 0
        assert line["is_best"] == (line["lost"] == 0)
        assert line["best"]
        assert line["story"]
        for brings in (line["played_brings"], line["best_brings"]):
            assert isinstance(brings["gain"], float | int)
        assert line["played_brings"]["next"] in (0, 1, None)
    for earlier, later in zip(found["judged"], found["judged"][1:], strict=False):
        assert earlier["after"] == later["win"]
    end = [seat in last.winners() for seat in range(2)]
    assert [win > 0 for win in found["judged"][-1]["after"]] == end
    assert ada.get(f"/api/reviews/{id}/judged?from=5").json()["judged"] == found["judged"][5:]


def test_a_record_may_come_as_text_and_is_given_back_as_text(any_server: Inn) -> None:
    ada, record = any_server.person(), recorded(variant="small")
    text = games.get("ali-baba").record_text(record)
    id = ada.post("/api/reviews", record=text).json()["id"]
    assert ada.get(f"/api/reviews/{id}/record").json() == record
    assert ada.get(f"/api/reviews/{id}/record?as=text").json() == {"text": text}
    wrong = ada.post("/api/reviews", record=text + "take 4a1")
    assert wrong.status_code == 400
    assert wrong.json()["field"].startswith("record.line ")


@pytest.mark.parametrize("name", ["ali-baba", "five-tribes"])
def test_a_position_is_opened_by_its_line_and_told_as_one(any_server: Inn, name: str) -> None:
    ada, record = any_server.person(), recorded(name, steps=30)
    states = list(games.get(name).replay(record))
    whole = brought(ada, record)
    code = ada.get(f"/api/reviews/{whole}/code?step=12").json()["code"]
    assert code == states[12].code()
    opened = ada.post("/api/reviews", record=f" {code}\n").json()["id"]
    told = ada.get(f"/api/reviews/{opened}").json()
    assert (told["game"], told["steps"], told["turns"], told["done"]) == (name, [], [], True)
    assert ada.get(f"/api/reviews/{opened}/code").json()["code"] == code
    assert ada.get(f"/api/reviews/{whole}/code?step=31").status_code == 400


@pytest.mark.parametrize("name", ["ali-baba", "five-tribes"])
def test_a_bot_says_what_it_would_do_in_any_position_of_a_review(any_server: Inn, name: str) -> None:
    ada, record = any_server.person(), recorded(name, steps=30)
    position = list(games.get(name).replay(record))[12]
    opened = brought(ada, position.code())
    (best, *others) = ada.get(f"/api/reviews/{opened}/advice").json()["lines"]
    assert best["do"][0] in games.get(name).texts(position.legal())
    assert 0 <= best["win"] <= 1
    assert all(line["do"] != best["do"] for line in others)
    assert ada.get(f"/api/reviews/{opened}/advice?step=1").status_code == 400


def test_there_is_no_advice_once_the_game_is_over(any_server: Inn) -> None:
    ada, record = any_server.person(), recorded(variant="small")
    answer = ada.get(f"/api/reviews/{brought(ada, record)}/advice?step={len(record['steps'])}")
    assert (answer.status_code, answer.json()["id"]) == (409, "over-at-that-step")


@pytest.mark.parametrize("line", ["", "sheep", "cut", "changed"])
def test_a_line_that_is_no_position_is_told_so(any_server: Inn, line: str) -> None:
    code = games.get("ali-baba").new(2, Chance(1)).code()
    sent = {"cut": code[:-3], "changed": code[:-1] + ("0" if code[-1] != "0" else "1")}.get(line, line)
    answer = any_server.person().post("/api/reviews", record=sent)
    assert (answer.status_code, answer.json()["id"]) == (400, "bad-code")
    assert "position" in answer.json()["message"]


def test_bots_that_a_record_names_are_known_as_such(any_server: Inn) -> None:
    ada, record = any_server.person(), recorded(steps=3)
    id = brought(ada, {**record, "seats": ["vizier 0", "Vizier of Baghdad"]})
    assert ada.get(f"/api/reviews/{id}").json()["bots"] == ["vizier", None]


def test_names_in_a_record_are_tidied(any_server: Inn) -> None:
    ada, record = any_server.person(), recorded(steps=3)
    id = brought(ada, {**record, "seats": ["\u202eadA\x00", "\u200b"]})
    assert ada.get(f"/api/reviews/{id}").json()["names"] == ["adA", "seat1"]
    assert ada.get(f"/api/reviews/{id}/record").json() == {**record, "seats": ["adA", "seat1"]}


def test_bids_and_turns_of_five_tribes_are_told_apart(server: Inn) -> None:
    record = recorded("five-tribes", steps=40)
    review = server.person().get(f"/api/reviews/{brought(server.person(), record)}").json()
    kinds = [turn["kind"] for turn in review["turns"]]
    assert kinds[:8] == ["bid"] * 4 + ["turn"] * 4
    assert [turn["round"] for turn in review["turns"][:9]] == [1] * 8 + [2]
    assert review["over"] is None
    assert [step["do"] for step in review["steps"]] == [line["do"] for line in record["steps"]]
    for turn in review["turns"]:
        assert {review["steps"][step]["seat"] for step in range(turn["from"], turn["to"])} == {turn["seat"]}


def test_everything_is_shown_when_looking_back(server: Inn) -> None:
    game, chance = games.get("five-tribes"), Chance(1)
    position = game.new(2, chance).to_json()
    djinns, cards = position["djinns"], position["resources"]
    for where in ("deck", "row"):
        djinns[where] = [one for one in djinns[where] if one != "sloar"]
    cards["deck"].remove("fakir")
    position["seats"][0] |= {"djinns": ["sloar"], "hand": ["fakir"]}
    state = game.from_json(position)
    setup = state.clone()
    lines: list[Json] = []
    while "use sloar fakir" not in [game.text(action) for action in state.legal()]:
        lines.append(game.step(state, state.legal()[0], chance))
    lines.append(game.step(state, game.parse("use sloar fakir"), chance))
    drawn = lines[-1]["chance"]
    stranger = server.person()
    review = stranger.get(f"/api/reviews/{brought(stranger, game.record(setup, lines))}").json()
    assert [line["cards"] for line in review["steps"][-1]["story"] if line["what"] == "draw"] == [drawn]
    view = review["view"]
    for step in review["steps"]:
        view = apply_changes(view, step["changes"])
    assert drawn[0] in view["seats"][0]["hand"]
    assert isinstance(view["resources"]["deck"], int)


def broken_step(record: Json) -> Json:
    record["steps"][3]["do"] = "take 1a1"
    return record


def no_game(record: Json) -> Json:
    return {**record, "game": "chess"}


def wrong_tile(record: Json) -> Json:
    record["setup"]["cave"]["4a1"]["tile"] = "sock-pink"
    return record


def too_many_rings(record: Json) -> Json:
    record["setup"]["unseen"].append("ring-pink")
    return record


def endless_name(record: Json) -> Json:
    return {**record, "seats": ["Ada", "B" * 1000]}


def not_a_list(record: Json) -> Json:
    return {**record, "steps": "all of them"}


@pytest.mark.parametrize(
    ("spoil", "field", "reason"),
    [
        (broken_step, "record.steps[3]", "record-step"),
        (no_game, "record.game", "record-of-unknown-game"),
        (wrong_tile, "record.setup.cave.4a1.tile", "record-damaged"),
        (not_a_list, "record.steps", "record-damaged"),
        (endless_name, "record.seats[1]", "record-damaged"),
        (too_many_rings, "record.setup", "record-damaged"),
        (lambda record: {}, "record.game", "no-record"),
    ],
)
def test_a_bad_record_is_refused_with_where_and_why(
    server: Inn, spoil: Callable[[Json], Json], field: str, reason: str
) -> None:
    answer = server.person().post("/api/reviews", record=spoil(recorded(steps=6)))
    assert answer.status_code == 400
    assert answer.json()["field"] == field
    assert answer.json()["id"] == reason
    assert len(answer.json()["message"]) > 15


def test_a_record_may_be_larger_than_other_bodies_but_not_endless(server: Inn) -> None:
    body = json.dumps({"record": recorded(steps=6)}).encode()
    for size, status in ((100_000, 201), (300_000, 413)):
        padded = body + b" " * (size - len(body))
        answer = server.person().http.post(
            "/api/reviews", content=padded, headers={"content-type": "application/json"}
        )
        assert answer.status_code == status


def test_a_review_is_of_a_table_or_of_a_record_and_not_of_both_or_neither(server: Inn) -> None:
    assert server.person().post("/api/reviews", table="x", record={}).status_code == 400
    assert server.person().http.post("/api/reviews", json={}).status_code == 400


def test_a_review_that_is_not_there_is_not_found(server: Inn) -> None:
    for path in ("", "/judged", "/record"):
        answer = server.person().get(f"/api/reviews/abcdefghijkmnp{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-review")


def test_a_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    record = recorded(variant="small")
    settings = Settings(port=0, data=str(tmp_path), bot_processes=1, review_simulations=HASTY)
    with open_inn(settings) as first:
        id = brought(first.person(), record)
        early = judged(first.person(), id, turns=2)["judged"][:2]
    with open_inn(settings) as second:
        found = judged(second.person(), id)
    assert found["done"]
    assert found["judged"][:2] == early


def test_a_game_is_played_on_from_any_step(any_server: Inn) -> None:
    ada, record = any_server.person("Ada"), recorded("five-tribes", steps=30)
    id = brought(ada, record)
    state = next(islice(games.get("five-tribes").replay(record), 20, None))
    table = ada.new_table(game="five-tribes", **{"from": {"review": id, "step": 20, "bot": "novice"}})
    kinds = ["person" if seat == state.seat else "bot" for seat in range(2)]
    assert [seat["kind"] for seat in table["seats"]] == kinds
    assert {seat.get("bot") for seat in table["seats"]} == {None, "novice"}
    assert ada.at(table, "start").status_code == 200
    with Chair(any_server, table["id"], ada) as chair:
        chair.until(lambda picture: picture.view is not None)
        assert chair.picture.view == state.view(state.seat)
        assert chair.picture.legal == [games.get("five-tribes").text(action) for action in state.legal()]
        chair.do(chair.picture.legal[0])
        assert chair.picture.ply > 1


@pytest.mark.parametrize(("game", "what"), [("five-tribes", "round"), ("ali-baba", "turn")])
def test_a_game_that_is_played_on_goes_on_counting(server: Inn, game: str, what: str) -> None:
    ada, record = server.person("Ada"), recorded(game)
    review = ada.get(f"/api/reviews/{brought(ada, record)}").json()
    step = len(record["steps"]) * 2 // 3
    started = [entry["what"] for one in review["steps"][:step] for entry in one["story"]].count(what)
    assert started > 1
    table = ada.new_table(
        game=game,
        seats=[{"kind": "same-screen", "name": name} for name in ("Ada", "Bob")],
        **{"from": {"review": review["id"], "step": step}},
    )
    assert table["begins"] == 1 + started
    ada.at(table, "start")
    with Chair(server, table["id"], ada) as chair:
        chair.sees(lambda seen: seen.begins == 1 + started)
        chair.until(lambda picture: picture.view is not None)
        play_on([chair])
    again = ada.get(f"/api/reviews/{ada.post('/api/reviews', table=table['id']).json()['id']}").json()
    if game == "five-tribes":
        assert again["turns"][0]["round"] == review["turns"][review["steps"][step]["turn"]]["round"]
    onward = ada.new_table(game=game, **{"from": {"review": again["id"], "step": 0}})
    assert onward["begins"] == 1 + started


def test_a_new_game_begins_at_the_beginning(server: Inn) -> None:
    ada = server.person("Ada")
    beginning = {"review": brought(ada, recorded()), "step": 0}
    assert "begins" not in ada.new_table()
    assert "begins" not in ada.new_table(**{"from": beginning})


def test_who_plays_on_may_choose_who_sits_where(server: Inn) -> None:
    ada = server.person("Ada")
    id = brought(ada, recorded(steps=5))
    seats = [{"kind": "person"}, {"kind": "same-screen", "name": "Bob"}]
    table = ada.new_table(seats=seats, **{"from": {"review": id, "step": 2}})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "same-screen"]


@pytest.mark.parametrize(
    ("wish", "status", "field"),
    [
        ({"step": 10**5}, 400, "from.step"),
        ({"step": -1}, 400, None),
        ({"review": "abcdefghijkmnp"}, 404, "from.review"),
    ],
)
def test_a_game_is_not_played_on_from_a_step_or_review_that_is_not_there(
    server: Inn, wish: Json, status: int, field: str | None
) -> None:
    ada = server.person("Ada")
    beginning = {"review": brought(ada, recorded(variant="small")), "step": 0, **wish}
    answer = ada.post("/api/tables", game="ali-baba", **{"from": beginning})
    assert answer.status_code == status
    assert field is None or answer.json()["field"] == field


def test_a_game_that_is_over_is_not_played_on(server: Inn) -> None:
    ada, record = server.person("Ada"), recorded(variant="small")
    beginning = {"review": brought(ada, record), "step": len(record["steps"])}
    answer = ada.post("/api/tables", game="ali-baba", **{"from": beginning})
    assert answer.status_code == 400
    assert "over" in answer.json()["message"]
    other = ada.post("/api/tables", game="five-tribes", **{"from": {**beginning, "step": 1}})
    assert other.json()["field"] == "game"


def test_who_brings_many_games_along_waits_behind_who_brings_one(server: Inn) -> None:
    greedy, modest = server.person("Greedy"), server.person("Modest")
    many = [brought(greedy, recorded(seed=seed)) for seed in range(40, 46)]
    for review in many:
        greedy.get(f"/api/reviews/{review}")
    one = brought(modest, recorded(seed=50))
    assert judged(modest, one)["done"]
    done = [greedy.get(f"/api/reviews/{review}/judged").json()["done"] for review in many]
    assert not all(done)
