"""People: how a name becomes an identity, how it moves to another device, and how it is taken back."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from caravanserai.protocol.messages import Bye, Said, Say, Welcome

from .chairs import Chair
from .conftest import Inn, Person


def secret_of(link: dict[str, Any]) -> str:
    """The part of a link that the page sends."""
    return str(link["url"].partition("#")[2])


def test_a_name_is_all_it_takes(server: Inn) -> None:
    ada = server.person("Ada")
    assert ada.get("/api/me").json() == {"id": ada.id, "name": "Ada", "language": "en"}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Inn) -> None:
    answer = server.person().post("/api/guests", name="Ada")
    words = answer.headers["set-cookie"].lower()
    assert "httponly" in words
    assert "samesite=lax" in words
    assert "path=/" in words
    assert "secure" not in words  # over http the browser would not send it back


def test_under_https_the_cookie_is_secure(new_server: Any) -> None:
    inn = new_server(address="https://tables.example")
    answer = inn.person().post("/api/guests", name="Ada")
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


def test_a_stranger_is_asked_for_a_name(server: Inn) -> None:
    answer = server.person().get("/api/me")
    assert answer.status_code == 401
    assert answer.json()["code"] == "no-name"


def test_a_page_may_ask_who_one_is_before_one_has_told(server: Inn) -> None:
    ada = server.person("Ada")
    assert server.person().get("/api/who").json() == {}
    assert ada.get("/api/who").json() == {"guest": ada.get("/api/me").json()}


def test_names_and_languages_can_be_changed(server: Inn) -> None:
    ada = server.person("Ada")
    changed = ada.http.patch("/api/me", json={"name": "  Ada   Lovelace ", "language": "hu"}).json()
    assert changed == {"id": ada.id, "name": "Ada Lovelace", "language": "hu"}
    assert ada.get("/api/me").json() == changed


def test_a_link_carries_the_identity_to_another_device(server: Inn) -> None:
    laptop, phone = server.person("Ada"), server.person()
    link = laptop.post("/api/me/links").json()
    assert phone.post("/api/links/use", secret=secret_of(link)).json()["id"] == laptop.id
    assert phone.get("/api/me").json()["name"] == "Ada"


def test_a_link_works_once(any_server: Inn) -> None:
    laptop, phone, thief = any_server.person("Ada"), any_server.person(), any_server.person()
    link = laptop.post("/api/me/links").json()
    phone.post("/api/links/use", secret=secret_of(link))
    assert thief.post("/api/links/use", secret=secret_of(link)).status_code == 410
    assert thief.get("/api/me").status_code == 401


def test_a_new_link_voids_the_one_before(server: Inn) -> None:
    laptop, phone = server.person("Ada"), server.person()
    old, new = laptop.post("/api/me/links").json(), laptop.post("/api/me/links").json()
    assert phone.post("/api/links/use", secret=secret_of(old)).status_code == 410
    assert phone.post("/api/links/use", secret=secret_of(new)).status_code == 200


def test_signing_out_everywhere_leaves_only_this_device(any_server: Inn) -> None:
    laptop, phone = any_server.person("Ada"), any_server.person()
    phone.post("/api/links/use", secret=secret_of(laptop.post("/api/me/links").json()))
    waiting = secret_of(laptop.post("/api/me/links").json())
    program = with_token(any_server, laptop)
    assert laptop.post("/api/me/sign-out-everywhere").status_code == 200
    assert laptop.get("/api/me").status_code == 200
    assert phone.get("/api/me").status_code == 401
    assert program.get("/api/me").status_code == 401
    assert phone.post("/api/links/use", secret=waiting).status_code == 410


def test_signing_out_everywhere_also_closes_what_is_open_at_tables(server: Inn) -> None:
    laptop, phone = server.person("Ada"), server.person()
    phone.post("/api/links/use", secret=secret_of(laptop.post("/api/me/links").json()))
    table = laptop.new_table()
    with Chair(server, table["id"], phone) as chair:
        chair.hear_of(Welcome)
        laptop.post("/api/me/sign-out-everywhere")
        assert chair.hear_of(Bye).code == "signed-out"
    with Chair(server, table["id"], phone) as chair:
        assert chair.hear_of(Bye).code == "not-found"
    with Chair(server, table["id"], laptop) as chair:
        assert chair.hear_of(Welcome).guest == laptop.id


def test_a_revoked_token_has_no_seat_any_more(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table()
    program = with_token(server, ada)
    bearer = program.http.headers["authorization"]
    with Chair(server, table["id"], Authorization=bearer) as chair:
        chair.hear_of(Welcome)
        ada.http.delete(f"/api/me/tokens/{program.id}")
        assert chair.hear_of(Bye).code == "signed-out"
    with Chair(server, table["id"], Authorization=bearer) as chair:
        assert chair.hear_of(Bye).code == "not-found"


def test_signing_out_forgets_this_device_only(server: Inn) -> None:
    laptop, phone = server.person("Ada"), server.person()
    phone.post("/api/links/use", secret=secret_of(laptop.post("/api/me/links").json()))
    assert phone.post("/api/me/sign-out").status_code == 204
    assert phone.get("/api/me").status_code == 401
    assert laptop.get("/api/me").status_code == 200


def with_token(inn: Inn, owner: Person, name: str = "my bot") -> Person:
    """A program with a token of its owner's."""
    made = owner.post("/api/me/tokens", name=name).json()
    program = inn.person(authorization=f"Bearer {made['secret']}")
    program.id = made["id"]
    return program


