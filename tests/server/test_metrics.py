"""What Prometheus is told of a server."""

from __future__ import annotations

import time

from prometheus_client.parser import text_string_to_metric_families

from caravanserai.server.metrics import Metrics

from .conftest import Inn


def figures(metrics: Metrics) -> dict[str, float]:
    """Every figure by its name and labels, as Prometheus reads it."""
    return {
        sample.name + "".join(f" {label}={value}" for label, value in sample.labels.items()): sample.value
        for family in text_string_to_metric_families(metrics.render())
        for sample in family.samples
    }


def test_a_batch_counts_its_entries_its_size_and_its_time() -> None:
    metrics = Metrics()
    metrics.committed(3, 0.0015)
    metrics.committed(40, 0.004, conflicts=2)
    told = figures(metrics)
    assert told["caravanserai_log_entries_total"] == 43
    assert told["caravanserai_log_conflicts_total"] == 2
    assert told["caravanserai_log_batch_entries_count"] == 2
    assert told["caravanserai_log_batch_entries_bucket le=5.0"] == 1
    assert told["caravanserai_log_commit_seconds_bucket le=0.002"] == 1
    assert told["caravanserai_log_commit_seconds_bucket le=0.005"] == 2


def test_refusals_and_faults_are_told_apart() -> None:
    metrics = Metrics()
    for code in ("stale", "stale", "illegal"):
        metrics.refused(code)
    metrics.failed("notices")
    metrics.dropped()
    told = figures(metrics)
    assert told["caravanserai_refusals_total code=stale"] == 2
    assert told["caravanserai_refusals_total code=illegal"] == 1
    assert told["caravanserai_errors_total where=notices"] == 1
    assert told["caravanserai_dropped_receivers_total"] == 1


def test_what_is_watched_is_counted_when_somebody_looks() -> None:
    metrics = Metrics()
    connections: list[str] = []
    metrics.watch("connections", "Open WebSockets", lambda: len(connections))
    connections += ["anna", "béla"]
    assert figures(metrics)["caravanserai_connections"] == 2
    connections.pop()
    assert figures(metrics)["caravanserai_connections"] == 1


def test_the_last_to_ask_for_a_name_is_the_one_who_is_watched() -> None:
    metrics = Metrics()
    metrics.watch("tables", "Tables in memory", lambda: 1)
    metrics.watch("tables", "Tables in memory", lambda: 2)
    assert figures(metrics)["caravanserai_tables"] == 2


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.committed(1, 0.001)
    assert figures(other)["caravanserai_log_entries_total"] == 0


def test_how_late_the_loop_comes_is_told(server: Inn) -> None:
    def looked() -> float:
        told = server.person().get("/metrics").text
        return float(told.split("caravanserai_loop_lag_seconds_count ")[1].split()[0])

    before, deadline = looked(), time.monotonic() + 10
    while looked() <= before:
        assert time.monotonic() < deadline, "nobody looks at the loop"
