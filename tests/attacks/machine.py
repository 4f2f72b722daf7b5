"""What the machine takes from a server: how long it waits for a processor that somebody else has.

Told by Linux; elsewhere nothing is known, and nothing is excused.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


class Used(NamedTuple):
    """Seconds of the processors."""

    by_all: float
    """What everybody on this machine used, and what its host gave to others."""
    by_server: float
    """What the server used, with its children."""


class Machine:
    """The machine that a server shares with others."""

    def __init__(self, server: int) -> None:
        self.server = server
        """Its process, which leads a session of its own."""
        self._before = self._used()

    def waited(self) -> float:
        """The seconds that the server has waited for a processor: its event loop, and who writes the log.

        Which of the other threads that is can't be seen; so it is the one that waited longest.
        """
        waits = {thread: waited_by(thread) for thread in (PROC / str(self.server) / "task").glob("*")}
        loop = waits.pop(PROC / str(self.server) / "task" / str(self.server), 0.0)
        return loop + max(waits.values(), default=0.0)

    def others_share(self) -> float:
        """How much of what the processors did since the beginning was done for others than the server."""
        used = self._used()
        by_all = used.by_all - self._before.by_all
        by_server = used.by_server - self._before.by_server
        return max(0.0, 1 - by_server / by_all) if by_all > 0 else 0.0

    def _used(self) -> Used:
        with contextlib.suppress(OSError):
            user, nice, system, _idle, _disk, irq, soft, steal, *_ = map(
                int, (PROC / "stat").read_text("ascii").split("\n", 1)[0].split()[1:]
            )
            by_server = sum(used_by(process, self.server) for process in PROC.glob("[0-9]*"))
            return Used((user + nice + system + irq + soft + steal) / TICKS, by_server)
        return Used(0.0, 0.0)


def waited_by(thread: Path) -> float:
    """The seconds a thread has waited for a processor."""
    with contextlib.suppress(OSError, IndexError):
        return int((thread / "schedstat").read_text("ascii").split()[1]) / 1e9
    return 0.0


def used_by(process: Path, session: int) -> float:
    """The processor's seconds a process has used, if it belongs to that session."""
    with contextlib.suppress(OSError):
        fields = (process / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        if int(fields[3]) == session:
            return sum(map(int, fields[11:15])) / TICKS
    return 0.0
