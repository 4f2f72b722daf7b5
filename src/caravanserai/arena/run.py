"""A run from its settings to its standings: plays what is missing, keeps what is finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from .processes import Processes
from .reports import write_reports
from .run_folder import RunFolder, check, write_whole
from .run_settings import RunSettings
from .schedule import Schedule
from .standings import Standings
from .tally import Tally
from .workers import GameFailed, GameJob, Workers

FAILURE = "failure.txt"

OnProgress = Callable[[Tally], None]
"""Told of the tally at the start and after every game."""


def run(
    settings: RunSettings,
    folder: Path | None = None,
    *,
    workers: int | None = None,
    ray: str | None = None,
    on_progress: OnProgress | None = None,
) -> Standings:
    """Play a run, or what is missing of it, and return what it says.

    With a folder every game is kept there and a stopped run goes on where it was; also where it is
    interrupted, the reports tell of all games that are finished. `ray` is a cluster's address, or "local".
    BadRun says what can't be done, before anything is written; GameFailed that a game could not be played.
    """
    if folder is not None:
        check(folder, settings)
    schedule = Schedule(settings)
    tally = Tally(schedule)
    hired = hire(workers, ray)
    try:
        kept = RunFolder.begin(folder, settings) if folder is not None else None
        try:
            play_missing(schedule, tally, hired, kept, on_progress or (lambda tally: None))
        except GameFailed as failure:
            if kept is not None and failure.details:
                write_whole(kept.path / FAILURE, f"{failure}\n\n{failure.details}")
            raise
        finally:
            hired.close()
            if kept is not None:
                write_reports(kept.path, tally.standings())
                kept.close()
    finally:
        hired.close()
    return tally.standings()


def hire(workers: int | None, ray: str | None) -> Workers:
    """Those who play: processes of this machine, or a Ray cluster."""
    if ray is None:
        return Processes(workers)
    from .ray import RayWorkers

    return RayWorkers(ray, workers)


def play_missing(
    schedule: Schedule, tally: Tally, hired: Workers, folder: RunFolder | None, on_progress: OnProgress
) -> None:
    """Play all games that are not finished, until all are or a sequential test is decided."""
    done = set()
    if folder is not None:
        for number, result in sorted(folder.results.items()):
            if number < len(schedule):
                tally.add(number, result)
                done.add(number)
    on_progress(tally)
    for delivery in hired.play(missing(schedule, done, tally)):
        if folder is not None:
            folder.keep(delivery)
        tally.add(delivery.number, delivery.played.result)
        on_progress(tally)
        if tally.decided:
            return


def missing(schedule: Schedule, done: set[int], tally: Tally) -> Iterator[GameJob]:
    """The games still to play, in order; none once a sequential test is decided."""
    settings = schedule.settings
    for number in range(len(schedule)):
        if tally.decided:
            return
        if number not in done:
            seating = schedule[number]
            yield GameJob(
                number, settings.game, seating.seats, seating.seed, settings.variant, settings.start
            )
