"""Rate limits: how often an address or a guest may ask for something, and how much it may cost the server.

They are kept here and not in Redis, so that no request has to wait for it or fails with it. Where there are
several nodes each tells the others once a second what was spent, and all count it.
"""

from __future__ import annotations

from collections.abc import Callable

from ...protocol.refusal import Refusal
from ..clock import ServerClock
from ..settings import Limits

WINDOW = 60.0
"""Seconds for which requests are counted together."""
HOUR = 3600.0
AT_ONCE = 3.0
"""Seconds for which one may spend at once what comes back in them."""
PATIENCE = 5.0
"""Seconds of debt after which a connection that doesn't stop asking is closed."""
TIDY_SECONDS = 60.0
"""How often purses are forgotten that are full and nobody's."""


class Spending:
    """What was spent here, for the other nodes to be told of; and what they tell, for the limits here."""

    def __init__(self, shared: bool) -> None:
        self._shared = shared
        """Whether there are other nodes."""
        self._untold: dict[tuple[str, str], float] = {}
        self._limits: dict[str, Callable[[str, float], None]] = {}

    def register(self, limit: str, hear: Callable[[str, float], None]) -> None:
        """Have a limit hear of what is spent elsewhere."""
        self._limits[limit] = hear

    def note(self, limit: str, who: str, amount: float) -> None:
        """Somebody has spent something here."""
        if self._shared:
            key = limit, who
            self._untold[key] = self._untold.get(key, 0.0) + amount

    def untold(self) -> list[tuple[str, str, float]]:
        """What the other nodes don't know of yet; from now on they do."""
        told = [(limit, who, amount) for (limit, who), amount in self._untold.items()]
        self._untold.clear()
        return told

    def hear(self, spent: list[tuple[str, str, float]]) -> None:
        """Another node tells what was spent there."""
        for limit, who, amount in spent:
            hear = self._limits.get(limit)
            if hear is not None:
                hear(who, amount)


class RateLimit:
    """So many requests a minute, or in another window of time, for each address or guest."""

    def __init__(
        self, name: str, most: int, clock: ServerClock, spending: Spending, window: float = WINDOW
    ) -> None:
        self.most = most
        self._window = window
        self._name = name
        self._clock = clock
        self._spending = spending
        self._counts: dict[str, float] = {}
        self._ends = 0.0
        spending.register(name, self._count)

    def spend(self, who: str) -> None:
        """Count a request; Refusal if there were too many in this window."""
        self.check(who)
        self._counts[who] += 1
        self._spending.note(self._name, who, 1)

    def check(self, who: str) -> None:
        """Refusal if there were too many in this window; nothing is counted."""
        self._count(who, 0)
        if self._counts[who] >= self.most:
            raise self._refusal()

    def _refusal(self) -> Refusal:
        wait = max(1, round(self._ends - self._clock.seconds()))
        return Refusal.of("too-fast", "wait-seconds", wait=wait)

    def _count(self, who: str, amount: float) -> None:
        """Count what was asked for, in this window."""
        now = self._clock.seconds()
        if now >= self._ends:
            self._counts, self._ends = {}, now + self._window
        self._counts[who] = self._counts.get(who, 0) + amount


class RateLimits:
    """What each address and each guest may ask of this house over HTTP."""

    def __init__(self, limits: Limits, clock: ServerClock, spending: Spending) -> None:
        self.requests = RateLimit("requests", limits.requests_per_minute, clock, spending)
        self.address = RateLimit("address", limits.address_requests_per_minute, clock, spending)
        self.changes = RateLimit("changes", limits.changes_per_minute, clock, spending)
        self.guests = RateLimit("guests", limits.guests_per_minute, clock, spending)
        self.mails = RateLimit("mails", limits.mails_per_minute, clock, spending)
        self.reviews = RateLimit("reviews", limits.reviews_per_minute, clock, spending)
        self.answers = RateLimit("answers", limits.answers_per_minute, clock, spending)
        self.comments = RateLimit("comments", limits.comments_per_minute, clock, spending)
        self.reports = RateLimit("reports", limits.reports_per_minute, clock, spending)
        self.guesses = RateLimit("guesses", limits.guesses_per_minute, clock, spending)
        self.recoveries = RateLimit("recoveries", limits.recoveries_per_hour, clock, spending, HOUR)
        self.exports = RateLimit("exports", limits.exports_per_hour, clock, spending, HOUR)


