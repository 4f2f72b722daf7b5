"""The games of a run as a crew is given them."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai.arena import Schedule, Settings
from caravanserai.arena.workers import Job


def jobs(settings: Settings) -> Iterator[Job]:
    schedule = Schedule(settings)
    for number in range(len(schedule)):
        seating = schedule[number]
        yield Job(number, settings.game, seating.seats, seating.seed, settings.variant)
