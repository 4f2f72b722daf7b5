"""What is said at a table: kept, and told to all who are connected, on all nodes."""

from __future__ import annotations

from collections.abc import Callable

from ...protocol.messages import Said, Say, Unsaid
from ...protocol.refusal import Refusal
from ..company.blocks import Blocks
from ..keepers.sanctions import Sanctions, muted
from ..lobby.tables import ChatLine, Tables
from ..people.display_text import tidy_line
from ..tasks import Tasks
from .connection import Connection
from .room import Room

SHOWN = 50
"""Lines that somebody who comes in is shown."""


class Chat:
    """Takes lines of chat in."""

    def __init__(
        self,
        tables: Tables,
        blocks: Blocks,
        sanctions: Sanctions,
        tasks: Tasks,
        tell_others: Callable[[str, ChatLine], None],
    ) -> None:
        self._tables = tables
        self._blocks = blocks
        self._sanctions = sanctions
        self._tasks = tasks
        self._tell_others = tell_others
        """Tells other nodes what was said at a table."""

    def say(self, room: Room, connection: Connection, request: Say) -> None:
        """Say something to all at the table."""
        guest = connection.guest
        if guest is None or not room.table.knows(guest.id):
            connection.refuse(Refusal.of("not-allowed", "only-joined-talk"), request.re)
            return
        mute = self._sanctions.mute_of(guest.id)
        if mute is not None:
            connection.refuse(muted(mute), request.re)
            return
        try:
            text = tidy_line(request.text)
        except Refusal as refusal:
            connection.refuse(refusal, request.re)
            return
        self._tasks.spawn(self._keep(room, connection, guest.id, guest.name, text, request.re))

    async def _keep(
        self, room: Room, connection: Connection, guest: str, name: str, text: str, re: str
    ) -> None:
        """Keep a line, then tell it."""
        line = await self._tables.say(room.id, guest, name, text)
        room.tell_all(said(line), connection, said(line, re), by=line.guest)
        self._tell_others(room.id, line)

    async def lines(self, table: str, connection: Connection) -> list[Said]:
        """What was said last at a table, but for whom somebody who comes there has blocked."""
        if connection.guest is not None:
            connection.deaf_to = await self._blocks.of(connection.guest.id)
        lines = await self._tables.said(table, limit=SHOWN)
        return [said(line) for line in lines if line.guest not in connection.deaf_to]

    async def listen_anew(self, connection: Connection) -> None:
        """Somebody at a table has blocked somebody, or does no longer: take away what they don't hear."""
        assert connection.guest is not None
        before, connection.deaf_to = connection.deaf_to, await self._blocks.of(connection.guest.id)
        for line in await self._tables.said(connection.table, limit=SHOWN):
            if line.guest in connection.deaf_to - before:
                connection.send(Unsaid(line.n))


def said(line: ChatLine, re: str = "") -> Said:
    """A line of chat as it is told."""
    return Said(line.n, line.at, line.guest, line.name, line.text, re)
