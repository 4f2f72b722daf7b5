"""A crew on a Ray cluster of two nodes, both on this machine."""

from __future__ import annotations

import importlib
import os
import signal
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from caravanserai.arena import GameFailed, RunSettings

from .faulty import broken, deadly
from .jobs import jobs

# Ray reads these when it is first imported: a driver that read other ones than the nodes never meets them.
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

# Ray's own modules warn of things that are theirs to mend.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pytest.importorskip("ray", reason='Ray is not installed: pip install "caravanserai[ray]"')

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.xdist_group("ray")]

SETTINGS = RunSettings.make("ali-baba", ["random", "novice"], variant="small", games=40)


@pytest.fixture
def nodes() -> Iterator[Any]:
    """A cluster of two nodes with a core each."""
    utilities: Any = importlib.import_module("ray.cluster_utils")
    node = {"num_cpus": 1, "node_ip_address": "127.0.0.1"}
    cluster = utilities.Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    cluster.add_node(**node)
    yield cluster
    cluster.shutdown()


def node_of(worker: str) -> str:
    return worker.split(",")[0]


def pid_of(worker: str) -> int:
    return int(worker.split()[-1])


def test_games_spread_over_both_nodes_and_survive_the_death_of_a_worker_and_of_a_node(nodes: Any) -> None:
    from caravanserai.arena.ray import RayWorkers

    crew = RayWorkers(nodes.address)
    try:
        numbers, seen, killed = [], set(), 0
        for delivery in crew.play(jobs(SETTINGS)):
            numbers.append(delivery.number)
            seen.add(node_of(delivery.worker))
            if len(numbers) == 5:
                killed = pid_of(delivery.worker)
                os.kill(killed, signal.SIGKILL)
            if len(seen) == 2 and len(nodes.worker_nodes) == 1:
                nodes.remove_node(next(iter(nodes.worker_nodes)), allow_graceful=False)
    finally:
        crew.close()
    assert sorted(numbers) == list(range(40))
    assert killed
    assert len(seen) == 2


def test_a_game_that_kills_its_workers_or_breaks_off_ends_the_run(nodes: Any) -> None:
    from caravanserai.arena.ray import RayWorkers

    for play, answer in (
        (deadly, "game 3 .* has killed 3 workers"),
        (broken, "ValueError: a bot lost its way"),
    ):
        crew = RayWorkers(nodes.address, play=play)
        try:
            with pytest.raises(GameFailed, match=answer):
                list(crew.play(jobs(SETTINGS)))
        finally:
            crew.close()
