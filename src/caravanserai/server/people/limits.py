"""Rate limits: how often an address or a guest may ask for something, and how much a connection may."""

from __future__ import annotations

from ...protocol.refusal import Refusal
from ..clock import ServerClock
from ..settings import Limits

WINDOW = 60.0
"""Seconds for which requests are counted together."""
POINTS = 120.0
"""What a connection may spend at once on requests that cost the server something."""
POINTS_A_SECOND = 40.0
PATIENCE = -200.0
"""Points below which a connection that doesn't stop asking is closed."""


class RateLimit:
    """So many requests a minute for each address or guest, counted on this node.

    Counted here and not in Redis, so that no request has to wait for it or fails with it.
    """

    def __init__(self, most: int, clock: ServerClock) -> None:
        self.most = most
        self._clock = clock
        self._counts: dict[str, int] = {}
        self._ends = 0.0

    def spend(self, who: str) -> None:
        """Count a request; Refusal if there were too many in this minute."""
        now = self._clock.seconds()
        if now >= self._ends:
            self._counts, self._ends = {}, now + WINDOW
        count = self._counts.get(who, 0)
        if count >= self.most:
            raise Refusal.of("too-fast", "wait-seconds", wait=max(1, round(self._ends - now)))
        self._counts[who] = count + 1


class RateLimits:
    """What each address and each guest may ask of this node over HTTP."""

    def __init__(self, limits: Limits, clock: ServerClock) -> None:
        self.requests = RateLimit(limits.requests_per_minute, clock)
        self.changes = RateLimit(limits.changes_per_minute, clock)
        self.guests = RateLimit(limits.guests_per_minute, clock)
        self.mails = RateLimit(limits.mails_per_minute, clock)
        self.reviews = RateLimit(limits.reviews_per_minute, clock)


class ConnectionLimit:
    """What one connection may ask for: points that are spent, and come back as time goes by."""

    __slots__ = ("_clock", "_points", "_spent_at")

    def __init__(self, clock: ServerClock) -> None:
        self._clock = clock
        self._points = POINTS
        self._spent_at = 0.0

    def spend(self, points: float) -> float:
        """Spend points; what is left: below 0 if that was too much, below `PATIENCE` if far too much."""
        now = self._clock.seconds()
        self._points = min(POINTS, self._points + (now - self._spent_at) * POINTS_A_SECOND) - points
        self._spent_at = now
        return self._points
