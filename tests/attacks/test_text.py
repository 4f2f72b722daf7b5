"""Texts that take long to read: nobody else notices them."""

from __future__ import annotations

import asyncio

from tests.servers import ServerProcess

from .attackers import Attacker, ask
from .honest import honest_play

HEAP = "a" + "\u0301\u0316" * 15_000
"""Marks in an order that takes the square of their number to put right."""


def test_lines_of_heaped_marks_hold_nobody_up() -> None:
    async def evening(url: str) -> None:
        async with honest_play(url) as players, Attacker(url) as attacker:
            await attacker.introduce()
            table = await attacker.new_table()
            async with attacker.at(table["id"]) as link:
                for _ in range(12):
                    await ask(link, t="say", text=HEAP)
                    await players.steps(3)

    with ServerProcess() as server:
        asyncio.run(evening(server.url))


def test_names_of_heaped_marks_hold_nobody_up() -> None:
    async def evening(url: str) -> None:
        async with honest_play(url) as players, Attacker(url) as attacker:
            await attacker.introduce()
            for _ in range(12):
                asked = attacker.http.post("/api/me/tokens", json={"name": HEAP})
                answer, _ = await asyncio.gather(asked, players.steps(3))
                assert answer.status_code == 400

    with ServerProcess() as server:
        asyncio.run(evening(server.url))