def test_a_token_acts_for_its_owner_until_it_is_revoked(any_server: Inn) -> None:
    ada = any_server.person("Ada")
    program = with_token(any_server, ada)
    assert program.get("/api/me").json()["id"] == ada.id
    assert program.new_table()["host"] == ada.id
    assert ada.http.delete(f"/api/me/tokens/{program.id}").status_code == 204
    assert program.get("/api/me").status_code == 401


def test_the_secret_of_a_token_is_told_once(server: Inn) -> None:
    ada = server.person("Ada")
    with_token(server, ada, "my bot")
    [token] = ada.get("/api/me/tokens").json()
    assert token["name"] == "my bot"
    assert "secret" not in token


@pytest.mark.parametrize(
    "path", ["/api/me/tokens", "/api/me/links", "/api/me/sign-out-everywhere", "/api/me/sign-out"]
)
def test_a_token_may_play_but_not_take_the_identity_over(server: Inn, path: str) -> None:
    program = with_token(server, server.person("Ada"))
    assert program.http.post(path, json={"name": "another"}).status_code == 403


def test_tokens_of_others_can_not_be_revoked(server: Inn) -> None:
    program = with_token(server, server.person("Ada"))
    assert server.person("Bob").http.delete(f"/api/me/tokens/{program.id}").status_code == 404
    assert program.get("/api/me").status_code == 200


def test_nobody_has_endless_tokens(server: Inn) -> None:
    ada = server.person("Ada")
    made = [ada.post("/api/me/tokens", name=f"bot {n}").status_code for n in range(21)]
    assert made == [201] * 20 + [409]


@pytest.mark.parametrize(
    "forged", ["", "x", "a.b.c", "WyJhIiwwXQ.avqrIQ.2hYt-PmADwjtM0ivmptMFzDE088", "ü" * 90]
)
def test_a_forged_cookie_is_nobodys(server: Inn, forged: str) -> None:
    cookie = f"caravanserai={forged}".encode()
    answer = server.person().http.get("/api/me", headers=[(b"cookie", cookie)])
    assert answer.status_code == 401


def test_a_cookie_signed_with_another_secret_is_nobodys(server: Inn) -> None:
    ada = server.person("Ada")
    forged = URLSafeTimedSerializer("a guess", salt="guest").dumps([ada.id, 0])
    assert server.person().get("/api/me", cookie=f"caravanserai={forged}").status_code == 401
    assert server.person().get("/api/me", cookie=f"caravanserai={ada.cookie}").status_code == 200


def test_a_changed_cookie_is_nobodys(server: Inn) -> None:
    ada = server.person("Ada")
    head, _, tail = ada.cookie.partition(".")
    other = server.person("Bob").cookie.partition(".")[0]
    assert server.person().get("/api/me", cookie=f"caravanserai={other}.{tail}").status_code == 401
    assert server.person().get("/api/me", cookie=f"caravanserai={head}.{tail}x").status_code == 401


@pytest.mark.parametrize("bearer", ["", "Bearer", "Bearer x", "Basic eDp5", "Bearer " + "x" * 5000])
def test_a_wrong_token_is_nobodys_even_beside_a_good_cookie(server: Inn, bearer: str) -> None:
    assert server.person("Ada").get("/api/me", authorization=bearer).status_code == 401


