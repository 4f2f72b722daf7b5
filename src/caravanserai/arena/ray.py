"""Workers on a Ray cluster: the same games, on as many machines as there are."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

from .game import PlayedGame
from .run_settings import BadRun
from .workers import Delivery, GameFailed, GameJob, Losses, Play, play_job

LOCAL = "local"
AHEAD = 2
"""Games handed out for each core, so that none waits for the next."""
PATIENCE = 1.0
"""Seconds until it is looked again whether the cluster has grown."""


class RayWorkers:
    """All cores of a Ray cluster. The code goes along, so its machines need only Python and Ray."""

    def __init__(self, address: str, workers: int | None = None, play: Play = play_job) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == LOCAL and "ray" not in sys.modules:
            # Read once, at the import: keeps a cluster of our own off the network.
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        try:
            import ray
        except ImportError:
            raise BadRun(
                'Ray is not installed here; pip install "caravanserai[ray]" brings it, or leave out --ray'
            ) from None
        self._ray = ray
        package = Path(__file__).resolve().parents[1]
        wishes: dict[str, object] = {
            "runtime_env": {"py_modules": [str(package)]},
            "log_to_driver": False,
            "logging_level": "ERROR",
        }
        if address == LOCAL:
            wishes |= {"include_dashboard": False, "_node_ip_address": "127.0.0.1", "num_cpus": workers}
        else:
            reach(address)
            wishes["address"] = address
        try:
            ray.init(**wishes)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise BadRun(f"no Ray cluster answers at {address}: {problem}") from None
        # Dying workers are seen to below: Ray itself would not say which game killed them.
        remote = ray.remote(max_retries=0, num_cpus=1, scheduling_strategy="SPREAD")
        self._remote = remote(play_there).remote
        self._play = play
        self._most = workers
        self._open = True

    def play(self, jobs: Iterator[GameJob]) -> Iterator[Delivery]:
        """Play all jobs, taken as cores become free; each is delivered once, in the order of finishing."""
        losses = Losses()
        under_way: dict[object, GameJob] = {}
        again: list[GameJob] = []
        while True:
            while len(under_way) < self.places():
                job = again.pop() if again else next(jobs, None)
                if job is None:
                    break
                under_way[self._remote(self._play, job)] = job
            if not under_way:
                return
            ready, _ = self._ray.wait(list(under_way), num_returns=1, timeout=PATIENCE)
            for promise in ready:
                job = under_way.pop(promise)
                answer = self._hear(promise, job)
                if answer is None:
                    losses.note(job)
                    again.append(job)
                else:
                    yield Delivery(job.number, *answer)

    def places(self) -> int:
        """How many games to have handed out: machines may join and leave at any time."""
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        return self._most or max(1, AHEAD * cores)

    def _hear(self, promise: object, job: GameJob) -> tuple[PlayedGame, str] | None:
        """A game and who played it; None if the worker, or the machine with the result, has died."""
        try:
            answer: tuple[PlayedGame, str] = self._ray.get(promise)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, MemoryError):
                return None
            why = f"{type(error.cause).__name__}: {error.cause}"
            raise GameFailed(job, f"broke off: {why}", str(error)) from None
        except self._ray.exceptions.RayError:
            return None
        return answer

    def close(self) -> None:
        """Leave the cluster, or end it if it is our own; games under way are dropped."""
        if self._open:
            self._open = False
            self._ray.shutdown()


def play_there(play: Play, job: GameJob) -> tuple[PlayedGame, str]:
    """What a machine of the cluster does: play a game, and say which machine it is."""
    import ray

    return play(job), f"node {ray.get_runtime_context().get_node_id()[:8]}, process {os.getpid()}"


def reach(address: str) -> None:
    """Ask at the address before Ray does, which would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise BadRun(f"--ray takes host:port or {LOCAL}, not {address}")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError) as problem:
        raise BadRun(f"no Ray cluster answers at {address}: {problem}") from None
