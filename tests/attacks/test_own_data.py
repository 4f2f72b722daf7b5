"""Somebody asks for letters to a thousand mailboxes, to learn whose they are, or for data without end."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.post_offices import MailServer, letters_to, open_office, secrets_in
from tests.servers import ServerProcess

from caravanserai.games import Chance
from caravanserai.table import Match, MatchSettings, decode, encode

from .attackers import Attacker
from .honest import honest_play
from .strangers import stranger

KNOWN = "ada@example.org"
ASKED = 1000
GAMES = 100
NOTICEABLE = 0.01
"""Seconds of difference that somebody could see from outside."""


@pytest.fixture(scope="module")
def office() -> Iterator[MailServer]:
    """A mail server."""
    with open_office() as found:
        yield found


def house(office: MailServer, **limits: int) -> ServerProcess:
    """A house that sends letters."""
    mail = {"HOST": "127.0.0.1", "PORT": str(office.port), "TLS": "none", "SENDER": "inn@tables.example"}
    wishes = {f"CARAVANSERAI_MAIL_{name}": value for name, value in mail.items()}
    wishes |= {f"CARAVANSERAI_LIMITS_{name.upper()}": str(value) for name, value in limits.items()}
    return ServerProcess(environment={**wishes, "CARAVANSERAI_ADDRESS": "http://tables.example"})


def confirm(url: str, office: MailServer, mailbox: str) -> None:
    """Somebody has confirmed that address."""
    office.inbox.clear()
    with stranger(url, "Ada", "127.0.0.3") as ada:
        assert ada.put("/api/me/email", json={"email": mailbox}).status_code == 204
        [secret] = secrets_in(letters_to(office, mailbox)[0])
        assert ada.post("/api/links/confirm-email", json={"secret": secret}).status_code == 200
    office.inbox.clear()


def test_letters_for_a_thousand_mailboxes_are_not_to_be_had_from_one_address(office: MailServer) -> None:
    def ask(url: str) -> None:
        with stranger(url) as mallory:
            answers = [
                mallory.post("/api/recovery", json={"email": f"victim{number}@example.org"}).status_code
                for number in range(100)
            ]
        assert answers.count(204) <= 6  # three a minute, should one pass meanwhile
        assert set(answers) == {204, 429}

    async def evening(url: str) -> None:
        async with honest_play(url) as players:
            await asyncio.to_thread(ask, url)
            await players.steps(30)

    with house(office) as server:
        asyncio.run(evening(server.url))


def test_who_asks_for_a_thousand_mailboxes_learns_nothing_and_holds_nobody_up(
    office: MailServer,
) -> None:
    known: list[float] = []
    unknown: list[float] = []

    def ask(url: str) -> None:
        way = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=url, transport=way, timeout=30) as mallory:
            for number in range(ASKED):
                is_known = number % 20 == 0
                mailbox = KNOWN if is_known else f"victim{number}@example.org"
                begun = time.perf_counter()
                answer = mallory.post("/api/recovery", json={"email": mailbox})
                (known if is_known else unknown).append(time.perf_counter() - begun)
                assert (answer.status_code, answer.content) == (204, b"")

    async def evening(url: str) -> None:
        async with honest_play(url) as players:
            await asyncio.to_thread(ask, url)
            await players.steps(30)

    # As if it were a crowd: with the usual limits nobody asks so often.
    with house(office, mails_per_minute=10**6, requests_per_minute=10**6) as server:
        confirm(server.url, office, KNOWN)
        asyncio.run(evening(server.url))
    assert abs(statistics.median(known) - statistics.median(unknown)) < NOTICEABLE
    assert {letter["To"] for letter in office.inbox} <= {KNOWN}
    assert len(office.inbox) <= 3


def finish(file: Path, table: str, copies: int) -> None:
    """Play a game to its end, and have it been played so often."""
    with sqlite3.connect(file) as database:
        read = "SELECT entry FROM log WHERE tbl = ? ORDER BY ply"
        lines = [row[0] for row in database.execute(read, (table,))]
        match = Match.from_log(MatchSettings("five-tribes", 2), map(decode, lines))
        taste = random.Random(1)
        while not match.over:
            seat = match.to_act or 0
            chance, action = Chance(taste.getrandbits(64)), taste.choice(match.state.legal())
            entry = match.propose_do(seat, action, chance, match.snapshot.at)
            match.apply(entry)
            lines.append(encode(entry))
        over = "UPDATE tables SET status = 'finished', finished_at = created_at, wake_at = NULL WHERE id = ?"
        database.execute(over, (table,))
        database.execute("DELETE FROM log WHERE tbl = ?", (table,))
        for name in [table, *(f"{table[:8]}{number:06d}" for number in range(copies))]:
            if name != table:
                for there in ("tables", "seats", "members"):
                    columns = [row[1] for row in database.execute(f"PRAGMA table_info({there})")]
                    key = "id" if there == "tables" else "tbl"
                    copied = ", ".join("?" if column == key else column for column in columns)
                    copy = f"INSERT INTO {there} SELECT {copied} FROM {there} WHERE {key} = ?"
                    database.execute(copy, (name, table))
            database.executemany(
                "INSERT INTO log VALUES (?, ?, ?)", [(name, ply, line) for ply, line in enumerate(lines)]
            )


def test_who_has_played_hundreds_of_games_and_wants_them_time_and_again_keeps_nobody_waiting() -> None:
    async def begin(url: str) -> tuple[str, str]:
        async with Attacker(url) as mallory:
            await mallory.introduce()
            table = await mallory.solo()
            return table["id"], mallory.http.cookies["caravanserai"]

    async def want(mallory: Attacker) -> int:
        answer = await mallory.http.get("/api/me/data")
        if answer.status_code == 200:
            assert len(answer.json()["tables"]) == GAMES + 1
            assert len(re.findall('"steps":', answer.text)) == GAMES + 1
        return answer.status_code

    async def evening(url: str, cookie: str) -> list[int]:
        async with honest_play(url) as players, Attacker(url) as mallory:
            mallory.http.cookies.set("caravanserai", cookie)
            await players.steps(10)
            statuses = await asyncio.gather(*(want(mallory) for _ in range(8)))
            await players.steps(30)
            return statuses

    with ServerProcess() as server:
        table, cookie = asyncio.run(begin(server.url))
        server.terminate()
        finish(server.data / "caravanserai.sqlite3", table, GAMES)
        server.start()
        statuses = asyncio.run(evening(server.url, cookie))
    assert set(statuses) <= {200, 429, 503}
    assert 1 <= statuses.count(200) <= 6