class Purse:
    """What a guest, or an address, may ask for at tables: points that are spent, and come back with time."""

    __slots__ = ("_clock", "_points", "_spent_at", "a_second", "holders", "name")

    def __init__(self, name: str, a_second: float, clock: ServerClock) -> None:
        self.name = name
        self.a_second = a_second
        self.holders = 0
        """How many connections pay from it."""
        self._clock = clock
        self._points = a_second * AT_ONCE
        self._spent_at = clock.seconds()

    def left(self) -> float:
        """What is in it."""
        now = self._clock.seconds()
        most = self.a_second * AT_ONCE
        self._points = min(most, self._points + (now - self._spent_at) * self.a_second)
        self._spent_at = now
        return self._points

    def spend(self, points: float) -> float:
        """Take points out; what is left, below 0 if that was too much."""
        self._points = self.left() - points
        return self._points

    @property
    def full(self) -> bool:
        """Whether nothing of it is spent."""
        return self.left() >= self.a_second * AT_ONCE


class Purses:
    """The purses of all who are, or lately were, at tables of this node."""

    def __init__(self, limits: Limits, clock: ServerClock, spending: Spending) -> None:
        self._limits = limits
        self._clock = clock
        self._spending = spending
        self._purses: dict[str, Purse] = {}
        self._tidied_at = clock.seconds()
        spending.register("points", self._hear)

    def __len__(self) -> int:
        return len(self._purses)

    def wallet(self, guest: str | None, address: str) -> Wallet:
        """What a connection of that guest, or of somebody without a name, pays from."""
        self._tidy()
        own = self._purse(
            f"nameless at {address}" if guest is None else guest, self._limits.points_per_second
        )
        shared = self._purse(f"all at {address}", self._limits.address_points_per_second)
        return Wallet(own, shared, self._spending)

    def _purse(self, name: str, a_second: float) -> Purse:
        purse = self._purses.get(name)
        if purse is None:
            purse = self._purses[name] = Purse(name, a_second, self._clock)
        return purse

    def _hear(self, name: str, points: float) -> None:
        """Points were spent on another node."""
        purse = self._purses.get(name)
        if purse is not None:
            purse.spend(points)

    def _tidy(self) -> None:
        """Forget, now and then, the purses that are as good as new."""
        now = self._clock.seconds()
        if now - self._tidied_at > TIDY_SECONDS:
            self._tidied_at = now
            for purse in list(self._purses.values()):
                if not purse.holders and purse.full:
                    del self._purses[purse.name]


class Wallet:
    """What one connection pays from: the purse of its guest, and the one of all at its address."""

    __slots__ = ("_own", "_shared", "_spending")

    def __init__(self, own: Purse, shared: Purse, spending: Spending) -> None:
        self._own = own
        self._shared = shared
        self._spending = spending
        own.holders += 1
        shared.holders += 1

    def spend(self, points: float) -> float:
        """Pay; the seconds of debt after that, below 0 if there was enough.

        Nobody is in debt for what others at their address have spent, though they may have to wait.
        """
        left = self._own.spend(points)
        self._spending.note("points", self._own.name, points)
        if left < 0:
            return -left / self._own.a_second
        if self._shared.left() < points:
            return 0.0
        self._shared.spend(points)
        self._spending.note("points", self._shared.name, points)
        return -1.0

    def close(self) -> None:
        """The connection is gone."""
        self._own.holders -= 1
        self._shared.holders -= 1
