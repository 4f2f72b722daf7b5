"""How many connections there are, from where, and whether one more is let in.

Beyond the limits a few more are heard out, though not for long: so there is always room for `/health`, and
for people whom we know to come back to their seats.
"""

from __future__ import annotations

import logging

from ..clock import ServerClock
from ..metrics import Metrics
from ..settings import Settings
from .network import Proxies, network_of

KEPT_FILES = 200
"""Files that the process needs for other things than connections."""
SPARE = 200
"""Connections beyond the limits that are heard out."""
SPARE_OF_ADDRESS = 20
"""Those of one address."""
SPARE_SECONDS = 3.0
"""How long one of those has to say what it wants."""
COMPLAINT_SECONDS = 60.0
"""How often it is noted that somebody was turned away."""

logger = logging.getLogger(__name__)


def file_limit() -> int | None:
    """How many files this process may have open; None where the system doesn't say."""
    try:
        import resource
    except ImportError:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def raise_file_limit() -> None:
    """Let this process, and those it starts, have as many files open as it may have at all."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == hard:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError) as problem:
        logger.warning("the limit of %d open files can't be raised: %s", soft, problem)


class Standing:
    """The place of one connection in the crowd."""

    __slots__ = ("_crowd", "address", "spare")

    def __init__(self, crowd: Crowd, address: str, spare: bool) -> None:
        self._crowd = crowd
        self.address = address
        """Whom it counts for; nobody, while it is a proxy's and not known."""
        self.spare = spare
        """Whether it is beyond the limits, and only heard out."""

    def keep(self) -> None:
        """Who was only heard out may stay."""
        self._crowd.leave(self)
        self.spare = False
        self._crowd.count(self)

    def move(self, address: str) -> bool:
        """The proxy has told for whom it asks; False if there are too many of those."""
        self._crowd.leave(self)
        self.address = network_of(address)
        crowded = self._crowd.crowded(self.address)
        self._crowd.count(self)
        return not crowded

    def leave(self) -> None:
        """The connection is gone."""
        self._crowd.leave(self)


class Crowd:
    """All connections of this process, counted."""

    def __init__(self, settings: Settings, clock: ServerClock, metrics: Metrics) -> None:
        self.limits = settings.limits
        self.proxies = Proxies(settings.proxies if settings.behind_proxy else "")
        self.most = self.limits.connections
        self._clock = clock
        self._metrics = metrics
        self._all = 0
        self._spare = 0
        self._of: dict[str, int] = {}
        self._spare_of: dict[str, int] = {}
        self._complained_at: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}
        files = file_limit()
        if files is not None and files - KEPT_FILES - SPARE < self.most:
            self.most = max(1, files - KEPT_FILES - SPARE)
            told = "only %d connections are let in, not %d: the system lets this process open %d files"
            logger.warning(told, self.most, self.limits.connections, files)

    def __len__(self) -> int:
        return self._all + self._spare

    def enter(self, peer: str) -> Standing | None:
        """A place for a new connection; None if there is none, not even to hear it out."""
        address = "" if self.proxies.trusts(peer) else network_of(peer)
        full = self._all >= self.most
        spare = full or self.crowded(address)
        if spare:
            self.turned_away("connections" if full else "address", address)
            if self._spare >= SPARE or self._spare_of.get(address, 0) >= SPARE_OF_ADDRESS:
                return None
        place = Standing(self, address, spare)
        self.count(place)
        return place

    def crowded(self, address: str) -> bool:
        """Whether an address has as many connections as it may."""
        return address != "" and self._of.get(address, 0) >= self.limits.connections_per_address

    def count(self, place: Standing) -> None:
        """Count a connection."""
        counts = self._spare_of if place.spare else self._of
        counts[place.address] = counts.get(place.address, 0) + 1
        if place.spare:
            self._spare += 1
        else:
            self._all += 1

    def leave(self, place: Standing) -> None:
        """Count a connection no more."""
        counts = self._spare_of if place.spare else self._of
        left = counts[place.address] - 1
        if left:
            counts[place.address] = left
        else:
            del counts[place.address]
        if place.spare:
            self._spare -= 1
        else:
            self._all -= 1

    def turned_away(self, limit: str, address: str) -> None:
        """Somebody has met a limit: counted each time, noted now and then."""
        self._metrics.turned_away(limit)
        now = self._clock.seconds()
        if now - self._complained_at.get(limit, -COMPLAINT_SECONDS) < COMPLAINT_SECONDS:
            self._unsaid[limit] = self._unsaid.get(limit, 0) + 1
            return
        self._complained_at[limit] = now
        told = {
            "connections": f"{self._all} connections are open, the most there may be (limits.connections)",
            "address": f"{address} has {self._of.get(address, 0)} connections, the most of one address "
            "(limits.connections_per_address)",
            "slow": f"a request of {address or 'a proxy'} came too slowly "
            "(limits.head_seconds, limits.request_seconds)",
        }[limit]
        unsaid = self._unsaid.pop(limit, 0)
        logger.warning(
            "turned away: %s%s", told, f"; {unsaid} more since the last word of it" if unsaid else ""
        )
