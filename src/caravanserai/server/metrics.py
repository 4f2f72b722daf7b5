"""Figures for Prometheus: how much is played, how fast it is written down, who is here, what went wrong.

What can be counted when asked is not kept; the move path only adds up once for each batch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LAGS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._entries = self._counter("log_entries", "Entries of tables' logs that are on disk")
        self._conflicts = self._counter("log_conflicts", "Entries for whose place another node was faster")
        self._batches = self._histogram("log_batch_entries", "Entries written down together", BATCHES)
        self._commits = self._histogram("log_commit_seconds", "Time to write a batch down", SECONDS)
        self._refusals = self._counter("refusals", "Requests at tables that were refused", ["code"])
        self._errors = self._counter("errors", "Faults of the server's own", ["where"])
        self._dropped = self._counter("dropped_receivers", "Connections closed because they didn't read")
        self._lags = self._histogram("loop_lag_seconds", "How late the event loop came to what was due", LAGS)
        told = "Processor time of each collection of garbage"
        self._collections = self._histogram("collection_seconds", told, SECONDS)
        self._turned_away = self._counter("turned_away", "Connections that met a limit", ["limit"])
        self._removed = self._counter("removed_rows", "Rows that were kept long enough, by kind", ["kind"])
        self._gauges: dict[str, Gauge] = {}

    def committed(self, entries: int, seconds: float, conflicts: int = 0) -> None:
        """A batch was written down, so many of its entries, in so many seconds."""
        self._entries.inc(entries)
        self._batches.observe(entries + conflicts)
        self._commits.observe(seconds)
        if conflicts:
            self._conflicts.inc(conflicts)

    def refused(self, code: str) -> None:
        """A request was refused."""
        self._refusals.labels(code).inc()

    def failed(self, where: str) -> None:
        """Something went wrong that never should."""
        self._errors.labels(where).inc()

    def dropped(self) -> None:
        """A connection was closed because its receiver doesn't read."""
        self._dropped.inc()

    def lagged(self, seconds: float) -> None:
        """The event loop came so late to something that was due."""
        self._lags.observe(seconds)

    def collected(self, seconds: Iterable[float]) -> None:
        """Garbage was collected, in so many of the processor's seconds each time."""
        for each in seconds:
            self._collections.observe(each)

    def turned_away(self, limit: str) -> None:
        """A connection has met a limit."""
        self._turned_away.labels(limit).inc()

    def removed(self, kind: str, rows: int) -> None:
        """Rows of the database are gone that were kept long enough."""
        self._removed.labels(kind).inc(rows)

    def watch(self, name: str, what: str, count: Callable[[], float]) -> None:
        """Show a number that is asked for whenever somebody looks: connections, tables, bots that wait …"""
        if name not in self._gauges:
            self._gauges[name] = Gauge(f"caravanserai_{name}", what, registry=self._registry)
        self._gauges[name].set_function(count)

    def render(self) -> str:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry).decode()

    def _counter(self, name: str, what: str, labels: list[str] | None = None) -> Counter:
        """Something that only grows."""
        return Counter(f"caravanserai_{name}", what, labels or [], registry=self._registry)

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...]) -> Histogram:
        """How often a figure was at most so large."""
        return Histogram(f"caravanserai_{name}", what, buckets=buckets, registry=self._registry)
