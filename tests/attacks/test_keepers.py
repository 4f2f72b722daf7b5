"""Somebody who was shut out keeps coming; others flood the keepers, play them, or guess the way in."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, suppress

import pytest
from tests.servers import ServerProcess
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from caravanserai.server.keepers.console import at_the_console
from caravanserai.server.settings import Settings

from .attackers import PATIENCE, Attacker, ask
from .honest import honest_play

PASSWORD = "open sesame"
WINDOWS = 20
MORE_ADDRESSES = 3


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    """One server for all but those who need one of their own."""
    with ServerProcess() as running:
        yield running


def count(server: ServerProcess, table: str) -> int:
    """How many rows of a kind the database has."""
    with closing(sqlite3.connect(server.data / "caravanserai.sqlite3")) as store:
        [(number,)] = store.execute(f"SELECT count(*) FROM {table}").fetchall()
        return int(number)


async def ban(server: ServerProcess, guest: str | None = None, network: str | None = None) -> None:
    """Shut somebody out, at the console."""
    async with at_the_console(Settings(data=str(server.data))) as desk:
        await desk.acts.sanction("ban", guest, network, None, "spam", "Enough.", None)


async def farewell(link: ClientConnection) -> str:
    """What the server says before it hangs up."""
    last = ""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            async for frame in link:
                told = json.loads(frame)
                last = str(told.get("code", "")) if told["t"] == "bye" else last
    return last


def test_who_is_banned_loses_all_windows_and_gets_no_other(server: ServerProcess) -> None:
    async def evening(server: ServerProcess) -> None:
        async with honest_play(server.url) as players, Attacker(server.url) as mallory:
            guest = await mallory.introduce()
            tables = [await mallory.solo() for _ in range(3)]
            async with AsyncExitStack() as stack:
                windows = [
                    await stack.enter_async_context(mallory.at(tables[number % 3]["id"]))
                    for number in range(WINDOWS)
                ]
                for window in windows:
                    await window.recv()
                await ban(server, guest=guest)
                assert await asyncio.gather(*map(farewell, windows)) == ["banned"] * WINDOWS
            for number in range(WINDOWS):
                async with mallory.at(tables[number % 3]["id"]) as window:
                    with suppress(ConnectionClosed):
                        await ask(window, t="say", text="I am back")
                    assert await farewell(window) == "banned"
            answers = [await mallory.http.get("/api/tables") for _ in range(100)]
            assert {answer.status_code for answer in answers} == {403}
            assert (await mallory.http.get("/api/me")).json()["ban"]["reason"] == "Enough."
            await players.steps(30)

    asyncio.run(evening(server))


def test_a_banned_address_is_turned_away_however_often_it_asks(server: ServerProcess) -> None:
    async def evening(server: ServerProcess) -> None:
        async with honest_play(server.url) as players, Attacker(server.url, "127.0.0.9") as mallory:
            await mallory.introduce()
            table = await mallory.new_table(public=True)
            async with mallory.at(table["id"]) as window:
                await window.recv()
                await ban(server, network="127.0.0.9")
                assert await farewell(window) == "banned"
            asking = [mallory.http.post("/api/guests", json={"name": "Somebody Else"}) for _ in range(300)]
            told = Counter(answer.status_code for answer in await asyncio.gather(*asking))
            assert set(told) <= {403, 429}
            mallory.http.cookies.clear()
            for _ in range(30):
                async with mallory.at(table["id"]) as window:
                    assert await farewell(window) == "banned"
            async with Attacker(server.url, "127.0.0.10") as neighbour:
                await neighbour.introduce("Neighbour")
            await players.steps(30)

    asyncio.run(evening(server))


def test_a_flood_of_reports_leaves_a_few(server: ServerProcess) -> None:
    async def flood(server: ServerProcess, address: str) -> Counter[int]:
        told: Counter[int] = Counter()
        async with Attacker(server.url, address) as mallory:
            await mallory.introduce()
            table = await mallory.new_table(public=True)
            async with mallory.at(table["id"]) as window:
                for n in range(12):
                    await ask(window, t="say", text=f"line {n}")
                said = 0
                while said < 12:
                    said += json.loads(await window.recv())["t"] == "said"
            path = f"/api/tables/{table['id']}/chat"
            for name in ("Mallory", "Eve"):
                await mallory.introduce(name)
                for n in range(12):
                    for body in ({}, {"words": "x" * 1200}):
                        told[(await mallory.http.post(f"{path}/{n}/report", json=body)).status_code] += 1
        return told

    async def evening(server: ServerProcess) -> None:
        async with honest_play(server.url) as players:
            floods = [flood(server, f"127.0.0.{20 + number}") for number in range(MORE_ADDRESSES)]
            for told in await asyncio.gather(*floods):
                assert told[204] <= 10
                assert told[429] >= 38
                assert set(told) <= {204, 400, 429}
            await players.steps(30)

    asyncio.run(evening(server))
    assert 0 < count(server, "reports") <= 10 * MORE_ADDRESSES


def test_the_password_of_the_house_is_not_found_by_guessing() -> None:
    async def guess(server: ServerProcess, address: str) -> Counter[int]:
        told: Counter[int] = Counter()
        async with Attacker(server.url, address) as mallory:
            for wave in range(10):
                guesses = [{"name": "Eve", "password": f"open {wave} {number}"} for number in range(10)]
                asking = [mallory.http.post("/api/guests", json=one) for one in guesses]
                told.update(answer.status_code for answer in await asyncio.gather(*asking))
        return told

    async def evening(server: ServerProcess) -> None:
        async with honest_play(server.url, PASSWORD) as players:
            addresses = [f"127.0.0.{30 + number}" for number in range(MORE_ADDRESSES)]
            for told in await asyncio.gather(*(guess(server, address) for address in addresses)):
                assert told[403] == 10
                assert told[429] == 90
            async with Attacker(server.url, "127.0.0.40") as stranger:
                for path in ("/api/tables", "/api/reviews/x", "/api/keepers/glance"):
                    assert (await stranger.http.get(path)).status_code == 401
            await players.steps(30)

    closed = {"CARAVANSERAI_ENTRY": "password", "CARAVANSERAI_ENTRY_PASSWORD": PASSWORD}
    with ServerProcess(environment=closed) as server:
        asyncio.run(evening(server))


def test_nobody_becomes_a_keeper_by_acting_like_one(server: ServerProcess) -> None:
    async def evening(server: ServerProcess) -> None:
        async with honest_play(server.url) as players, Attacker(server.url) as mallory:
            guest = await mallory.introduce()
            paths = (await mallory.http.get("/schema/openapi.json")).json()["paths"]
            told: Counter[int] = Counter()
            for _ in range(5):
                for path in (path for path in paths if "/keepers/" in path):
                    asked = path.format(
                        table="a" * 14,
                        tournament="a" * 14,
                        n=0,
                        sanction="a" * 14,
                        report=1,
                        invitation="a" * 14,
                    )
                    body = {"kind": "ban", "guest": guest} if path.endswith("sanctions") else {}
                    for method in paths[path]:
                        json = None if method in ("get", "delete") else body
                        told[(await mallory.http.request(method, asked, json=json)).status_code] += 1
            assert set(told) == {403}
            change = await mallory.http.patch("/api/me", json={"name": "Mallory", "keeper": True})
            assert change.status_code == 400
            assert (
                await mallory.http.post("/api/guests", json={"name": "E", "keeper": True})
            ).status_code == 400
            await players.steps(30)

    before = [count(server, table) for table in ("keepers", "sanctions", "audit")]
    asyncio.run(evening(server))
    assert [count(server, table) for table in ("keepers", "sanctions", "audit")] == before
