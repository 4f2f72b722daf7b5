"""Without an attacker two honest people have nothing to complain of; with a server that stops, they have."""

from __future__ import annotations

import asyncio
import signal

import pytest
from tests.servers import ServerProcess

from .honest import honest_play


def test_two_people_play_undisturbed() -> None:
    async def evening(url: str) -> None:
        async with honest_play(url) as players:
            await players.steps(60)

    with ServerProcess() as server:
        asyncio.run(evening(server.url))


def test_a_server_that_stands_still_now_and_then_is_noticed() -> None:
    async def evening(server: ServerProcess) -> None:
        async with honest_play(server.url) as players:
            for _ in range(12):
                server.signal(signal.SIGSTOP)
                await asyncio.sleep(0.2)
                server.signal(signal.SIGCONT)
                await players.steps(2)

    with ServerProcess() as server, pytest.raises(AssertionError, match="95 of 100 steps took up to"):
        asyncio.run(evening(server))
