"""Games that go wrong, for workers to play: functions of a module, so that they can be sent there."""

from __future__ import annotations

import os
import signal

from caravanserai.arena.game import PlayedGame
from caravanserai.arena.workers import GameJob, play_job


def deadly(job: GameJob) -> PlayedGame:
    """Game 3 kills whoever plays it."""
    if job.number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_job(job)


def hungry(job: GameJob) -> PlayedGame:
    """Game 3 finds no memory."""
    if job.number == 3:
        raise MemoryError
    return play_job(job)


def broken(job: GameJob) -> PlayedGame:
    """Game 3 has a mistake in it."""
    if job.number == 3:
        raise ValueError("a bot lost its way")
    return play_job(job)
