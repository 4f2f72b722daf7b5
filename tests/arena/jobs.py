"""The games of a run as a crew is given them."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai.arena import RunSettings, Schedule
from caravanserai.arena.workers import GameJob


def jobs(settings: RunSettings) -> Iterator[GameJob]:
    schedule = Schedule(settings)
    for number in range(len(schedule)):
        seating = schedule[number]
        yield GameJob(number, settings.game, seating.seats, seating.seed, settings.variant)
