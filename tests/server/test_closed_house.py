"""A house closed to strangers: by a password, or by invitations of its keepers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caravanserai.server.settings import BadSettings, Settings, read

from .chairs import Chair
from .conftest import Inn
from .test_keepers import at_console

PASSWORD = "open sesame"
HIDDEN = ("/api/tables", "/api/lessons", "/api/games/ali-baba", "/api/reviews/abc", "/schema/openapi.json")


def test_a_house_with_a_password_shows_strangers_its_entrance_only(new_server: Callable[..., Inn]) -> None:
    inn = new_server(entry="password", entry_password=PASSWORD)
    stranger = inn.person()
    assert stranger.get("/api/house").json()["entry"] == "password"
    assert stranger.get("/").status_code == 200
    assert stranger.get("/health").status_code == 200
    assert stranger.get("/api/who").json() == {}
    assert stranger.get("/api/me").status_code == 401
    for path in HIDDEN:
        answer = stranger.get(path)
        assert (answer.status_code, answer.json()["id"]) == (401, "house-is-closed"), path
    for body, status, id in (
        ({}, 401, "password-wanted"),
        ({"password": "open barley"}, 403, "wrong-password"),
        ({"invitation": "x"}, 401, "password-wanted"),
    ):
        answer = stranger.post("/api/guests", name="Ada", **body)
        assert (answer.status_code, answer.json()["id"]) == (status, id)
    assert stranger.post("/api/guests", name="Ada", password=PASSWORD).status_code == 201
    for path in HIDDEN[:3]:
        assert stranger.get(path).status_code == 200, path
    table = stranger.new_table(public=True)
    with Chair(inn, table["id"]) as onlooker:
        bye, code = onlooker.farewell()
        assert bye is not None
        assert (bye.code, bye.id, code) == ("no-name", "house-is-closed", 4401)
    with Chair(inn, table["id"], stranger) as chair:
        chair.sees(lambda _: True)
    token = stranger.post("/api/me/tokens", name="bot").json()["secret"]
    assert inn.person(Authorization=f"Bearer {token}").get("/api/tables").status_code == 200
    assert inn.person(Authorization="Bearer nothing").get("/api/tables").status_code == 401
    link = stranger.post("/api/me/links").json()["url"].partition("#")[2]
    assert inn.person().post("/api/links/use", secret=link).status_code == 200


def test_an_invitation_lets_in_as_many_as_it_says(new_server: Callable[..., Inn]) -> None:
    inn = new_server(entry="invitation")
    _, secret, _ = at_console(inn, lambda desk: desk.acts.invite(2, 7, "", None))
    stranger = inn.person()
    answer = stranger.post("/api/guests", name="Ada")
    assert (answer.status_code, answer.json()["id"]) == (401, "invitation-wanted")
    ada, bob, eve = inn.person(), inn.person(), inn.person()
    nameless = ada.post("/api/guests", name="\u200b", invitation=secret)
    assert nameless.status_code == 400
    for person, name in ((ada, "Ada"), (bob, "Bob")):
        assert person.post("/api/guests", name=name, invitation=secret).status_code == 201
    for refused in (secret, "guess"):
        answer = eve.post("/api/guests", name="Eve", invitation=refused)
        assert (answer.status_code, answer.json()["id"]) == (410, "invitation-used-up")
    table = ada.new_table()
    assert eve.at(table, "join", key=table["invite"]).status_code == 401
    assert bob.at(table, "join", key=table["invite"]).status_code == 200
    id, voided, _ = at_console(inn, lambda desk: desk.acts.invite(1, 7, "", None))
    at_console(inn, lambda desk: desk.acts.uninvite(id, None))
    assert eve.post("/api/guests", name="Eve", invitation=voided).status_code == 410


def test_guests_who_are_in_stay_in_when_the_house_is_closed(new_server: Callable[..., Inn]) -> None:
    before = new_server()
    ada = before.person("Ada")
    cookie = ada.cookie
    data = before.settings.data
    after = new_server(entry="invitation", data=data)
    assert after.person(Cookie=f"caravanserai={cookie}").get("/api/tables").status_code == 200


def test_passwords_can_not_be_guessed_for_long(new_server: Callable[..., Inn]) -> None:
    inn = new_server(entry="password", entry_password=PASSWORD)
    stranger = inn.person()
    tries = [stranger.post("/api/guests", name="Eve", password=f"guess {n}").status_code for n in range(12)]
    assert tries == [403] * 10 + [429] * 2
    assert stranger.post("/api/guests", name="Eve", password=PASSWORD).status_code == 429


@pytest.mark.parametrize("password", ["", "short"])
def test_a_house_is_not_opened_with_a_password_that_is_none(password: str) -> None:
    environment = {"CARAVANSERAI_ENTRY": "password", "CARAVANSERAI_ENTRY_PASSWORD": password}
    with pytest.raises(BadSettings, match="at least 8 characters"):
        read(environment=environment)
    assert read(environment={**environment, "CARAVANSERAI_ENTRY_PASSWORD": PASSWORD}).entry == "password"
    assert Settings().entry == "open"
    with pytest.raises(BadSettings, match="entry"):
        read(environment={"CARAVANSERAI_ENTRY": "closed"})
