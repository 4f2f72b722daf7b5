"""Somebody fills the house with bots: nobody else's have less time, and where nobody looks they rest."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tests.servers import ServerProcess
from tests.system.live_play import WITHOUT_LIMITS

from caravanserai.client import Client
from caravanserai.protocol.bodies import NewTable, SeatWish
from caravanserai.protocol.messages import Position, decode_message

from .honest import PATIENCE, honest_play

TABLES = 12
SOON = 5.0
"""Seconds until the server has heard that they have gone; to think all their hints through takes longer."""


async def of_bots(mallory: Client, level: str) -> str:
    """A table at which only bots play."""
    seats = [SeatWish("bot", bot=level)] * 2  # type: ignore[arg-type]
    made = await mallory.new_table(NewTable("ali-baba", seats=seats))
    await mallory.start(made.id)
    return made.id


def test_bots_rest_while_nobody_looks_and_go_on_when_somebody_does() -> None:
    async def evening(url: str) -> None:
        mallory = Client(url)
        await mallory.introduce("Mallory")
        async with honest_play(url) as players:
            tables = [await of_bots(mallory, "novice") for _ in range(TABLES)]
            await players.steps(60)
            for table in tables:
                heard: list[bytes] = []
                async with mallory.table(table, heard.append), asyncio.timeout(PATIENCE):
                    shown = [
                        message for message in map(decode_message, heard) if isinstance(message, Position)
                    ]
                    assert shown[0].ply <= 1, "they have played though nobody looked"
            async with mallory.table(tables[0]) as place, asyncio.timeout(PATIENCE):
                await place.until(lambda: place.state.ply > 4)

    with ServerProcess(environment={"CARAVANSERAI_WATCH_SECONDS": "0"}) as server:
        asyncio.run(evening(server.url))


def test_hints_of_who_has_gone_keep_nobody_waiting() -> None:
    async def evening(server: ServerProcess) -> None:
        mallory = Client(server.url)
        await mallory.introduce("Mallory")
        async with honest_play(server.url), AsyncExitStack() as stack:
            places = []
            for _ in range(TABLES):
                seats = [SeatWish("person"), SeatWish("same-screen", name="Eve")]
                made = await mallory.new_table(NewTable("five-tribes", seats=seats))
                await mallory.start(made.id)
                places.append(await stack.enter_async_context(mallory.table(made.id)))
            asked = [asyncio.create_task(place.hint()) for place in places for _ in range(3)]
            async with asyncio.timeout(PATIENCE):
                while (await asyncio.to_thread(waiting, server)) < TABLES // 2:
                    await asyncio.sleep(0.01)
            await stack.aclose()
            async with asyncio.timeout(SOON):
                while await asyncio.to_thread(waiting, server):
                    await asyncio.sleep(0.01)
            await asyncio.gather(*asked, return_exceptions=True)

    # Without limits, which would let only a few of them through.
    with ServerProcess(environment=WITHOUT_LIMITS) as server:
        asyncio.run(evening(server))


def waiting(server: ServerProcess) -> int:
    """How many thoughts wait."""
    health = server.health()
    assert health is not None
    thoughts: int = health["thoughts"]
    return thoughts
