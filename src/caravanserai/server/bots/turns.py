"""Bots at the tables: on its turn a bot is asked what it would do, and does it as anybody else would."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from ...bots import BadBot, read_name
from ...protocol.refusal import Refusal
from ...table import Match
from ..play.pace import Pace, pace_of
from ..play.room import Room
from ..tasks import Tasks
from .fair_queue import Asker
from .pool import BotPool, ThinkingFailed, TooBusy
from .worker import SEARCHERS

AGAIN = 1.0  # seconds until a bot that could not think is asked again
THOUGHTS = 2  # of a bot before a person's turn comes again: a bid and a turn, say

logger = logging.getLogger(__name__)


class BotTurns:
    """Has bots think, and plays what they come up with."""

    def __init__(
        self,
        pool: BotPool,
        tasks: Tasks,
        watch_seconds: float,
        bot_seconds: float,
        lease: Callable[[str, int], Awaitable[bool]] | None = None,
    ) -> None:
        self._pool = pool
        self._tasks = tasks
        self._watch_seconds = watch_seconds
        """How long a bot waits before each turn where it plays for a person, or nobody plays."""
        self._bot_seconds = bot_seconds
        """How long the bots of a table may think together before somebody gets to decide again."""
        self._lease = lease
        """Tells whether a bot's turn at a table and ply is for this node to see to; None if all are."""

    def play(self, room: Room) -> None:
        """It is a bot's turn: play the next step it has in mind, or have it think; at people's pace."""
        pace = pace_of(room)
        if pace is Pace.ELSEWHERE or (pace is Pace.WHEN_SEEN and room.line):
            return
        if room.line and self._play_step(room):
            return
        if not room.thinking and not self._tasks.ending:
            room.thinking = True
            self._tasks.spawn(self._think(room))

    def _play_step(self, room: Room) -> bool:
        """Play the next step of the bot's line; False if it can't be played."""
        match = room.match
        assert match is not None
        seat = match.to_act
        assert seat is not None
        action = room.line.pop(0)
        try:
            room.submit(
                match.propose_do(seat, action, room.chance(dealt=True), room.now(), bot=True), None, ""
            )
        except Refusal:
            room.line = []
            return False
        return True

    async def _think(self, room: Room) -> None:
        """Have the bot think, then let it play."""
        match = room.match
        assert match is not None
        seat, ply = match.to_act, match.ply
        assert seat is not None
        line: list[int] = []
        again = 0.0
        try:
            ours = self._lease is None or await self._lease(room.id, ply)
            if ours and match.ply == ply:
                line = await self._ask(room, seat)
        except (TooBusy, ThinkingFailed, OSError) as problem:
            logger.warning("the bot at table %s has to wait: %s", room.id, problem)
            again = AGAIN
        finally:
            room.thinking = False
        if again:
            look_after_later(room, again)
        elif match.ply != ply:  # the match has moved on meanwhile
            room.look_after()
        elif line:
            room.line = line
            if self._watch_seconds > 0 and pace_of(room) is Pace.IN_A_WHILE:
                look_after_later(room, self._watch_seconds)
            else:
                room.look_after()

    async def _ask(self, room: Room, seat: int) -> list[int]:
        """What the bot would do."""
        match = room.match
        assert match is not None
        name, asker, left = match.player(seat), Asker(room.table.host, room.id), room.left_to_bots
        known = match.state.resample(seat, room.chance()).to_json()
        most = share_of_time(match, self._bot_seconds, room.bots_thought)
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return await self._pool.think(
                match.game.name, name, known, secrets.randbits(32), asker, left, most
            )
        except BadBot:
            logger.exception("the bot %r at table %s can't play; a simple one does", name, room.id)
            return await self._pool.think(match.game.name, "random", known, secrets.randbits(32), asker, left)
        finally:
            room.bots_thought += loop.time() - began


def share_of_time(match: Match, together: float, thought: float) -> float:
    """How many seconds the next thought may take of those that a table's bots have together.

    All that look ahead have the same part; who thinks again in the same turn has what is left of them.
    """
    thinkers = sum(looks_ahead(seat.bot) for seat in match.seats if seat.bot is not None)
    part = together / (THOUGHTS * max(1, thinkers))
    if all(seat.bot is not None for seat in match.seats):  # nobody waits for a turn
        return part
    return min(part, together - thought)


def looks_ahead(bot: str) -> bool:
    """Whether a bot of that name takes its time."""
    try:
        return read_name(bot).level in SEARCHERS
    except BadBot:
        return False


def look_after_later(room: Room, seconds: float) -> None:
    """See to a room again in a while."""
    asyncio.get_running_loop().call_later(seconds, room.look_after)
