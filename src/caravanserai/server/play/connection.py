"""One WebSocket to a table: who it is, which seats are theirs, and what they have been shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from ...protocol.messages import Bye, InForce, Message, Refused, encode
from ...protocol.refusal import Refusal
from ..clock import ServerClock
from ..metrics import Metrics
from ..people.guests import Guest
from ..people.limits import PATIENCE, Wallet
from .frames import Socket

MOVE_POINTS = 0.1
"""What a move costs."""
PAID_TOGETHER = 16
"""Moves that are paid for at once."""
EARLY = 16
"""Messages that may come before the table is open."""


class Keeper(Protocol):
    """Who keeps the connections: hears of them when they come and go."""

    metrics: Metrics
    clock: ServerClock

    def admit(self, connection: Connection) -> None:
        """A connection stands; who it is has still to be found out."""

    def gone(self, connection: Connection) -> None:
        """A connection is no more."""


class Connection:
    """One WebSocket to a table."""

    __slots__ = (
        "_deliver",
        "_early",
        "_keeper",
        "_unpaid",
        "address",
        "deaf_to",
        "guest",
        "headers",
        "mute",
        "seats",
        "seen",
        "socket",
        "table",
        "until",
        "wallet",
        "watched",
    )

    def __init__(self, keeper: Keeper, table: str, headers: Mapping[str, str], address: str) -> None:
        self.table = table
        self.address = address
        """The network it comes from."""
        self.headers: Mapping[str, str] | None = headers
        """Of the request, until it is known who sent it."""
        self.guest: Guest | None = None
        self.until: int | None = None
        """When the token ends by which they are known."""
        self.socket: Socket | None = None
        self.seats: tuple[int, ...] = ()
        """The seats that are played from here; none for an onlooker."""
        self.seen: int | None = None
        """The seat whose view is shown here; None for an onlooker's."""
        self.watched: int | None = None
        """Up to which ply they have seen bots play, where they say so."""
        self._keeper = keeper
        self._deliver: Callable[[bytes], None] | None = None
        self._early: list[bytes] | None = []
        self.wallet: Wallet | None = None
        """What requests are paid from, once it is known whose they are."""
        self._unpaid = 0
        self.mute: str | None = None
        """The sanction that keeps them from talking, as they were last told."""
        self.deaf_to: frozenset[str] = frozenset()
        """Whom they have blocked, and so don't hear."""

    def opened(self, socket: Socket) -> None:
        """The connection stands."""
        self.socket = socket
        self._keeper.admit(self)

    def receive(self, message: bytes) -> None:
        """A message has come."""
        if self._deliver is not None:
            self._deliver(message)
        elif self._early is not None:
            if len(self._early) < EARLY:
                self._early.append(message)
            else:
                self.send_away("too-fast", "please wait for the welcome before asking", 1008)

    def closed(self) -> None:
        """The connection is gone."""
        self._early = None
        if self.wallet is not None:
            self.wallet.close()
            self.wallet = None
        self._keeper.gone(self)

    def too_slow(self) -> None:
        """The connection is dropped because its other end doesn't read."""
        self._keeper.metrics.dropped()

    def settle_in(self, deliver: Callable[[bytes], None]) -> None:
        """The table is open: messages go there from now on, beginning with what has come early."""
        self._deliver = deliver
        early, self._early = self._early or [], None
        for message in early:
            deliver(message)

    def send(self, message: Message) -> None:
        """Tell the other end something."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Tell the other end something that is encoded already."""
        if self.socket is not None:
            self.socket.send(message)

    def refuse(self, refusal: Refusal, re: str, ply: int = -1) -> None:
        """Say no; who doesn't stop asking for it is sent away."""
        self._keeper.metrics.refused(refusal.code)
        if self.spend(1, re):
            self.send(refused(refusal, re, ply))

    def spend(self, points: float, re: str) -> bool:
        """Pay for a request that costs the server something; False if that was too much, and they know."""
        if self.wallet is None:
            return True
        debt = self.wallet.spend(points)
        if debt > PATIENCE:
            self.send_away("too-fast", "that was far too much at once", 1008)
        elif debt >= 0:
            self._keeper.metrics.refused("too-fast")
            self.send(refused(Refusal.of("too-fast", "a-lot-at-once"), re))
        return debt < 0

    def spend_move(self, re: str) -> bool:
        """Pay for a move: little, and only for some at a time, for nothing is asked more often."""
        self._unpaid += 1
        if self._unpaid < PAID_TOGETHER:
            return True
        if self.spend(PAID_TOGETHER * MOVE_POINTS, re):
            self._unpaid = 0
            return True
        return False

    def send_away(
        self,
        code: str,
        message: str,
        close: int,
        again: bool = False,
        id: str = "",
        ban: InForce | None = None,
    ) -> None:
        """Say goodbye and close the connection."""
        if self.socket is not None:
            self.socket.send(encode(Bye(code, message, again, id, ban)))
            self.socket.close(close, code)

    def turn_away(self, refusal: Refusal) -> None:
        """Say why there is nothing for them here, and close the connection."""
        self._keeper.metrics.refused(refusal.code)
        self.send_away(refusal.code, refusal.message, 4409, id=refusal.id)


def refused(refusal: Refusal, re: str, ply: int = -1) -> Refused:
    """A refusal as it is told: of the request called `re`, made at that ply."""
    return Refused(refusal.code, refusal.message, refusal.rule, ply, re, refusal.id)