def cookie_of(inn: Inn, signed: list[Any], at: float) -> str:
    """A cookie as the house itself would have signed it at that time."""
    with sqlite3.connect(f"file:{inn.settings.folder}/caravanserai.sqlite3?mode=ro", uri=True) as database:
        [(secret,)] = database.execute("SELECT value FROM secrets WHERE name = 'cookies'")

    class Clock(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(at)

    return str(URLSafeTimedSerializer(secret, salt="guest", signer=Clock).dumps(signed))


@pytest.mark.parametrize("ahead", [1, 3600, 400 * 86400])
def test_a_cookie_signed_before_the_clock_was_set_back_is_still_good(server: Inn, ahead: int) -> None:
    ada = server.person("Ada")
    cookie = cookie_of(server, [ada.id, 0], time.time() + ahead)
    assert server.person().get("/api/me", cookie=f"caravanserai={cookie}").json()["id"] == ada.id


def test_a_cookie_of_more_than_a_year_ago_is_nobodys(server: Inn) -> None:
    ada = server.person("Ada")
    cookie = cookie_of(server, [ada.id, 0], time.time() - 366 * 86400)
    assert server.person().get("/api/me", cookie=f"caravanserai={cookie}").status_code == 401


def test_a_copy_of_a_cookie_is_void_once_its_device_has_signed_out(any_server: Inn) -> None:
    ada = any_server.person("Ada")
    copies = [ada.cookie]
    ada.get("/api/me")  # renews it
    copies.append(ada.cookie)
    assert ada.post("/api/me/sign-out").status_code == 204
    for copy in copies:
        assert any_server.person().get("/api/me", cookie=f"caravanserai={copy}").status_code == 401


def test_a_cookie_from_before_devices_had_names_is_good_until_its_device_signs_out(server: Inn) -> None:
    ada = server.person("Ada")
    old = cookie_of(server, [ada.id, 0], time.time() - 86400)
    ada.http.cookies.clear()
    assert ada.get("/api/me", cookie=f"caravanserai={old}").status_code == 200
    renewed = ada.cookie
    ada.http.cookies.clear()
    assert server.person().get("/api/me", cookie=f"caravanserai={old}").status_code == 200
    header = {"cookie": f"caravanserai={renewed}"}
    assert server.person().http.post("/api/me/sign-out", headers=header).status_code == 204
    assert server.person().get("/api/me", cookie=f"caravanserai={old}").status_code == 401


def test_under_https_the_cookie_is_this_hosts_alone_and_replaces_one_from_before(new_server: Any) -> None:
    inn = new_server(address="https://tables.example")
    fresh = inn.person().post("/api/guests", name="Ada")
    name, _, value = fresh.headers["set-cookie"].split(";")[0].partition("=")
    assert name == "__Host-caravanserai"
    answer = inn.person().get("/api/me", cookie=f"caravanserai={value}")
    assert answer.json()["name"] == "Ada"
    given = answer.headers.get_list("set-cookie")
    assert any(one.startswith("__Host-caravanserai=") and "; Secure" in one for one in given)
    assert any(one.startswith("caravanserai=") and "Max-Age=0" in one for one in given)
    other = inn.person().post("/api/guests", name="Mallory").headers["set-cookie"]
    planted = other.split(";")[0].partition("=")[2]
    both = f"__Host-caravanserai={value}; caravanserai={planted}"
    assert inn.person().get("/api/me", cookie=both).json()["name"] == "Ada"


def end_token(inn: Inn, token: dict[str, Any], at: int | None) -> None:
    """Have a token end at that time; None for one from before tokens had an end."""
    with sqlite3.connect(f"{inn.settings.data}/caravanserai.sqlite3") as database:
        database.execute("UPDATE tokens SET expires_at = ? WHERE id = ?", (at, token["id"]))


def test_a_token_ends_after_a_year_or_when_its_owner_wishes(server: Inn) -> None:
    ada = server.person("Ada")
    usual, short = ada.post("/api/me/tokens", name="bot").json(), ada.post("/api/me/tokens", name="b", days=7)
    assert usual["expires_at"] - usual["created_at"] == 365 * 86_400_000
    assert short.json()["expires_at"] - short.json()["created_at"] == 7 * 86_400_000
    assert [token["expires_at"] for token in ada.get("/api/me/tokens").json()] == [
        usual["expires_at"],
        short.json()["expires_at"],
    ]
    for days in (0, 3651, "ten", None):
        assert ada.post("/api/me/tokens", name="bot", days=days).status_code == 400


def test_a_token_that_has_come_to_its_end_is_refused_in_words(server: Inn) -> None:
    ada = server.person("Ada")
    token = ada.post("/api/me/tokens", name="my bot").json()
    program = server.person(None, Authorization=f"Bearer {token['secret']}")
    assert program.get("/api/me").status_code == 200
    end_token(server, token, int(time.time() * 1000) - 1)
    for path in ("/api/me", "/api/who", "/api/tables?status=waiting"):
        answer = program.get(path)
        assert (answer.status_code, answer.json()["id"]) == (401, "token-ended")
    with Chair(server, "abcdefghijkmnp", Authorization=f"Bearer {token['secret']}") as chair:
        bye, close = chair.farewell()
        assert bye is not None
        assert (bye.code, bye.id, bye.again, close) == ("signed-out", "token-ended", False, 4401)


def test_a_token_from_before_tokens_had_an_end_has_none(server: Inn) -> None:
    ada = server.person("Ada")
    token = ada.post("/api/me/tokens", name="my bot").json()
    end_token(server, token, None)
    assert "expires_at" not in ada.get("/api/me/tokens").json()[0]
    assert server.person(None, Authorization=f"Bearer {token['secret']}").get("/api/me").status_code == 200


def test_what_is_connected_by_a_token_ends_with_it(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table()
    token = ada.post("/api/me/tokens", name="my bot").json()
    end_token(server, token, int(time.time() * 1000) + 1000)
    with Chair(server, table["id"], ada) as herself:
        with Chair(server, table["id"], Authorization=f"Bearer {token['secret']}") as program:
            assert isinstance(program.hear(), Welcome)
            bye, close = program.farewell()
        assert bye is not None
        assert (bye.id, close) == ("token-ended", 4401)
        herself.sees(lambda there: there.onlookers == 0)
        assert isinstance(herself.ask(Say("I am still here")), Said)
