"""What people have chosen for the page: it goes with who they are, is given out, and goes when they go."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Inn, Person


def choose(person: Person, **chosen: object) -> int:
    """Choose that, and nothing else any more; how the server answers."""
    return person.http.patch("/api/me", json={"preferences": chosen}).status_code


def test_what_somebody_has_chosen_is_theirs_on_every_device(any_server: Inn) -> None:
    ada, tablet = any_server.person("Ada"), any_server.person()
    assert choose(ada, speed="quick", turnSound=60, confirm=False) == 200
    link = ada.post("/api/me/links").json()["url"]
    assert tablet.post("/api/links/use", secret=link.partition("#")[2]).status_code == 200
    wanted = {"speed": "quick", "turnSound": 60, "confirm": False}
    assert tablet.get("/api/who").json()["guest"]["preferences"] == wanted
    assert choose(tablet, speed="slow") == 200
    assert ada.get("/api/me").json()["preferences"] == {"speed": "slow"}
    ada.http.patch("/api/me", json={"language": "hu"})
    assert ada.get("/api/me").json()["preferences"] == {"speed": "slow"}


@pytest.mark.parametrize(
    "chosen",
    [
        {f"p{number}": True for number in range(41)},
        {"a" * 41: True},
        {"": True},
        {"speed": "x" * 41},
        {"speed": {"much": True}},
        {"speed": 10**7},
        {"speed": 0.5},
    ],
)
def test_what_is_too_much_or_no_choice_is_refused(server: Inn, chosen: dict[str, Any]) -> None:
    ada = server.person("Ada")
    assert choose(ada, **chosen) == 400
    assert "preferences" not in ada.get("/api/me").json()


def test_it_is_given_out_with_all_else_and_gone_when_they_go(any_server: Inn) -> None:
    ada, ben = any_server.person("Ada"), any_server.person("Ben")
    assert choose(ada, speed="quick") == 200
    assert ada.get("/api/me/data").json()["guest"]["preferences"] == {"speed": "quick"}
    table = ada.new_table(public=True)
    ben.sit(table, 1)
    assert ada.http.request("DELETE", "/api/me", json={"name": "Ada"}).status_code == 204
    assert ada.get("/api/who").json().get("guest") is None
