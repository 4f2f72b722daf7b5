"""One guest sets up more tables than a guest may have, by asking for many at the same moment."""

from __future__ import annotations

import asyncio

import httpx
from tests.servers import ServerProcess

from .attackers import Attacker, ask
from .honest import honest_play

MOST = 3


async def ask_for_many(url: str) -> list[int]:
    """Ask for a dozen tables at once."""
    way = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with httpx.AsyncClient(base_url=url, transport=way, timeout=30) as mallory:
        (await mallory.post("/api/guests", json={"name": "Mallory"})).raise_for_status()
        wish = {"game": "ali-baba"}
        asked = [mallory.post("/api/tables", json=wish) for _ in range(12)]
        return sorted(answer.status_code for answer in await asyncio.gather(*asked))


async def set_again_and_again(url: str) -> list[int]:
    """Begin tables, give the games up, then ask for all their rematches."""
    async with Attacker(url, "127.0.0.3") as mallory:
        await mallory.introduce()
        over = []
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        for _ in range(MOST + 2):
            table = (await mallory.new_table(game="ali-baba", seats=seats))["id"]
            (await mallory.http.post(f"/api/tables/{table}/start")).raise_for_status()
            async with mallory.at(table) as link:
                await ask(link, t="resign", seat=0)
                while '"resigned"' not in str(await link.recv()):
                    pass
            over.append(table)
        return [(await mallory.http.post(f"/api/tables/{table}/rematch")).status_code for table in over]


def test_nobody_has_more_open_tables_than_one_may_however_they_ask() -> None:
    async def evening(url: str) -> None:
        async with honest_play(url) as players:
            assert await ask_for_many(url) == [201] * MOST + [409] * (12 - MOST)
            assert await set_again_and_again(url) == [200] * MOST + [409] * 2
            await players.steps(30)

    # The honest ones finish their games, so they have one open table at a time.
    with ServerProcess(environment={"CARAVANSERAI_LIMITS_OPEN_TABLES": str(MOST)}) as server:
        asyncio.run(evening(server.url))
