"""Who lately asked this node for anything: in memory only, so that friends see who is in the house."""

from __future__ import annotations

from collections.abc import Callable, Iterable

HERE_SECONDS = 75.0
"""How long after a request somebody counts as here; a page that is looked at asks more often."""
MOST_GUESTS = 20_000


class RecentVisits:
    """When guests last asked for something."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._last: dict[str, float] = {}

    def note(self, guest: str) -> None:
        """A guest asks for something."""
        self._last.pop(guest, None)  # so that the first is always who was here least lately
        self._last[guest] = self._seconds()
        if len(self._last) > MOST_GUESTS:
            del self._last[next(iter(self._last))]

    def among(self, guests: Iterable[str]) -> list[str]:
        """Those of the guests who are here."""
        since = self._seconds() - HERE_SECONDS
        return [guest for guest in guests if self._last.get(guest, since) > since]
