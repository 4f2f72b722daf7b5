"""What people do at tournaments of a real server, and what they see there."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.tournaments.clients import take_part

from caravanserai.client import Client
from caravanserai.protocol.messages import Resign

from .chairs import Chair, play_on
from .conftest import Inn, Person

Json = dict[str, Any]
PATIENCE = 60.0
CLOCK = {"kind": "live", "turn_seconds": 60, "reserve_seconds": 600}


def set_up(host: Person, **wishes: Any) -> Json:
    """A tournament: a Swiss of two rounds of Ali Baba for two, unless said otherwise."""
    wish = {"name": "Evening", "game": "ali-baba", "variant": "small", "rounds": 2, "clock": CLOCK, **wishes}
    answer = host.post("/api/tournaments", **wish)
    assert answer.status_code == 201, answer.text
    told: Json = answer.json()
    return told


def act(person: Person, tournament: Json, what: str) -> Json:
    """Join, leave, begin or call off."""
    answer = person.post(f"/api/tournaments/{tournament['id']}/{what}")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def refused(person: Person, tournament: Json, what: str) -> str:
    """The reason why something can't be done."""
    answer = person.post(f"/api/tournaments/{tournament['id']}/{what}")
    assert answer.status_code in (403, 404, 409), answer.text
    id: str = answer.json()["id"]
    return id


def seen(person: Person, tournament: Json, round: int | None = None) -> Json:
    """A tournament as somebody sees it."""
    query = "" if round is None else f"?round={round}"
    answer = person.get(f"/api/tournaments/{tournament['id']}{query}")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def until(person: Person, tournament: Json, wanted: Callable[[Json], object]) -> Json:
    """Look until a tournament is as wanted."""
    deadline = time.monotonic() + PATIENCE
    while True:
        told = seen(person, tournament)
        if wanted(told):
            return told
        assert time.monotonic() < deadline, told
        time.sleep(0.02)


def longer_than(person: Person, tournament: Json, length: int) -> Json:
    """Look until something has happened."""
    return until(person, tournament, lambda told: told["length"] > length)


def round_of(person: Person, tournament: Json, number: int) -> Json:
    """Look until a round is paired."""
    return until(person, tournament, lambda told: told["paired"] == number)


def gathered(inn: Inn, names: str, **wishes: Any) -> tuple[list[Person], Json]:
    """People who have joined a tournament; the first is its host."""
    people = [inn.person(name) for name in names.split()]
    tournament = set_up(people[0], **wishes)
    for person in people:
        act(person, tournament, "join")
    return people, tournament


def by_id(people: list[Person]) -> dict[str, Person]:
    """People, found by who they are."""
    return {person.id: person for person in people}


def open_tables(told: Json) -> list[Json]:
    """The tables of the round that is shown which are still played."""
    return [table for table in told.get("round", {}).get("tables", []) if not table.get("over")]


def resign(inn: Inn, person: Person) -> Callable[[Json], None]:
    """Has somebody give up the game at a table."""

    def give_up(table: Json) -> None:
        with Chair(inn, table["table"], person) as chair:
            chair.until(lambda picture: picture.view is not None)
            assert chair.picture.seat is not None
            chair.ask(Resign(chair.picture.seat))

    return give_up


def finish(inn: Inn, people: list[Person], tournament: Json, table: Json, loser: int = 1) -> None:
    """End a table for two: whoever has that seat gives up."""
    person = by_id(people)[table["seats"][loser]["guest"]]
    own = seen(person, tournament)["your_table"]
    resign(inn, person)({**table, "table": own})


def play_table(inn: Inn, people: list[Person], table: Json) -> None:
    """Play a table to its end."""
    sitting = [by_id(people)[seat["guest"]] for seat in table["seats"]]
    with ExitStack() as stack:
        chairs = [stack.enter_context(Chair(inn, table["table"], person)) for person in sitting]
        for chair in chairs:
            chair.until(lambda picture: picture.view is not None)
        play_on(chairs)


async def play_on_alone(people: list[Person], tournament: str) -> None:
    """Programs play for these people until the tournament is over."""
    clients = [Client(person.url, cookie=f"caravanserai={person.cookie}") for person in people]
    await asyncio.gather(
        *(take_part(client, tournament, random.Random(number)) for number, client in enumerate(clients))
    )


def standings(told: Json) -> list[tuple[str, float]]:
    """Names and points, the first first."""
    return [(line["name"], line["points"]) for line in told["standings"]]
