"""Somebody connected to a table: who it is, which seats are theirs, and what they have been shown."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...protocol.messages import Bye, Message, Refused, encode
from ..people.guests import Guest
from .frames import Socket

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

EARLY = 16
"""Messages that may come before the table is open."""
POINTS = 120.0
"""What a visitor may spend at once on requests that cost the server something."""
POINTS_A_SECOND = 40.0
PATIENCE = -200.0
"""Points below which a visitor who doesn't stop asking is sent away."""


class Visitor:
    """One connection to a table."""

    __slots__ = (
        "_early",
        "_hub",
        "_points",
        "_spent_at",
        "guest",
        "headers",
        "room",
        "seats",
        "seen",
        "socket",
        "table",
    )

    def __init__(self, hub: Hub, table: str, headers: Mapping[str, str]) -> None:
        self.table = table
        self.headers: Mapping[str, str] | None = headers
        """Of the request, until it is known who sent it."""
        self.guest: Guest | None = None
        self.room: Room | None = None
        self.socket: Socket | None = None
        self.seats: tuple[int, ...] = ()
        """The seats this visitor plays; none for an onlooker."""
        self.seen: int | None = None
        """The seat whose view this visitor has; None for an onlooker's."""
        self._hub = hub
        self._early: list[bytes] | None = []
        self._points = POINTS
        self._spent_at = 0.0

    def opened(self, socket: Socket) -> None:
        """The connection stands; who it is has still to be found out."""
        self.socket = socket
        self._hub.admit(self)

    def receive(self, message: bytes) -> None:
        """A message has come."""
        if self._early is None:
            if self.room is not None:
                self.room.receive(self, message)
        elif len(self._early) < EARLY:
            self._early.append(message)
        else:
            self.send_away("too-fast", "please wait for the welcome before asking", 1008)

    def closed(self) -> None:
        """The connection is gone."""
        self._early = None
        self._hub.gone(self)

    def too_slow(self) -> None:
        """The connection is dropped because its other end doesn't read."""
        self._hub.metrics.dropped()

    def settle_in(self, room: Room) -> None:
        """The table is open: what has come early is dealt with now."""
        self.room = room
        early, self._early = self._early or [], None
        for message in early:
            room.receive(self, message)

    def send(self, message: Message) -> None:
        """Tell this visitor something."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Tell this visitor something that is encoded already."""
        if self.socket is not None:
            if self._hub.outbox is None:
                self.socket.send(message)
            else:
                self._hub.outbox.append((self.socket, message))

    def refuse(
        self, code: str, message: str, re: str, rule: str | None = None, ply: int = -1, id: str = ""
    ) -> None:
        """Say no; a visitor who doesn't stop asking for it is sent away."""
        self._hub.metrics.refused(code)
        if self.spend(1, re):
            self.send(Refused(code, message, rule, ply, re, id))

    def spend(self, points: float, re: str) -> bool:
        """Pay for a request that costs the server something; False if that was too much, and they know."""
        now = asyncio.get_running_loop().time()
        self._points = min(POINTS, self._points + (now - self._spent_at) * POINTS_A_SECOND) - points
        self._spent_at = now
        if self._points < PATIENCE:
            self.send_away("too-fast", "that was far too much at once", 1008)
        elif self._points < 0:
            self.send(Refused("too-fast", "that was a lot at once; please wait a moment", re=re))
        return self._points >= 0

    def send_away(self, code: str, message: str, close: int, again: bool = False) -> None:
        """Say goodbye and close the connection."""
        if self.socket is not None:
            self.socket.send(encode(Bye(code, message, again)))
            self.socket.close(close, code)
