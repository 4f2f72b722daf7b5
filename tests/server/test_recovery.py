"""Getting back in by e-mail: who has lost all devices is written to; nobody learns who has which address."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from caravanserai.server.notices.mail_texts import recovery
from caravanserai.server.settings import Limits, Mail, Settings

from .conftest import Inn, Person, open_inn
from .post_offices import MailServer, letters_to, open_office, secrets_in

LETTERS = 3


@pytest.fixture(scope="module")
def office() -> Iterator[MailServer]:
    """A mail server."""
    with open_office() as found:
        yield found


@pytest.fixture(scope="module")
def inn(office: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A server that sends letters."""
    settings = Settings(
        port=0,
        data=str(tmp_path_factory.mktemp("data")),
        mail=Mail(host="127.0.0.1", port=office.port, tls="none", sender="inn@tables.example"),
        address="http://127.0.0.1",
        limits=Limits(mails_per_minute=10**6, recoveries_per_hour=LETTERS),
        bot_processes=1,
    )
    with open_inn(settings) as found:
        yield found


def known(inn: Inn, office: MailServer, name: str, mailbox: str, language: str = "en") -> Person:
    """Somebody who has confirmed an address."""
    person = inn.person(name)
    person.http.patch("/api/me", json={"language": language})
    office.inbox.clear()
    assert person.put("/api/me/email", email=mailbox).status_code == 204
    [secret] = secrets_in(letters_to(office, mailbox)[0])
    assert person.post("/api/links/confirm-email", secret=secret).json()["email"] == mailbox
    office.inbox.clear()
    return person


def ask(inn: Inn, mailbox: str) -> Any:
    """A stranger wants to be the owner of a mailbox again; what they are told."""
    answer = inn.person().post("/api/recovery", email=mailbox)
    told = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, answer.content, told


def test_a_link_in_a_letter_makes_one_again_who_one_was(inn: Inn, office: MailServer) -> None:
    ada = known(inn, office, "Ada", "Ada@example.org", "hu")
    assert ask(inn, "ada@Example.org")[0] == 204
    [letter] = letters_to(office, "Ada@example.org")
    assert letter["Content-Language"] == "hu"
    assert "Ada: http://127.0.0.1/link#" in letter.get_content()
    [secret] = secrets_in(letter)
    phone, thief = inn.person(), inn.person()
    assert phone.post("/api/links/use", secret=secret).json()["id"] == ada.id
    assert phone.get("/api/me").json()["email"] == "Ada@example.org"
    assert thief.post("/api/links/use", secret=secret).status_code == 410


def test_who_had_several_names_at_one_address_gets_a_link_for_each(inn: Inn, office: MailServer) -> None:
    people = [known(inn, office, name, "many@example.org") for name in ("Anna", "Béla")]
    ask(inn, "many@example.org")
    [letter] = letters_to(office, "many@example.org")
    found = {inn.person().post("/api/links/use", secret=secret).json()["id"] for secret in secrets_in(letter)}
    assert found == {person.id for person in people}


def test_nobody_learns_whether_an_address_is_a_guests(inn: Inn, office: MailServer) -> None:
    known(inn, office, "Ada", "known@example.org")
    waiting = inn.person("Bob")
    assert waiting.put("/api/me/email", email="unconfirmed@example.org").status_code == 204
    letters_to(office, "unconfirmed@example.org")
    office.inbox.clear()
    told = [ask(inn, f"{name}@example.org") for name in ("nobody", "unconfirmed", "known")]
    assert told[0] == told[1] == told[2]
    letters_to(office, "known@example.org")  # asked for last, so the others have been seen to
    assert {letter["To"] for letter in office.inbox} == {"known@example.org"}


def test_a_mailbox_gets_so_many_letters_an_hour_and_who_asks_is_told_the_same(
    inn: Inn, office: MailServer
) -> None:
    known(inn, office, "Ada", "flooded@example.org")
    known(inn, office, "Bob", "other@example.org")
    for number in range(1, LETTERS + 1):
        assert ask(inn, "flooded@example.org")[0] == 204
        letters_to(office, "flooded@example.org", number)
    assert ask(inn, "flooded@example.org")[0] == 204
    ask(inn, "other@example.org")
    letters_to(office, "other@example.org")
    assert len(letters_to(office, "flooded@example.org")) == LETTERS


def test_a_link_sent_to_an_address_is_void_once_it_is_not_the_guests_any_more(
    inn: Inn, office: MailServer
) -> None:
    ada = known(inn, office, "Ada", "old@example.org")
    ask(inn, "old@example.org")
    [secret] = secrets_in(letters_to(office, "old@example.org")[0])
    assert ada.http.delete("/api/me/email").status_code == 204
    assert inn.person().post("/api/links/use", secret=secret).status_code == 410
    office.inbox.clear()
    ask(inn, "old@example.org")
    known(inn, office, "Bob", "new@example.org")
    ask(inn, "new@example.org")
    letters_to(office, "new@example.org")
    assert {letter["To"] for letter in office.inbox} == {"new@example.org"}


def test_a_link_to_confirm_an_address_lets_nobody_in(inn: Inn, office: MailServer) -> None:
    office.inbox.clear()
    assert inn.person("Ada").put("/api/me/email", email="mine@example.org").status_code == 204
    [secret] = secrets_in(letters_to(office, "mine@example.org")[0])
    assert inn.person().post("/api/links/use", secret=secret).status_code == 410


def test_what_is_no_address_is_refused_in_words(inn: Inn) -> None:
    answer = inn.person().post("/api/recovery", email="not an address")
    assert (answer.status_code, answer.json()["field"]) == (400, "email")


def test_a_house_without_mail_says_so(server: Inn) -> None:
    assert server.person().post("/api/recovery", email="ada@example.org").json()["id"] == "no-mail-here"


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_letter_is_in_the_guests_language_and_no_name_breaks_out_of_its_line(language: str) -> None:
    letter = recovery(language, 15, [("Ada\r\nBcc: all", "https://tables.example/link#x"), ("Béla", "y")])
    assert "\nAda Bcc: all: https://tables.example/link#x\nBéla: y\n" in letter.text
    assert "15" in letter.text
