"""The reference over HTTP: facts, rules, scores of games played with the real box."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai import games, rulebook

from .conftest import Inn


@pytest.mark.parametrize("game", games.names())
def test_anybody_can_read_facts_and_rules(server: Inn, game: str) -> None:
    stranger = server.person()
    facts = stranger.get(f"/api/games/{game}").json()
    assert facts == {"game": game, **games.get(game).facts()}
    rules = stranger.get(f"/api/rules/{game}").json()
    assert (rules["game"], rules["language"]) == (game, "en")
    ids = [clause["id"] for section in rules["sections"] for clause in section["clauses"]]
    assert ids == [clause.id for clause in rulebook.clauses().values() if clause.game == game]


def test_rules_come_in_the_language_asked_for_or_in_english(server: Inn) -> None:
    for language in ("ru", "hu"):
        rules = server.person().get(f"/api/rules/ali-baba?language={language}").json()
        assert rules["language"] == rulebook.reference("ali-baba", language)[0]
    assert server.person().get("/api/rules/ali-baba?language=xx").status_code == 400


def test_a_djinn_is_told_with_its_card(server: Inn) -> None:
    sections = server.person().get("/api/rules/five-tribes").json()["sections"]
    clauses = {clause["id"]: clause for section in sections for clause in section["clauses"]}
    leta = clauses["FT-D-LETA"]
    assert (leta["name"], leta["value"], leta["price"]) == ("Leta", 4, "EE")
    assert "name" not in clauses["FT-M5"]


def test_a_game_that_is_not_there_is_not_found(server: Inn) -> None:
    assert server.person().get("/api/games/chess").json()["code"] == "no-such-game"
    assert server.person().get("/api/rules/..").status_code == 404


def test_a_game_of_five_tribes_is_counted(server: Inn) -> None:
    ada = {
        "coins": 40,
        "viziers": 5,
        "elders": 2,
        "djinns": ["jafaar"],
        "tiles": 14,
        "palms": 2,
        "palaces": 1,
    }
    bob = {"coins": 55, "viziers": 1, "goods": {"ivory": 1, "gold": 2}, "fakirs": 3}
    sheet = server.person().post("/api/score/five-tribes", seats=[ada, bob]).json()
    assert [line["total"] for line in sheet["scores"]] == [40 + 15 + 10 + 4 + 6 + 14 + 6 + 5, 55 + 1 + 3 + 1]
    assert sheet["winners"] == [0]


def test_a_game_of_ali_baba_is_counted(server: Inn) -> None:
    ada = {
        "score": 10,
        "treasures": {"carpet": 4, "crown": 3, "chest": 2, "sword": 2, "statue": 1, "ruby": 1},
    }
    sheet = server.person().post("/api/score/ali-baba", seats=[ada, {"score": 33}]).json()
    assert sheet["scores"][0] == {"magic": 10, "treasures": 24, "total": 34}
    assert sheet["winners"] == [0]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seats": [{}, {"viziers": 20}]}, "seats[1].viziers"),
        ({"seats": [{"djinns": ["leta"]}, {"djinns": ["leta"]}]}, "seats[1].djinns"),
        ({"seats": [{}]}, "seats"),
        ({"seats": [{}, {"goods": {"fakir": 2}}]}, "seats[1].goods.fakir"),
    ],
)
def test_what_can_t_be_counted_is_named(server: Inn, body: dict[str, Any], field: str) -> None:
    answer = server.person().post("/api/score/five-tribes", **body)
    assert answer.status_code == 400
    assert answer.json()["field"] == field
