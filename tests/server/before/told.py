"""All that a version says of a database: over HTTP, over WebSockets, and of its logs.

Only names that are the same in all versions are used, so that an older version can be asked likewise.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from caravanserai import table
from caravanserai.protocol.messages import encode

Json = dict[str, Any]
HERE = Path(__file__).parent
DATABASE = HERE / "caravanserai.sqlite3.gz"
EXPECTED = HERE / "expected.json.gz"
"""What the version that wrote the database said of it."""
FILE = "caravanserai.sqlite3"
ENVIRONMENT = {
    "CARAVANSERAI_REVIEW_SIMULATIONS": "300",
    "CARAVANSERAI_LIMITS_CHANGES_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_REQUESTS_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_ADDRESS_REQUESTS_PER_MINUTE": "1000000",
    "CARAVANSERAI_WATCH_SECONDS": "0",
    "CARAVANSERAI_BOT_PROCESSES": "1",
}
PATIENCE = 60.0
TIME_STANDS_STILL = "0.000001"
"""The clock's rate with which no time runs out, however old the database is."""
BOT_THINKS = "a bot is thinking"
"""The table that a bot goes on playing at as soon as somebody looks."""
BROWSER = httpx.Client(timeout=PATIENCE)
OF_THE_MOMENT = ("here", "onlookers")


def told_by_server(url: str, kept: Json) -> Json:
    """What the people, and a stranger, are told of the tables and reviews."""
    people = {name: who["token"] for name, who in kept["people"].items()} | {"a stranger": None}
    return {
        "tables": {
            label: {name: told_of_table(url, id, token) for name, token in people.items()}
            for label, id in kept["tables"].items()
        },
        "chairs": {
            label: {name: heard_at(url, id, token) for name, token in people.items()}
            for label, id in kept["tables"].items()
            if label != BOT_THINKS
        },
        "me": {name: asked(url, "/api/me", token) for name, token in people.items()},
        "mine": {
            name: {
                status: asked(url, f"/api/me/tables?status={status}", token)
                for status in ("waiting", "finished")
            }
            for name, token in people.items()
        },
        "reviews": {
            label: {
                "review": asked(url, f"/api/reviews/{id}"),
                "record": asked(url, f"/api/reviews/{id}/record"),
            }
            for label, id in kept["reviews"].items()
        },
    }


def asked(url: str, path: str, token: str | None = None) -> Json:
    """What the server answers, and with which status."""
    answer = BROWSER.get(url + path, headers=headers(token))
    return {"status": answer.status_code, "body": answer.json()}


def headers(token: str | None) -> dict[str, str]:
    """What says who asks."""
    return {"Authorization": f"Bearer {token}"} if token else {}


def told_of_table(url: str, id: str, token: str | None) -> Json:
    """A table, and the record of its game, as that person is told of it."""
    return {
        "table": asked(url, f"/api/tables/{id}", token),
        "record": asked(url, f"/api/tables/{id}/record", token),
    }


def heard_at(url: str, id: str, token: str | None) -> list[Json] | None:
    """What somebody hears who comes to a table; None if they aren't let in."""
    address = f"{url.replace('http', 'ws', 1)}/ws/{id}"
    seen = asked(url, f"/api/tables/{id}", token)["status"] == 200
    if not seen:
        return None
    heard: list[Json] = []
    with connect(
        address, additional_headers=headers(token), compression=None, proxy=None, max_size=None
    ) as socket:
        socket.send('{"t":"sync","re":"so far"}')
        while True:
            message = msgspec.json.decode(socket.recv(PATIENCE))
            if message.get("re") == "so far":
                return heard
            if message["t"] == "welcome":
                message.pop("now")
            if message["t"] == "table":
                for one in (message, *message["seats"]):
                    for name in OF_THE_MOMENT:
                        one.pop(name, None)
            if message not in heard:
                heard.append(message)


def told_by_logs(database: Path, tables: dict[str, str]) -> Json:
    """How every match stands by its log, for every seat and for an onlooker, and its record."""
    with closing(sqlite3.connect(database)) as store:
        return {label: told_by_log(store, id) for label, id in tables.items()}


def told_by_log(store: sqlite3.Connection, id: str) -> Json | None:
    """How one match stands; None if it hasn't begun."""
    lines = [
        bytes(line) for (line,) in store.execute("select entry from log where tbl = ? order by ply", [id])
    ]
    if not lines:
        return None
    ((written,),) = store.execute("select setting from tables where id = ?", [id])
    settings = msgspec.json.decode(written, type=table.MatchSettings)
    match = table.Match.from_log(settings, map(table.decode, lines))
    receivers = [*range(settings.players), None]
    return {
        "positions": [msgspec.json.decode(encode(match.position(receiver))) for receiver in receivers],
        "record": match.record(),
        "written again as it was": [table.encode(table.decode(line)) for line in lines] == lines,
    }
