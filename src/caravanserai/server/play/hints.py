"""Advice for who has to decide: a bot is asked, and told only what that seat knows."""

from __future__ import annotations

import asyncio
import secrets
from typing import NamedTuple

from ... import bots
from ...bots import Line
from ...games import Chance, Game, Json
from ...protocol.messages import Hint, Hinted, HintLine
from ...protocol.refusal import Refusal
from ...table import Match
from ..bots.fair_queue import Asker
from ..bots.pool import BotPool, ThinkingFailed, TooBusy
from ..tasks import Tasks
from .connection import Connection

HINTS_BY = "vizier"


class AskedHint(NamedTuple):
    """A hint that somebody waits for."""

    task: asyncio.Task[None]
    connection: Connection
    re: str


class Hints:
    """Asks bots for advice."""

    def __init__(self, pool: BotPool, tasks: Tasks) -> None:
        self._pool = pool
        self._tasks = tasks
        self._asked: dict[Asker, AskedHint] = {}
        """What each guest waits for at each table: one hint at a time."""

    def give(self, match: Match, chance: Chance, connection: Connection, request: Hint) -> None:
        """Have the best ways to go on told to who asks, whose decision it is."""
        seat = match.to_act
        assert seat is not None
        known = match.state.resample(seat, chance).to_json()
        asker = Asker(connection.guest.id if connection.guest else "", connection.table)
        earlier = self._asked.pop(asker, None)
        if earlier is not None:
            earlier.task.cancel()
            earlier.connection.refuse(Refusal.of("busy", "bots-are-busy"), earlier.re)
        task = self._tasks.spawn(self._give(match, known, connection, request, asker))
        self._asked[asker] = AskedHint(task, connection, request.re)
        task.add_done_callback(lambda task: self._answered(asker, task))

    def drop(self, connection: Connection) -> None:
        """Somebody has gone: their hint is not thought about any more."""
        asker = Asker(connection.guest.id if connection.guest else "", connection.table)
        asked = self._asked.get(asker)
        if asked is not None and asked.connection is connection:
            asked.task.cancel()

    def _answered(self, asker: Asker, task: asyncio.Task[None]) -> None:
        asked = self._asked.get(asker)
        if asked is not None and asked.task is task:
            del self._asked[asker]

    async def _give(
        self, match: Match, known: Json, connection: Connection, request: Hint, asker: Asker
    ) -> None:
        try:
            lines = await self._pool.hint(match.game.name, HINTS_BY, known, secrets.randbits(32), asker=asker)
        except TooBusy:
            connection.refuse(Refusal.of("busy", "bots-are-busy"), request.re)
            return
        except ThinkingFailed as problem:
            connection.refuse(Refusal.of("busy", "bot-failed", problem=problem), request.re)
            return
        connection.send(Hinted(request.ply, hint_lines(match.game, lines), request.re))


def can_advise(game: str) -> bool:
    """Whether there is a bot that gives hints in that game."""
    return HINTS_BY in bots.levels_of(game)


def hint_lines(game: Game, lines: list[Line]) -> list[HintLine]:
    """What a bot found, as it is told."""
    return [
        HintLine(game.texts(list(line.actions)), round(line.win, 4), round(line.margin, 2)) for line in lines
    ]
