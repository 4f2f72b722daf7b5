"""Where your-turn notices go, and who is reminded when."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from caravanserai.server.settings import Mail, Push

from .conftest import Inn, Person
from .post_offices import MailServer


@pytest.fixture
def post_office() -> Iterator[MailServer]:
    """A mail server in a thread of its own."""
    office, ready = MailServer(), threading.Event()
    loop = asyncio.new_event_loop()
    done = asyncio.Event()

    async def be_open() -> None:
        async with office:
            ready.set()
            await done.wait()

    def run() -> None:
        loop.run_until_complete(be_open())
        loop.close()

    thread = threading.Thread(target=run)
    thread.start()
    assert ready.wait(20)
    yield office
    loop.call_soon_threadsafe(done.set)
    thread.join(20)
    assert not thread.is_alive(), "the mail server does not end"


@pytest.fixture
def inn(new_server: Callable[..., Inn], post_office: MailServer) -> Inn:
    """A server that sends mail."""
    mail = Mail(host="127.0.0.1", port=post_office.port, tls="none", sender="inn@tables.example")
    return new_server(
        mail=mail, address="https://tables.example", push=Push(contact="mailto:inn@tables.example")
    )


def secret_in(office: MailServer) -> str:
    """The secret of the link in the last letter."""
    found = re.search(r"https://tables\.example/confirm#(\S+)", office.inbox[-1].get_content())
    assert found is not None
    return found[1]


def named_address(person: Person, address: str) -> int:
    """Name an address for notices."""
    return person.put("/api/me/email", email=address).status_code


def signed_in(inn: Inn, name: str) -> Person:
    """Somebody whose secure cookie is sent although the test speaks plain http."""
    answer = inn.person().post("/api/guests", name=name)
    cookie = answer.headers["set-cookie"].partition(";")[0]
    person = inn.person(cookie=cookie)
    person.id = answer.json()["id"]
    return person


def test_an_address_counts_once_its_owner_has_followed_the_link(inn: Inn, post_office: MailServer) -> None:
    ada = signed_in(inn, "Ada")
    assert named_address(ada, "ada@example.org") == 204
    assert "email" not in ada.get("/api/me").json()
    assert inn.person().post("/api/links/confirm-email", secret=secret_in(post_office)).status_code == 200
    assert ada.get("/api/me").json()["email"] == "ada@example.org"
    assert ada.http.delete("/api/me/email").status_code == 204
    assert "email" not in ada.get("/api/me").json()


def test_a_link_to_another_device_confirms_no_address(inn: Inn) -> None:
    ada = signed_in(inn, "Ada")
    secret = ada.post("/api/me/links").json()["url"].partition("#")[2]
    assert inn.person().post("/api/links/confirm-email", secret=secret).status_code == 410


@pytest.mark.parametrize("address", ["ada", "ada@", "a b@example.org", "ada@example.org\r\nBcc: x@y.org"])
def test_what_is_no_address_is_refused(inn: Inn, post_office: MailServer, address: str) -> None:
    assert named_address(signed_in(inn, "Ada"), address) == 400
    assert post_office.inbox == []


def test_nobody_floods_a_strangers_letter_box(
    new_server: Callable[..., Inn], post_office: MailServer
) -> None:
    from caravanserai.server.settings import Limits

    mail = Mail(host="127.0.0.1", port=post_office.port, tls="none", sender="inn@tables.example")
    ada = new_server(mail=mail, limits=Limits(mails_per_minute=2)).person("Ada")
    assert [named_address(ada, "bob@example.org") for _ in range(3)] == [204, 204, 429]


def test_a_house_without_mail_or_push_says_so(new_server: Callable[..., Inn]) -> None:
    ada = new_server(push=Push(on=False)).person("Ada")
    assert named_address(ada, "ada@example.org") == 409
    assert ada.get("/api/push-key").json() == {"key": None}
    keys = {"p256dh": "x", "auth": "y"}
    assert ada.put("/api/me/push", endpoint="https://push.example/1", keys=keys).status_code == 409


def test_a_house_pushes_without_any_setting_by_a_key_of_its_own(
    new_server: Callable[..., Inn], server: Inn
) -> None:
    key = server.person().get("/api/push-key").json()["key"]
    assert len(key) == 87
    assert new_server().person().get("/api/push-key").json()["key"] != key


def test_browsers_subscribe_only_with_known_push_services(inn: Inn) -> None:
    ada = signed_in(inn, "Ada")
    assert len(ada.get("/api/push-key").json()["key"]) == 87
    keys: dict[str, Any] = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
    inside = ada.put("/api/me/push", endpoint="https://127.0.0.1/admin", keys=keys)
    assert inside.status_code == 400
    known = ada.put("/api/me/push", endpoint="https://fcm.googleapis.com/fcm/send/x", keys=keys)
    assert known.status_code == 204
    assert ada.http.delete("/api/me/push").status_code == 204


def letters_to(office: MailServer, address: str, count: int) -> list[str]:
    """The letters to an address, as soon as there are so many."""
    deadline = time.monotonic() + 30
    while True:
        found = [letter.get_content() for letter in office.inbox if letter["To"] == address]
        if len(found) >= count:
            return found
        assert time.monotonic() < deadline, "no letter came"
        time.sleep(0.01)


def test_who_is_away_on_their_turn_gets_a_letter(
    new_server: Callable[..., Inn], post_office: MailServer
) -> None:
    mail = Mail(host="127.0.0.1", port=post_office.port, tls="none", sender="inn@tables.example")
    inn = new_server(mail=mail, notice_seconds=0.2)
    ada = inn.person("Ada")
    named_address(ada, "ada@example.org")
    [confirmation] = letters_to(post_office, "ada@example.org", 1)
    ada.post("/api/links/confirm-email", secret=confirmation.partition("/confirm#")[2].split()[0])
    table = ada.new_table(first=0)
    ada.at(table, "fill", bot="novice")
    ada.at(table, "start")
    letter = letters_to(post_office, "ada@example.org", 2)[1]
    assert f"/table/{table['id']}" in letter
    assert "Ali Baba" in letter
