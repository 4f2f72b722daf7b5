"""How much one server process carries, against what was promised.

    python -m benchmarks.load [--only full-speed|idle|deaf] [--tables N] [--database URL --redis URL]

Players are other processes (`load_clients`); every answer they wait for is on the disk before it comes. Moves
a second are by the wall clock and depend on what else the machine does; so does, less, the CPU time of the
server for each move. It is also told in echoes (`load_echo`), which are timed between the rounds. Exit code 1
if a promise isn't kept.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from benchmarks.load_clients import Crews, Played, Work
from benchmarks.load_echo import EchoServer, call_from_a_process
from rich.console import Console
from rich.table import Table
from tests.servers import ServerProcess
from tests.system.live_play import WITHOUT_LIMITS
from tests.system.raw_socket import hangs_up, open_websocket

from caravanserai import games
from caravanserai.client import Client
from caravanserai.protocol.bodies import Body

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
ECHOES = 600
"""On each connection, between two rounds."""
THINKING = 10.0
"""Seconds of thought before each action, on average, of players who mostly idle."""


class PublicTable(Body):
    """A wish for a table that everybody may come to."""

    game: str
    public: bool = True


class Made(msgspec.Struct):
    """As much of a new table as is needed here."""

    id: str


@dataclass(frozen=True)
class Promise:
    """A figure, and what it must not go below or above."""

    what: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def told(self) -> str:
        """The figure in print; what was counted to the last one."""
        digits = "," if isinstance(self.value, int) else ",.4g"
        return f"{self.value:{digits}} {self.unit}"

    @property
    def kept(self) -> bool:
        """Whether it is."""
        if self.at_least is not None and self.value < self.at_least:
            return False
        return self.at_most is None or self.value <= self.at_most


def cpu_of(process: int) -> float:
    """The CPU seconds a process has used, without its children."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(process: int) -> int:
    """The bytes of memory a process has to itself or shares."""
    return int(Path(f"/proc/{process}/statm").read_text("utf-8").split()[1]) * PAGE


