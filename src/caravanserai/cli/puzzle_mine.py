"""Looking for puzzles, and checking those there are, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.markup import escape

from .. import games, puzzles
from ..arena.run_folder import write_whole
from ..protocol.refusal import Refusal
from ..puzzles import Puzzle
from ..puzzles.miner import Miner
from ..puzzles.selection import choose
from ..table.records import last_position, read_record, recognised
from .errors import UsageError
from .progress import watching
from .puzzle_desk import puzzles_of

RECORDS = (".json", ".txt")
"""How the files of records are called."""

Job = TypeVar("Job")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Mined:
    """What one game has."""

    puzzles: list[Puzzle]
    problem: str = ""
    """Why it can't be looked through."""


def run(
    game: str,
    out: Path,
    number: int,
    seed: int,
    records: Path | None,
    keep: int | None,
    workers: int | None,
    console: Console,
) -> int:
    """Look through games, and keep what is found."""
    try:
        found = list(puzzles.read(out)) if out.exists() else []
        miner = Miner(games.get(game))
    except ValueError as problem:
        raise UsageError(str(problem)) from None
    if records is None:
        jobs: Iterable[int | str] = range(seed, seed + number)
        job: Callable[[str, int | str], Mined] = from_bots
    else:
        jobs = sorted(str(path) for path in records.rglob("*") if path.suffix in RECORDS)
        job = from_file
        if not jobs:
            raise UsageError(f"there are no records in {records}")
    before = len(found)
    for fresh in side_by_side(job, miner.game.name, list(jobs), workers, console, "games"):
        if fresh.problem:
            console.print(escape(fresh.problem), soft_wrap=True)
        found += fresh.puzzles
        write_whole(out, puzzles.to_text(found))
    if keep is not None:
        found = choose(found, keep)
        write_whole(out, puzzles.to_text(found))
    console.print(f"{len(found)} puzzles in {escape(str(out))}, {before} before.", soft_wrap=True)
    return 0


def check_all(game: str, file: Path | None, seed: int, workers: int | None, console: Console) -> int:
    """Search every puzzle again."""
    jobs = [(puzzle, seed) for puzzle in puzzles_of(game, file)]
    doubtful = [fault for fault in side_by_side(doubt, game, jobs, workers, console, "puzzles") if fault]
    for name in sorted(doubtful):
        console.print(f"{name} doesn't hold")
    console.print(f"{len(jobs) - len(doubtful)} of {len(jobs)} puzzles hold.")
    return 1 if doubtful else 0


def side_by_side(
    do: Callable[[str, Job], Found],
    game: str,
    jobs: list[Job],
    workers: int | None,
    console: Console,
    what: str,
) -> Iterable[Found]:
    """What each job brings, as they are done; how far it is is shown."""
    with (
        watching(console, what) as show,
        ProcessPoolExecutor(workers or os.cpu_count(), mp_context=get_context("spawn")) as pool,
    ):
        waiting = [pool.submit(do, game, job) for job in jobs]
        for done, result in enumerate(as_completed(waiting), 1):
            show(done, len(jobs))
            yield result.result()


def from_bots(game: str, seed: int | str) -> Mined:
    """What one game between bots has."""
    return Mined(list(Miner(games.get(game)).from_bots(int(seed))))


def from_file(game: str, path: int | str) -> Mined:
    """What one recorded game has; nothing if it is another game, and if it is broken the reason."""
    try:
        record = recognised(read_record(Path(str(path)).read_bytes()))
        if record["game"] != game:
            return Mined([])
        last_position(record)  # a broken one is told of before it is searched for an hour
    except OSError as problem:
        return Mined([], f"{path} can't be read: {problem.strerror}")
    except Refusal as refusal:
        return Mined([], f"{path} is left out: {refusal.message}")
    return Mined(list(Miner(games.get(game)).from_record(record, 0)))


def doubt(game: str, job: tuple[Puzzle, int]) -> str:
    """The id of a puzzle that doesn't hold; empty if it does."""
    puzzle, seed = job
    return "" if Miner(games.get(game)).holds(puzzle, seed) else puzzle.id
