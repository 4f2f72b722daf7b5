"""What open pages of a tournament cost the server: so many people who look on at one of hundreds of players.

    python -m benchmarks.open_pages [--players 500] [--pages 200] [--seconds 30]

A real server, a tournament whose first round is played, and pages that ask how it stands every three
seconds: by turns each for the whole of it, and each for what it doesn't have yet (`If-None-Match`), as the
page does; while nothing happens, and while something does every two seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import statistics
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from benchmarks.load import cpu_of
from rich.console import Console
from rich.table import Table
from tests.servers import ServerProcess
from tests.system.live_play import WITHOUT_LIMITS

from caravanserai.client import Client
from caravanserai.protocol.tournaments import NewTournament

EVERY = 3.0
"""Seconds between two looks of a page, as in web/src/tournaments/Tournament.svelte."""
HAPPENS_EVERY = 2.0
AT_ONCE = 8
"""People who come in at the same time."""
TIMES = 2
"""How often each way is measured, by turns."""


@dataclass
class Seen:
    """What pages have seen in one stretch of time."""

    cpu: float
    answers: int = 0
    whole: int = 0
    bytes: int = 0
    latencies: list[float] = field(default_factory=list)


class Page:
    """A page of somebody who looks at a tournament, over one connection as a browser has it."""

    def __init__(self, url: str, tournament: str, cookie: str) -> None:
        self.where = urlsplit(url)
        self.head = (
            f"GET /api/tournaments/{tournament} HTTP/1.1\r\nhost: {self.where.netloc}\r\n"
            f"accept-encoding: gzip, deflate, br\r\ncookie: {cookie}\r\n"
        )
        self.tag: str | None = None

    async def look(self, seen: Seen, late: float, knowing: bool) -> None:
        """Ask every three seconds, for the first time after a while."""
        await asyncio.sleep(late)
        reader, writer = await asyncio.open_connection(self.where.hostname, self.where.port)
        try:
            while True:
                asked = asyncio.get_running_loop().time()
                have = f"if-none-match: {self.tag}\r\n" if knowing and self.tag else ""
                writer.write(f"{self.head}{have}\r\n".encode())
                await self._read(reader, seen)
                took = asyncio.get_running_loop().time() - asked
                seen.latencies.append(took)
                await asyncio.sleep(EVERY - took)
        finally:
            writer.close()

    async def _read(self, reader: asyncio.StreamReader, seen: Seen) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        status = int(head.split(" ", 2)[1])
        assert status in (200, 304), head
        fields = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
        length = int(fields.get("content-length", 0))
        body = await reader.readexactly(length)
        self.tag = fields.get("etag")
        seen.answers += 1
        seen.bytes += len(head) + length
        if status == 200:
            seen.whole += 1
            assert not body or gzip.decompress(body).startswith(b"{")


async def gather(server: ServerProcess, players: int) -> tuple[str, list[str]]:
    """A tournament under way, and the cookies of who takes part."""
    clients = [Client(server.url) for _ in range(players)]
    turns = asyncio.Semaphore(AT_ONCE)
    wish = NewTournament("A long evening", "ali-baba", variant="small", rounds=9)
    await clients[0].introduce("Scheherazade 0")
    tournament = (await clients[0].new_tournament(wish)).id

    async def come(number: int, client: Client) -> None:
        async with turns:
            if number:
                await client.introduce(f"Scheherazade {number}")
            await client.at_tournament(tournament, "join")

    await asyncio.gather(*(come(number, client) for number, client in enumerate(clients)))
    await clients[0].at_tournament(tournament, "begin")
    return tournament, [client.http.cookie or "" for client in clients]


async def keep_happening(server: ServerProcess, tournament: str, cookie: str) -> None:
    """Have somebody leave and come back, so that there is something new."""
    client = Client(server.url, cookie=cookie)
    while True:
        for act in ("leave", "join"):
            await client.at_tournament(tournament, act)
            await asyncio.sleep(HAPPENS_EVERY)


async def stretch(
    server: ServerProcess, pages: Sequence[Page], seconds: float, knowing: bool, happens: str | None
) -> Seen:
    """Pages look for so long; what it cost."""
    assert server.process is not None
    seen = Seen(0.0)
    tasks = [
        asyncio.create_task(page.look(seen, EVERY * number / len(pages), knowing))
        for number, page in enumerate(pages)
    ]
    if happens is not None:
        tasks.append(asyncio.create_task(keep_happening(server, *happens.split(" ", 1))))
    await asyncio.sleep(EVERY)
    before, seen.answers, seen.whole, seen.bytes = cpu_of(server.process.pid), 0, 0, 0
    seen.latencies.clear()
    await asyncio.sleep(seconds)
    seen.cpu = (cpu_of(server.process.pid) - before) / seconds
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
    return seen


async def measure(server: ServerProcess, players: int, pages: int, seconds: float) -> Table:
    """All ways by turns."""
    tournament, cookies = await gather(server, players)
    looking = [Page(server.url, tournament, cookies[1 + number % (players - 1)]) for number in range(pages)]
    table = Table(title=f"{pages} pages of a tournament of {players}", title_justify="left")
    for column in ("", "of a core", "answers/s", "whole", "kB/s", "median, p99 ms"):
        table.add_column(column, justify="right" if column else "left")
    for _ in range(TIMES):
        for happening in (False, True):
            for knowing in (False, True):
                happens = f"{tournament} {cookies[0]}" if happening else None
                seen = await stretch(server, looking, seconds, knowing, happens)
                times = sorted(seen.latencies)
                table.add_row(
                    f"{'something' if happening else 'nothing'} happens, "
                    f"{'what is new' if knowing else 'all of it'}",
                    f"{seen.cpu:.1%}",
                    f"{seen.answers / seconds:.1f}",
                    f"{seen.whole / max(1, seen.answers):.0%}",
                    f"{seen.bytes / seconds / 1000:.0f}",
                    f"{statistics.median(times) * 1000:.1f}, {times[len(times) * 99 // 100] * 1000:.0f}",
                )
    return table


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    wish = parser.parse_args()
    with ServerProcess(environment=WITHOUT_LIMITS) as server:
        Console().print(asyncio.run(measure(server, wish.players, wish.pages, wish.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
