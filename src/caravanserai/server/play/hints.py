"""Advice for who has to decide: a bot is asked, and told only what that seat knows."""

from __future__ import annotations

import secrets

from ... import bots
from ...games import Chance, Json
from ...protocol.messages import Hint, Hinted, HintLine
from ...protocol.refusal import Refusal
from ...table import Match
from ..bots.pool import BotPool, ThinkingFailed, TooBusy
from ..tasks import Tasks
from .connection import Connection

HINTS_BY = "vizier"


class Hints:
    """Asks bots for advice."""

    def __init__(self, pool: BotPool, tasks: Tasks) -> None:
        self._pool = pool
        self._tasks = tasks

    def can_advise(self, game: str) -> bool:
        """Whether there is a bot that gives hints in that game."""
        return HINTS_BY in bots.levels_of(game)

    def give(self, match: Match, chance: Chance, connection: Connection, request: Hint) -> None:
        """Have the best ways to go on told to who asks, whose decision it is."""
        seat = match.to_act
        assert seat is not None
        known = match.state.resample(seat, chance).to_json()
        self._tasks.spawn(self._give(match, known, connection, request))

    async def _give(self, match: Match, known: Json, connection: Connection, request: Hint) -> None:
        text = match.game.text
        try:
            lines = await self._pool.hint(match.game.name, HINTS_BY, known, secrets.randbits(32))
        except TooBusy:
            connection.refuse(Refusal.of("busy", "bots-are-busy"), request.re)
            return
        except ThinkingFailed as problem:
            connection.refuse(Refusal.of("busy", "bot-failed", problem=problem), request.re)
            return
        told = [
            HintLine([text(action) for action in line.actions], round(line.win, 4), round(line.margin, 2))
            for line in lines
        ]
        connection.send(Hinted(request.ply, told, request.re))
