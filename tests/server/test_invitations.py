"""Invitations: what they say before one comes in, the seat they lead to, and what other places show of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from caravanserai.server.settings import Settings

from .conftest import GENEROUS, Inn, Person, open_inn
from .test_tables import seats

FRONT = "<!doctype html><html lang=\"en\"><head><title>Caravanserai</title></head><body></body></html>"
LIVE = {"kind": "live", "turn_seconds": 30, "reserve_seconds": 120}


def told(someone: Person, table: dict[str, Any], key: str) -> dict[str, Any]:
    """What somebody is told of an invitation."""
    answer = someone.at(table, "invited", key=key)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_an_invitation_says_who_invites_to_what_and_with_what_clock(any_server: Inn) -> None:
    ada, stranger = any_server.person("Ada"), any_server.person()
    table = ada.new_table(variant="lamp", players=3, clock=LIVE)
    said = told(stranger, table, table["invite"])
    assert said == {
        "host": "Ada",
        "game": "ali-baba",
        "variant": "lamp",
        "players": 3,
        "free": 2,
        "seated": ["Ada"],
        "status": "waiting",
        "clock": LIVE,
    }
    assert told(ada, table, table["invite"])["yours"] is True


def test_nobody_learns_anything_of_a_private_table_without_its_key(server: Inn) -> None:
    ada, stranger, bob = server.person("Ada"), server.person(), server.person("Bob")
    table = ada.new_table()
    for someone in (stranger, bob):
        for key in ("", "wrong"):
            refused = someone.at(table, "invited", key=key)
            assert (refused.status_code, refused.json()["code"]) == (404, "no-such-table")
    bob.at(table, "join", key=table["invite"])
    ada.at(table, "remove", guest=bob.id)
    anew = ada.sees(table)
    assert anew is not None
    assert bob.at(table, "invited", key=anew["invite"]).status_code == 404


def test_who_comes_by_a_link_gets_the_next_free_seat(any_server: Inn) -> None:
    ada, bob, cid, dora = (any_server.person(name) for name in ("Ada", "Bob", "Cid", "Dora"))
    table = ada.new_table(players=3)
    for someone in (bob, cid, dora, bob):
        assert someone.at(table, "join", key=table["invite"], sit=True).status_code == 200
    assert seats(ada.sees(table)) == ["Ada", "Bob", "Cid"]
    at_the_table = dora.sees(table)
    assert at_the_table is not None
    assert at_the_table["yours"] == []


def test_a_host_who_takes_another_name_is_called_so_at_tables_that_wait(any_server: Inn) -> None:
    ada, bob = any_server.person("Leila"), any_server.person("Bob")
    table = ada.new_table()
    bob.at(table, "join", key=table["invite"])
    assert ada.http.patch("/api/me", json={"name": "Ada"}).status_code == 200
    assert seats(bob.sees(table)) == ["Ada", "free"]


# What other places show of a link


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    place = tmp_path_factory.mktemp("place")
    (place / "page").mkdir()
    (place / "page" / "index.html").write_text(FRONT, "utf-8")
    settings = Settings(
        port=0,
        data=str(place),
        limits=GENEROUS,
        page=str(place / "page"),
        address="http://tables.example",
        bot_processes=1,
    )
    with open_inn(settings) as inn:
        yield inn


def preview(someone: Person, path: str) -> dict[str, str]:
    """The tags that a place which shows links reads."""
    answer = someone.get(path)
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(value) for name, value in found}


def test_a_link_to_the_house_is_shown_with_its_title_and_picture(house: Inn) -> None:
    shown = preview(house.person(), "/")
    assert shown["og:title"] == "Caravanserai"
    assert "without an account" in shown["og:description"]
    assert shown["og:image"] == "http://tables.example/preview.png"
    assert shown["og:url"] == "http://tables.example/"


def test_a_link_to_a_public_table_says_who_invites_in_the_hosts_language(house: Inn) -> None:
    ada = house.person("Ада")
    ada.http.patch("/api/me", json={"language": "ru"})
    table = ada.new_table(public=True, players=3, clock={"kind": "slow", "days": 3})
    shown = preview(house.person(), f"/table/{table['id']}")
    assert shown["og:title"] == "Ада приглашает вас: «Али-Баба»"
    assert shown["og:description"].startswith("Мест: 3, свободно: 2 · по переписке, дней на ход: 3. ")


def test_a_link_to_a_private_table_tells_no_more_than_one_to_none(house: Inn) -> None:
    table = house.person("Ada").new_table()
    private = preview(house.person(), f"/table/{table['id']}")
    nowhere = preview(house.person(), "/table/abcdefghijkmnp")
    assert private.pop("og:url") != nowhere.pop("og:url")
    assert private == nowhere
    assert private["og:title"] == "You are invited to a table – Caravanserai"


def test_a_name_can_not_break_out_of_a_preview(house: Inn) -> None:
    table = house.person('"><b>Ada</b>').new_table(public=True)
    page = house.person().get(f"/table/{table['id']}").text
    assert "<b>" not in page
    assert preview(house.person(), f"/table/{table['id']}")["og:title"].startswith('"><b>Ada</b> invites you')
    assert "<b>" not in house.person().get('/table/"><b>').text


def test_a_house_without_an_address_names_none_and_a_closed_one_tells_nothing(
    new_server: Callable[..., Inn], tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(FRONT, "utf-8")
    plain = new_server(page=str(tmp_path)).person()
    assert not {"og:image", "og:url"} & preview(plain, "/").keys()
    closed = new_server(
        page=str(tmp_path), entry="password", entry_password="open sesame", data=str(tmp_path / "closed")
    )
    ada = closed.person()
    made = ada.post("/api/guests", name="Ada", password="open sesame")
    assert made.status_code == 201
    table = ada.new_table(public=True)
    assert "Ada" not in preview(closed.person(), f"/table/{table['id']}")["og:title"]