class Bench:
    """A server, two guests, and the tables at which they play."""

    def __init__(self, server: ServerProcess) -> None:
        assert server.process is not None
        self.server = server
        self.process = server.process.pid
        self.people = [Client(server.url), Client(server.url)]

    async def introduce(self) -> None:
        """Get to know the two."""
        for number, client in enumerate(self.people):
            await client.introduce(f"Player {number}")

    async def set_up(self, number: int) -> list[str]:
        """So many tables, begun; a few at a time."""
        narrow = asyncio.Semaphore(4)

        async def one() -> str:
            async with narrow:
                host, rival = self.people
                # Said as every version of the server understands it.
                made = await host.http.call("POST", "/api/tables", PublicTable("five-tribes"))
                table = msgspec.json.decode(made, type=Made).id
                await rival.join(table)
                await rival.sit(table, 1)
                await host.start(table)
                return table

        return list(await asyncio.gather(*(one() for _ in range(number))))

    def work(self, tables: Sequence[str], processes: int, **more: float) -> list[Work]:
        """The work for the players' processes."""
        url = self.server.url.replace("http", "ws", 1)
        headers = [client.http.headers for client in self.people]
        at_once = int(more.pop("at_once", len(tables)))
        return [
            Work(url, headers, list(tables[part::processes]), at_once // processes, **more)
            for part in range(processes)
        ]


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of them lies, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


def latencies(results: list[Played]) -> list[float]:
    """Those of all processes together."""
    problems = [problem for played in results for problem in played.problems]
    if problems:
        raise SystemExit(f"{len(problems)} problems, for example: {problems[0]}")
    return [latency for played in results for latency in played.latencies]


def full_speed(bench: Bench, tables: int, rounds: int) -> list[Promise]:
    """Tables at full speed: everybody acts at once, round after round of games; echoes between them."""
    ids = asyncio.run(bench.set_up(tables * rounds))
    results: list[Played] = []
    cpu = took = echo_cpu = 0.0
    echoes = 0
    with EchoServer() as echo:
        assert echo.process is not None
        for begin in range(0, len(ids), tables):
            before = cpu_of(echo.process.pid)
            echoes += call_from_a_process(echo, ECHOES)
            echo_cpu += cpu_of(echo.process.pid) - before
            crews = Crews(bench.work(ids[begin : begin + tables], processes=1))
            before = cpu_of(bench.process)
            crews.begin()
            [played] = crews.wait()
            cpu += cpu_of(bench.process) - before
            took += played.ended - played.began
            results.append(played)
    all_of_them = latencies(results)
    moves = len(all_of_them)
    finished = sum(played.finished for played in results)
    return [
        Promise("games played to their end", finished, "", at_least=len(ids)),
        Promise("durable moves", moves, ""),
        Promise("moves a second, wall clock", moves / took, "/s", at_least=8000),
        Promise("share of a core the server got", cpu / took, ""),
        Promise("server CPU a move", cpu / moves * 1e6, "µs", at_most=125),
        Promise("an echo's CPU", echo_cpu / echoes * 1e6, "µs"),
        Promise("server CPU a move, in echoes", cpu / moves / (echo_cpu / echoes), ""),
        Promise("players' CPU a move", sum(played.cpu for played in results) / moves * 1e6, "µs"),
        Promise("latency p50", percentile(all_of_them, 0.50), "ms"),
        Promise("latency p95", percentile(all_of_them, 0.95), "ms", at_most=15),
        Promise("latency p99", percentile(all_of_them, 0.99), "ms"),
    ]


def mostly_idle(bench: Bench, tables: int, seconds: float) -> list[Promise]:
    """Many open tables, whose players mostly think."""
    ids = asyncio.run(bench.set_up(tables))
    before = memory_of(bench.process)
    settling = seconds / 2
    work = bench.work(ids, processes=1, thinking=THINKING, most_seconds=seconds + settling, settling=settling)
    crews = Crews(work)
    crews.begin()
    time.sleep(seconds)
    most = memory_of(bench.process)
    results = crews.wait()
    all_of_them = latencies(results)
    return [
        Promise("open two-seat tables", tables, ""),
        Promise("memory for each", (most - before) / tables / 1000, "kB", at_most=30),
        Promise("moves", len(all_of_them), ""),
        Promise("latency p50", percentile(all_of_them, 0.50), "ms"),
        Promise("latency p99", percentile(all_of_them, 0.99), "ms", at_most=20),
    ]


def deaf(bench: Bench, tables: int, rounds: int) -> list[Promise]:
    """At each table an onlooker who never reads: nobody else may notice, and the server lets them go."""
    ids = asyncio.run(bench.set_up(tables * rounds))
    before = memory_of(bench.process)
    links = [open_websocket(bench.server.port, table, {}, receive_buffer=4096) for table in ids]
    crews = Crews(bench.work(ids, processes=1, at_once=tables))
    crews.begin()
    results = crews.wait()
    grown = (memory_of(bench.process) - before) / 1e6
    all_of_them = latencies(results)
    finished = sum(played.finished for played in results)
    dropped = sum(hangs_up(link, 1.0) for link in links)
    return [
        Promise("onlookers who never read", len(links), ""),
        Promise("of whom the server let go", dropped, ""),
        Promise("games played to their end", finished, "", at_least=len(ids)),
        Promise("memory grown", grown, "MB", at_most=0.3 * len(links) + 20),
        Promise("latency p95 of the players", percentile(all_of_them, 0.95), "ms", at_most=20),
    ]


def show(console: Console, title: str, promises: list[Promise]) -> bool:
    """Print the figures; whether all promises are kept."""
    table = Table(title=title, title_justify="left")
    for column in ("", "measured", "promised", ""):
        table.add_column(column, justify="left" if not column else "right")
    for promise in promises:
        wanted = ""
        if promise.at_least is not None:
            wanted = f"≥ {promise.at_least:g} {promise.unit}"
        if promise.at_most is not None:
            wanted = f"≤ {promise.at_most:g} {promise.unit}"
        mark = "" if not wanted else "kept" if promise.kept else "MISSED"
        table.add_row(promise.what, promise.told, wanted, mark)
    console.print(table)
    return all(promise.kept for promise in promises)


def main() -> int:
    """Measure, print, and say by the exit code whether all promises are kept."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--only", choices=["full-speed", "idle", "deaf"])
    parser.add_argument("--tables", type=int, default=50, help="tables at full speed (50)")
    parser.add_argument("--rounds", type=int, default=6, help="games one after another at each (6)")
    parser.add_argument("--idle-tables", type=int, default=1000, help="tables of idle players (1000)")
    parser.add_argument("--seconds", type=float, default=30, help="how long those are watched (30)")
    parser.add_argument("--database")
    parser.add_argument("--redis")
    wishes = parser.parse_args()
    console = Console()
    if not games.compiled():
        console.print("This is the plain build; the promises are about the compiled one.")
    kept = True
    for name in ("full-speed", "idle", "deaf"):
        if wishes.only not in (None, name):
            continue
        with ServerProcess(
            database=wishes.database, redis=wishes.redis, environment=WITHOUT_LIMITS
        ) as server:
            bench = Bench(server)
            asyncio.run(bench.introduce())
            if name == "full-speed":
                title = f"{wishes.tables} tables at full speed"
                kept &= show(console, title, full_speed(bench, wishes.tables, wishes.rounds))
            elif name == "idle":
                title = f"{wishes.idle_tables} tables, players think for {THINKING:g} s"
                kept &= show(console, title, mostly_idle(bench, wishes.idle_tables, wishes.seconds))
            else:
                kept &= show(console, "onlookers who never read", deaf(bench, 10, 3))
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
