"""All that is kept of a guest: given to them as one file, and deleted for good."""

from __future__ import annotations

from typing import Any

import httpx

from .chairs import id_of, play_on, seated
from .conftest import Inn, Person

Json = dict[str, Any]


def data_of(person: Person) -> Json:
    """What a person is given as all that is kept of them."""
    answer = person.get("/api/me/data")
    assert answer.status_code == 200, answer.text
    given: Json = answer.json()
    return given


def delete(person: Person, name: str) -> httpx.Response:
    """Have all that is kept of a person deleted."""
    return person.http.request("DELETE", "/api/me", json={"name": name})


def test_a_guest_is_given_all_that_is_kept_of_them_as_one_file(any_server: Inn) -> None:
    with seated(any_server, "ali-baba") as chairs:
        play_on(chairs)
        ada = chairs[0].person
        table = id_of(chairs[0])
    assert ada is not None
    token = ada.post("/api/me/tokens", name="my bot").json()
    given = data_of(ada)
    assert given["guest"]["name"] == "Ada"
    assert given["tokens"] == [{key: token[key] for key in ("id", "name", "created_at", "expires_at")}]
    [there] = given["tables"]
    assert there["id"] == table
    assert there["record"] == ada.get(f"/api/tables/{table}/record").json()
    assert token["secret"] not in ada.get("/api/me/data").text


def test_who_deletes_all_of_theirs_is_nobody_any_more(any_server: Inn) -> None:
    ada = any_server.person("Ada")
    assert delete(ada, "Bob").json()["id"] == "name-differs"
    cookie = ada.cookie
    assert delete(ada, "Ada").status_code == 204
    assert "caravanserai" not in ada.http.cookies
    again = any_server.person(None, Cookie=f"caravanserai={cookie}")
    assert again.get("/api/me").status_code == 401
