"""Asking for much over many connections brings no more than over one; a club behind one address is served."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.servers import ServerProcess

from caravanserai.protocol.messages import Position, Welcome, decode_message

from .attackers import Attacker, ask
from .honest import honest_play

WINDOWS = 12
NEWCOMERS = 30


@pytest.mark.long
def test_one_guest_with_many_windows_gets_no_more_than_with_one() -> None:
    async def evening(url: str) -> None:
        async with AsyncExitStack() as stack:
            players = await stack.enter_async_context(honest_play(url))
            attacker = await stack.enter_async_context(Attacker(url))
            await attacker.introduce()
            for _ in range(2):
                table = (await attacker.solo())["id"]
                for _ in range(WINDOWS):
                    link = await stack.enter_async_context(attacker.at(table))
                    ply = None
                    while ply is None:
                        heard = decode_message(await link.recv(decode=False))
                        ply = heard.ply if isinstance(heard, Position) else None
                    for _ in range(15):
                        await ask(link, t="ways", ply=ply)
                    await players.steps(2)

    with ServerProcess() as server:
        asyncio.run(evening(server.url))


def test_an_address_that_is_only_told_by_a_stranger_is_not_believed() -> None:
    async def knock(url: str) -> list[int]:
        async with Attacker(url) as attacker:
            path, asked = "/api/house", []
            for number in range(40):
                headers = {"X-Forwarded-For": f"192.0.2.{number}"}
                asked.append((await attacker.http.get(path, headers=headers)).status_code)
            return asked

    few = {"CARAVANSERAI_LIMITS_REQUESTS_PER_MINUTE": "30"}
    with ServerProcess("--behind-proxy", environment=few) as server:
        assert asyncio.run(knock(server.url)) == [200] * 30 + [429] * 10


def test_each_guest_of_a_club_behind_one_address_has_requests_of_their_own() -> None:
    async def evening(url: str) -> set[int]:
        async with Attacker(url) as ada, Attacker(url) as bob:
            for member in (ada, bob):
                await member.introduce()
            asked = [(await who.http.get("/api/me")).status_code for _ in range(25) for who in (ada, bob)]
            return set(asked)

    with ServerProcess(environment={"CARAVANSERAI_LIMITS_REQUESTS_PER_MINUTE": "30"}) as server:
        assert asyncio.run(evening(server.url)) == {200}


def test_thirty_newcomers_behind_one_address_are_all_served(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    parts = [f"/assets/part{number}.js" for number in range(30)]
    for part in parts:
        (tmp_path / part[1:]).write_text("export {}")

    async def newcomer(url: str, number: int, table: str) -> None:
        async with Attacker(url, "127.0.0.2") as person:
            answers = [await person.http.get(path) for path in ("/", *parts)]
            assert {answer.status_code for answer in answers} == {200}
            await person.introduce(f"Guest {number}")
            for path in ("/api/who", "/api/house", "/api/me/tables?status=playing") * 4:
                assert (await person.http.get(path)).status_code == 200
            async with person.at(table) as link:
                assert isinstance(decode_message(await link.recv(decode=False)), Welcome)

    async def evening(url: str) -> None:
        async with Attacker(url, "127.0.0.1") as host:
            await host.introduce("Cleo")
            table = (await host.new_table(public=True))["id"]
            async with asyncio.TaskGroup() as club:
                for number in range(NEWCOMERS):
                    club.create_task(newcomer(url, number, table))

    with ServerProcess(environment={"CARAVANSERAI_PAGE": str(tmp_path)}) as server:
        asyncio.run(evening(server.url))
