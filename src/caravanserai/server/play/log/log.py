"""What both logs promise: each ply of a table is written once, and acknowledged when it is on disk."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

STUCK_SECONDS = 5.0
"""How long entries may wait without any being written before something is wrong."""

Done = Callable[[bool], None]
Place = tuple[str, int]
"""A table and a ply."""

logger = logging.getLogger(__name__)


class Row(NamedTuple):
    """What the table's row says from an entry on; written in the entry's own transaction."""

    wake_at: int | None
    """When somebody has to look at the table though nobody asks: a bot's turn, or the end of a clock."""
    status: str | None = None
    """"finished" with the game's last entry; None leaves it as it is."""
    finished_at: int | None = None
    result: str | None = None
    """How the game ended, as JSON."""


class Submitted(NamedTuple):
    """An entry on its way to the disk."""

    table: str
    ply: int
    entry: bytes
    row: Row | None
    done: Done


class Log(ABC):
    """The log of all tables: append-only, unique on (table, ply), written by one writer in groups.

    `submit` belongs to the event loop's thread and returns at once. Each entry's `done` is called there, too:
    with True when the entry is on disk, with False when another one stands at its ply. While the store can't
    be reached nothing is acknowledged, and the writer tries again until it can.
    """

    def __init__(self) -> None:
        self.trouble: str | None = None
        """Why nothing can be written just now; None while all is well."""
        self.entries = 0
        """How many entries were written."""
        self.groups = 0
        """How many commits that took."""
        self.waiting = 0
        """How many entries are on their way."""
        self._moved_at = 0.0
        self._all_written: asyncio.Event | None = None
        self.on_group: Callable[[Sequence[Submitted], int, float], None] | None = None
        """Told of each group: the entries on disk, how many met others, and the commit's seconds."""
        self.on_settled: Callable[[], None] | None = None
        """Told when all entries of a group have been told how it went."""

    @property
    def stuck(self) -> bool:
        """Whether entries wait, and none has been written for long."""
        return self.waiting > 0 and time.monotonic() - self._moved_at > STUCK_SECONDS

    def _take_in(self) -> None:
        """Count an entry that was submitted."""
        if self.waiting == 0:
            self._moved_at = time.monotonic()
        self.waiting += 1

    async def written(self) -> None:
        """Wait until nothing is on its way to the disk."""
        while self.waiting:
            if self._all_written is None:
                self._all_written = asyncio.Event()
            await self._all_written.wait()

    @abstractmethod
    def submit(self, table: str, ply: int, entry: bytes, row: Row | None, done: Done) -> None:
        """Have an entry written; `done` tells how it went."""

    @abstractmethod
    async def read(self, table: str, from_ply: int = 0) -> list[bytes]:
        """The entries of a table, in order."""

    @abstractmethod
    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last ply of each of these tables."""

    @abstractmethod
    async def close(self) -> None:
        """Write what was submitted, then stop."""

    def settle(self, group: Sequence[Submitted], lost: frozenset[Place], seconds: float) -> None:
        """Tell how a group went; the entries in `lost` met others at their ply."""
        self.waiting -= len(group)
        self._moved_at = time.monotonic()
        self.groups += 1
        kept = [one for one in group if (one.table, one.ply) not in lost] if lost else group
        self.entries += len(kept)
        try:
            if self.on_group is not None:
                self.on_group(kept, len(lost), seconds)
        except Exception:
            logger.exception("nobody could be told of a group of entries")
        for one in group:
            try:
                one.done(not lost or (one.table, one.ply) not in lost)
            except Exception:
                logger.exception("table %s could not go on after ply %d", one.table, one.ply)
        if self.on_settled is not None:
            self.on_settled()
        if self._all_written is not None and not self.waiting:
            self._all_written.set()
            self._all_written = None
