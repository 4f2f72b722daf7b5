"""A crew of processes: nothing finished is lost when one of them dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from caravanserai.arena import GameFailed, RunSettings
from caravanserai.arena.processes import Processes
from caravanserai.arena.workers import Play, Workers

from .faulty import broken, deadly, hungry
from .jobs import jobs

SETTINGS = RunSettings.make("ali-baba", ["random", "novice"], variant="small", games=12)


@pytest.fixture
def crew() -> Iterator[Processes]:
    crew = Processes(2)
    yield crew
    crew.close()


def numbers(crew: Workers) -> list[int]:
    return sorted(delivery.number for delivery in crew.play(jobs(SETTINGS)))


def test_every_game_is_delivered_once(crew: Processes) -> None:
    assert numbers(crew) == list(range(12))


def test_a_worker_that_is_killed_loses_no_game_and_the_others_play_on(crew: Processes) -> None:
    delivered = []
    killed = None
    for delivery in crew.play(jobs(SETTINGS)):
        if killed is None:
            # The first to deliver has nothing in hand until it is asked again: kill the other one.
            killed = next(pid for pid in crew.pids if f"process {pid}" != delivery.worker)
            os.kill(killed, signal.SIGKILL)
        delivered.append(delivery.number)
    assert sorted(delivered) == list(range(12))
    assert killed not in crew.pids


def test_an_idle_worker_that_is_killed_is_replaced(crew: Processes) -> None:
    deliveries = crew.play(jobs(SETTINGS))
    first = next(deliveries)
    os.kill(int(first.worker.split()[1]), signal.SIGKILL)
    assert sorted([first.number, *(delivery.number for delivery in deliveries)]) == list(range(12))


@pytest.mark.parametrize("play", [deadly, hungry])
def test_a_game_that_kills_three_workers_ends_the_run(play: Play) -> None:
    crew = Processes(1, play)
    delivered: list[int] = []
    try:
        with pytest.raises(GameFailed, match="game 3 .* has killed 3 workers"):
            delivered.extend(delivery.number for delivery in crew.play(jobs(SETTINGS)))
    finally:
        crew.close()
    assert delivered == [0, 1, 2]


def test_a_game_that_breaks_off_says_why() -> None:
    crew = Processes(1, broken)
    try:
        with pytest.raises(
            GameFailed, match="game 3 .* broke off: ValueError: a bot lost its way"
        ) as failure:
            list(crew.play(jobs(SETTINGS)))
    finally:
        crew.close()
    assert "Traceback" in failure.value.details


def test_nobody_is_left_when_the_crew_is_sent_home(crew: Processes) -> None:
    deliveries = crew.play(jobs(SETTINGS))
    next(deliveries)
    pids = crew.pids
    crew.close()
    assert crew.pids == []
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
