"""The players of the load benchmark: light enough that it is the server that is measured.

Each process plays many tables, both seats of each. Whoever may decide does any legal action, at once or after
thinking. Latency is from sending an action until its answer, which comes when it is on the disk. All are
connected before the first of them acts.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import random
import time
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Told(msgspec.Struct):
    """As much of a message as such a player needs."""

    t: str
    ply: int = -1
    legal: list[str] | None = None
    over: dict[str, Any] | None = None
    re: str = ""
    message: str = ""


read = msgspec.json.Decoder(Told).decode


@dataclass(frozen=True)
class Work:
    """What one process is to do."""

    url: str
    headers: list[dict[str, str]]
    """Who sits on the seats."""
    tables: list[str]
    at_once: int
    """How many of the tables are played at the same time; the others follow."""
    thinking: float = 0.0
    """Seconds of thought before each action, on average."""
    most_seconds: float = 60.0
    """When to stop, finished or not."""
    settling: float = 0.0
    """Seconds at the beginning that don't count."""


@dataclass
class Played:
    """What came of it."""

    began: float = 0.0
    """By the clock that all processes share."""
    ended: float = 0.0
    latencies: list[float] = field(default_factory=list)
    """Of each action, in seconds."""
    finished: int = 0
    problems: list[str] = field(default_factory=list)
    cpu: float = 0.0


class Player(WSListener):
    """One seat's connection."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.transport: WSTransport | None = None
        self.asked_at = 0.0
        self.ply = -1
        self.legal: list[str] = []
        self.plays = False
        """Whether this table's turn has come."""
        self.shown = asyncio.Event()
        self.ended = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The connection stands."""
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The connection is gone."""
        if not self.ended.done():
            self.crew.played.problems.append("the connection was lost")
            self.ended.set_result(None)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message has come."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = read(frame.get_payload_as_memoryview())
        if told.t == "refused" or told.t == "bye":
            self.crew.played.problems.append(f"{told.t}: {told.message}")
        if told.t != "moved" and told.t != "position":
            return
        if told.re and self.asked_at:
            self.crew.count(self.asked_at)
            self.asked_at = 0.0
        if told.over is not None:
            if not self.ended.done():
                self.ended.set_result(None)
        elif told.legal:
            self.ply, self.legal = told.ply, told.legal
            if self.plays:
                self.crew.wants_to_act(self)
        self.shown.set()

    def begin(self) -> None:
        """Play from now on."""
        self.plays = True
        if self.legal:
            self.crew.wants_to_act(self)

    def act(self) -> None:
        """Do any legal action."""
        action = self.legal[int(random.random() * len(self.legal))]
        self.asked_at = time.perf_counter()
        assert self.transport is not None
        self.transport.send(
            WSMsgType.TEXT, b'{"t":"do","ply":%d,"do":"%s","re":"1"}' % (self.ply, action.encode())
        )


class Crew:
    """The players of one process."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.played = Played()
        self.tables = list(reversed(work.tables))
        self.waiting: list[tuple[float, int, Player]] = []
        self.order = 0
        self.counts_from = 0.0
        self.seated: dict[str, list[Player]] = {}

    def count(self, asked_at: float) -> None:
        """An action was answered."""
        now = time.perf_counter()
        if now >= self.counts_from:
            self.played.latencies.append(now - asked_at)

    def wants_to_act(self, player: Player) -> None:
        """It is a player's turn."""
        if self.work.thinking:
            self.order += 1
            when = time.perf_counter() + random.expovariate(1 / self.work.thinking)
            heapq.heappush(self.waiting, (when, self.order, player))
        else:
            player.act()

    async def think(self) -> None:
        """Let those act who have thought long enough."""
        while True:
            while self.waiting and self.waiting[0][0] <= time.perf_counter():
                heapq.heappop(self.waiting)[2].act()
            await asyncio.sleep(0.002)

    async def play(self) -> Played:
        """Play, until all tables are finished or the time is over."""
        thinker = asyncio.create_task(self.think()) if self.work.thinking else None
        self.counts_from = time.perf_counter() + self.work.settling
        self.played.began, before = time.monotonic(), time.process_time()
        players = [asyncio.create_task(self.one_after_another()) for _ in range(self.work.at_once)]
        _, late = await asyncio.wait(players, timeout=self.work.most_seconds)
        self.played.ended, self.played.cpu = time.monotonic(), time.process_time() - before
        for task in [*late, *([thinker] if thinker else [])]:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        self.leave()
        return self.played

    async def one_after_another(self) -> None:
        """Play one table after another."""
        while self.tables:
            await self.table(self.tables.pop())

    async def come_in(self) -> None:
        """Everybody sits down at all tables, a few at a time, and looks."""
        narrow = asyncio.Semaphore(8)

        async def sit_down(table: str) -> None:
            async with narrow:
                players = self.seated[table] = [Player(self) for _ in self.work.headers]
                for player, headers in zip(players, self.work.headers, strict=True):
                    await ws_connect(
                        partial(same, player),
                        f"{self.work.url}/ws/{table}",
                        extra_headers=headers,
                        websocket_handshake_timeout=60,
                    )
                    await player.shown.wait()

        await asyncio.gather(*map(sit_down, self.work.tables))

    async def table(self, table: str) -> None:
        """Play one table to its end."""
        players = self.seated[table]
        for player in players:
            player.begin()
        await asyncio.gather(*(player.ended for player in players))
        self.played.finished += 1

    def leave(self) -> None:
        """Hang up everywhere."""
        for player in [player for players in self.seated.values() for player in players]:
            if not player.ended.done():
                player.ended.set_result(None)
            if player.transport is not None:
                player.transport.disconnect()


def same(player: Player) -> Player:
    """The player itself: what picows asks for when a connection stands."""
    return player


def work_in_a_process(work: Work, boss: Connection) -> None:
    """What each process runs: come in, say so, wait for the word to begin, play."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)  # a player who looks for garbage measures nothing but that

    async def main() -> Played:
        crew = Crew(work)
        await crew.come_in()
        boss.send("ready")
        await asyncio.to_thread(boss.recv)
        return await crew.play()

    boss.send(uvloop.run(main()))


class Crews:
    """Processes full of players."""

    def __init__(self, work: list[Work]) -> None:
        context = get_context("spawn")
        self.running: list[tuple[BaseProcess, Connection]] = []
        for piece in work:
            ours, theirs = context.Pipe()
            process = context.Process(target=work_in_a_process, args=(piece, theirs))
            process.start()
            self.running.append((process, ours))
        for _, line in self.running:
            line.recv()

    def begin(self) -> None:
        """Let them play."""
        for _, line in self.running:
            line.send("begin")

    def wait(self) -> list[Played]:
        """What came of it, when they are done."""
        played: list[Played] = [line.recv() for _, line in self.running]
        for process, _ in self.running:
            process.join()
        return played
