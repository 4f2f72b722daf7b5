"""Bots at the tables: on its turn a bot is asked what it would do, and does it as anybody else would."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

from ...bots import BadBot
from ...protocol.refusal import Refusal as Refused
from ..lobby.tables import BOT
from .pool import ThinkingFailed, TooBusy

if TYPE_CHECKING:
    from ..play.hub import Hub
    from ..play.room import Room

AGAIN = 1.0  # seconds until a bot that could not think is asked again

logger = logging.getLogger(__name__)


class BotTurns:
    """Has bots think, and plays what they come up with."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def play(self, room: Room) -> None:
        """It is a bot's turn: play the next step it has in mind, or have it think."""
        if room.line and self._play_step(room):
            return
        if not room.thinking and not self._hub.leaving:
            room.thinking = True
            self._hub.spawn(self._think(room))

    def _play_step(self, room: Room) -> bool:
        """Play the next step of the bot's line; False if it can't be played."""
        match = room.match
        assert match is not None
        seat = match.to_act
        assert seat is not None
        action = room.line.pop(0)
        try:
            room.submit(match.propose_do(seat, action, room.chance(), self._hub.now(), bot=True), None, "")
        except Refused:
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
            if await self._hub.lease(room.id, ply) and match.ply == ply:
                line = await self._ask(room, seat)
        except (TooBusy, ThinkingFailed, OSError) as problem:
            logger.warning("the bot at table %s has to wait: %s", room.id, problem)
            again = AGAIN
        finally:
            room.thinking = False
        if again:
            self._hub.later(again, room.look_after)
        elif match.ply != ply:  # the match has moved on meanwhile
            room.look_after()
        elif line:
            room.line = line
            if self._watched(room):
                self._hub.later(self._hub.settings.watch_seconds, room.look_after)
            else:
                room.look_after()

    def _watched(self, room: Room) -> bool:
        """Whether nobody plays: then turns come at a pace at which one can follow."""
        return self._hub.settings.watch_seconds > 0 and all(seat.kind == BOT for seat in room.table.seats)

    async def _ask(self, room: Room, seat: int) -> list[int]:
        """What the bot would do."""
        match = room.match
        assert match is not None
        name = match.player(seat)
        known = match.state.resample(seat, room.chance()).to_json()
        try:
            return await self._hub.pool.think(match.game.name, name, known, secrets.randbits(32))
        except BadBot:
            logger.exception("the bot %r at table %s can't play; a simple one does", name, room.id)
            return await self._hub.pool.think(match.game.name, "random", known, secrets.randbits(32))
