"""A crowd of nameless onlookers: those who sit at the table always get to it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from tests.servers import ServerProcess
from websockets.asyncio.client import ClientConnection

from caravanserai.protocol.messages import Bye, Welcome, decode_message

from .attackers import Attacker
from .honest import honest_play

FEWER = {"CARAVANSERAI_LIMITS_ONLOOKERS": "60", "CARAVANSERAI_LIMITS_ONLOOKERS_PER_ADDRESS": "25"}


async def first_word(link: ClientConnection) -> object:
    """How a table answers somebody who comes."""
    return decode_message(await link.recv(decode=False))


async def besieged(url: str, each: int, expected: list[int]) -> None:
    """Each of several addresses opens so many sockets to a table; so many of them are let in."""
    async with AsyncExitStack() as stack:
        players = await stack.enter_async_context(honest_play(url))
        host = await stack.enter_async_context(Attacker(url, "127.0.0.1"))
        await host.introduce("Cleo")
        table = (await host.solo(public=True))["id"]
        let_in = []
        for number, _ in enumerate(expected, 2):
            attacker = await stack.enter_async_context(Attacker(url, f"127.0.0.{number}"))
            links = [await stack.enter_async_context(attacker.at(table)) for _ in range(each)]
            words = [await first_word(link) for link in links]
            assert {word.code for word in words if isinstance(word, Bye)} <= {"full"}
            let_in.append(sum(isinstance(word, Welcome) for word in words))
        async with host.at(table) as link:
            assert isinstance(await first_word(link), Welcome)
        assert let_in == expected
        await players.steps(40)


def test_nameless_sockets_keep_no_player_from_their_table() -> None:
    with ServerProcess(environment=FEWER) as server:
        asyncio.run(besieged(server.url, 30, [25, 25, 10, 0]))


def test_sockets_that_tell_other_addresses_are_not_believed() -> None:
    async def evening(url: str) -> None:
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(Attacker(url, "127.0.0.3"))
            await host.introduce("Cleo")
            table = (await host.solo(public=True))["id"]
            attacker = await stack.enter_async_context(Attacker(url))
            told = [f"192.0.2.{number}" for number in range(30)]
            links = [await stack.enter_async_context(attacker.at(table, one)) for one in told]
            words = [await first_word(link) for link in links]
            assert sum(isinstance(word, Welcome) for word in words) == 25

    with ServerProcess("--behind-proxy", environment=FEWER) as server:
        asyncio.run(evening(server.url))


@pytest.mark.long
def test_hundreds_of_nameless_sockets_keep_no_player_from_their_table() -> None:
    with ServerProcess() as server:
        asyncio.run(besieged(server.url, 110, [100, 100, 100, 100, 100, 0]))
