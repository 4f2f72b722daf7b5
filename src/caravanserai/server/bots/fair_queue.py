"""Who is thought for next: moves before hints before reviews; among equals guests take turns, then tables.

So whoever asks for a lot waits for themselves. Budgets follow: each guest who waits has the same part of the
processes' time, and divides it among all that they wait for.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

MOVES, HINTS, REVIEWS, LEFT_ALONE = 0, 1, 2, 3
"""What comes first. Last of all, games that everybody has left to the bots."""
LEAST_SHARE = 0.02

Job = TypeVar("Job")
Lines = OrderedDict[str, OrderedDict[str, deque[Job]]]


class Asker(NamedTuple):
    """For whom, and for which table, something is thought about."""

    guest: str = ""
    table: str = ""


class FairQueue(Generic[Job]):
    """Jobs that wait, put in by the event loop and taken out by threads."""

    def __init__(self) -> None:
        self._ready = threading.Condition()
        self._kinds: tuple[Lines[Job], ...] = (OrderedDict(), OrderedDict(), OrderedDict(), OrderedDict())
        self._closed = False

    def put(self, job: Job, kind: int, asker: Asker) -> None:
        """Let a job wait for its turn."""
        with self._ready:
            tables = self._kinds[kind].setdefault(asker.guest, OrderedDict())
            tables.setdefault(asker.table, deque()).append(job)
            self._ready.notify()

    def take(self, processes: int) -> tuple[Job, float] | None:
        """The next job, and its share of its budget, as soon as there is one; None once closed."""
        with self._ready:
            while not self._closed and not any(self._kinds):
                self._ready.wait()
            if self._closed:
                return None
            kind = next(kind for kind, lines in enumerate(self._kinds) if lines)
            guest, tables = next(iter(self._kinds[kind].items()))
            table, jobs = next(iter(tables.items()))
            share = self._share(guest, processes) if kind < LEFT_ALONE else LEAST_SHARE
            job = jobs.popleft()
            tables.move_to_end(table)
            self._kinds[kind].move_to_end(guest)
            self._tidy(kind, guest, table)
            return job, share

    def drop(self, job: Job, kind: int, asker: Asker) -> None:
        """Nobody waits for a job any more; it may have been taken already."""
        with self._ready:
            tables = self._kinds[kind].get(asker.guest)
            jobs = None if tables is None else tables.get(asker.table)
            if jobs is not None and job in jobs:
                jobs.remove(job)
                self._tidy(kind, asker.guest, asker.table)

    def close(self) -> list[Job]:
        """Hand nothing out any more; what was waiting."""
        with self._ready:
            self._closed = True
            left = [
                job
                for kind in self._kinds
                for tables in kind.values()
                for jobs in tables.values()
                for job in jobs
            ]
            for kind in self._kinds:
                kind.clear()
            self._ready.notify_all()
            return left

    @property
    def waiting(self) -> int:
        """How many moves and hints wait; the others can."""
        with self._ready:
            return sum(self._of(guest) for guest in self._guests())

    def waiting_of(self, guest: str) -> int:
        """How many moves and hints a guest waits for."""
        with self._ready:
            return self._of(guest)

    def _guests(self) -> set[str]:
        """Who waits for a move or a hint."""
        return {*self._kinds[MOVES], *self._kinds[HINTS]}

    def _of(self, guest: str) -> int:
        return sum(
            len(jobs)
            for kind in (MOVES, HINTS)
            if guest in self._kinds[kind]
            for jobs in self._kinds[kind][guest].values()
        )

    def _share(self, guest: str, processes: int) -> float:
        """How much of its usual budget a guest's next job may spend."""
        guests = len(self._guests() | {guest})
        return min(1.0, max(LEAST_SHARE, processes / (guests * max(1, self._of(guest)))))

    def _tidy(self, kind: int, guest: str, table: str) -> None:
        """Forget who waits for nothing."""
        tables = self._kinds[kind][guest]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._kinds[kind][guest]
