"""The players of a simulated season: bots of known strength behind people's seats, all in one process.

Each sees what its seat is sent and nothing else, and answers over the network as a page would.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import msgspec
import uvloop
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from caravanserai import bots, games
from caravanserai.bots import Bot
from caravanserai.games import Json
from caravanserai.protocol.changes import apply_changes

AGAIN = 0.2
"""Seconds until somebody who has lost the connection comes back."""
PATIENCE = 120
"""Seconds in which a connection must stand."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays: who the server takes them for, and the bot behind them."""

    headers: dict[str, str]
    bot: str


@dataclass(frozen=True)
class Company:
    """All who play in a season."""

    url: str
    game: str
    people: Sequence[Person]


@dataclass(frozen=True)
class Evening:
    """The tables of a round: the id of each, and the numbers of who sits there."""

    number: int
    tables: Sequence[tuple[str, Sequence[int]]]


@dataclass
class Played:
    """What came of a round."""

    games: int = 0
    moves: int = 0
    reconnections: int = 0
    problems: list[str] = field(default_factory=list)


class Told(msgspec.Struct):
    """As much of a message as such a player needs."""

    t: str
    ply: int = -1
    was: int = -1
    view: Any = None  # Any: JSON
    changes: Any = None
    legal: list[str] | None = None
    over: Any = None
    message: str = ""


read = msgspec.json.Decoder(Told).decode
SYNC = b'{"t":"sync"}'


class Seat(WSListener):
    """One person's connection to a table."""

    def __init__(self, game: str, bot: Bot, played: Played) -> None:
        self.game = games.get(game)
        self.bot = bot
        self.played = played
        self.view: Json = {}
        self.ply = -1
        self.over = False
        self.gone = asyncio.Event()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The connection is gone."""
        self.gone.set()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message has come."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = read(frame.get_payload_as_memoryview())
        if told.t in ("refused", "bye"):
            self.played.problems.append(f"{told.t}: {told.message}")
        elif told.t == "position":
            self.view = told.view
            self.go_on(transport, told)
        elif told.t == "moved":
            if told.was != self.ply:
                transport.send(WSMsgType.TEXT, SYNC)
                return
            self.view = apply_changes(self.view, told.changes or ())
            self.go_on(transport, told)

    def go_on(self, transport: WSTransport, told: Told) -> None:
        """Act, if it is one's turn; leave, if the game is over."""
        self.ply = told.ply
        if told.over is not None:
            self.over = True
            transport.disconnect()
        elif told.legal:
            action = told.legal[0] if len(told.legal) == 1 else self.choose()
            self.played.moves += 1
            transport.send(WSMsgType.TEXT, b'{"t":"do","ply":%d,"do":"%s"}' % (self.ply, action.encode()))

    def choose(self) -> str:
        """What the bot does, knowing what its seat knows."""
        return self.game.text(self.bot.choose(self.game.from_json(self.view)))


class Crowd:
    """All people of a season, in one process."""

    def __init__(self, company: Company) -> None:
        self.company = company

    async def play(self, evening: Evening) -> Played:
        """Play all tables of a round to their end."""
        played = Played()
        await asyncio.gather(
            *(self.sit(evening.number, id, person, played) for id, here in evening.tables for person in here)
        )
        played.games = len(evening.tables)
        return played

    async def sit(self, number: int, table: str, person: int, played: Played) -> None:
        """Play one seat to the end of the game; come back whenever the connection is lost."""
        who = self.company.people[person]
        bot = bots.get(self.company.game, who.bot, seed=number * len(self.company.people) + person)
        seat = Seat(self.company.game, bot, played)
        while True:
            try:
                await ws_connect(
                    lambda: seat,
                    f"{self.company.url}/ws/{table}",
                    extra_headers=who.headers,
                    websocket_handshake_timeout=PATIENCE,
                )
                await seat.gone.wait()
            except (OSError, WSError) as problem:
                played.problems.append(f"no connection: {problem}")
            if seat.over:
                return
            played.reconnections += 1
            seat.gone.clear()
            await asyncio.sleep(AGAIN)


def play_in_a_process(company: Company, boss: Connection) -> None:
    """What the process runs: a round whenever the boss names one, until there are none."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)

    async def main() -> None:
        crowd = Crowd(company)
        while True:
            evening: Evening | None = await asyncio.to_thread(boss.recv)
            if evening is None:
                return
            boss.send(await crowd.play(evening))

    uvloop.run(main())


class Crew:
    """The process in which all people play."""

    def __init__(self, company: Company) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=play_in_a_process, args=(company, theirs), daemon=True)
        self._process.start()
        theirs.close()

    async def play(self, evening: Evening) -> Played:
        """Have a round played."""
        self._line.send(evening)
        played: Played = await asyncio.to_thread(self._line.recv)
        return played

    def close(self) -> None:
        """Let the process end."""
        self._line.send(None)
        self._process.join()
