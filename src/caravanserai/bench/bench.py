"""`caravanserai bench`: random games and simulations a second, compiled and plain by turns in one run.

A bare time says little on a machine that others use too, so the two builds play short slices one after the
other. The ratio is that of neighbouring slices; of the rates both the best slice, which was least disturbed,
and the median are told.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import IO, TypedDict

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import games
from ..games import Json
from . import searcher, stepper
from .measured import measured_of

SLICES = 7
CLONE_TARGET = 200
"""Nanoseconds that a clone may take."""
RATIO_TARGET = 60
"""How many times as fast as plain Python the compiled build should be."""


class BadBench(ValueError):
    """A measurement that can't be made."""


class GameFigures(TypedDict):
    """What was measured of a kind of game, as the JSON output has it."""

    game: str
    players: int
    variant: str
    games_per_second: float
    median_games_per_second: float
    clone_ns: float
    median_clone_ns: float
    plain_games_per_second: float | None
    ratio: float | None


class SearchFigures(TypedDict):
    """What was measured of a search, likewise."""

    search: str
    simulations_per_second: float
    median_simulations_per_second: float


@dataclass
class Kind:
    """One kind of game and what was measured of it."""

    game: str
    players: int
    variant: str
    rates: list[float] = field(default_factory=list)
    plain_rates: list[float] = field(default_factory=list)
    clones: list[float] = field(default_factory=list)

    def figures(self) -> GameFigures:
        """The best and the median slice, and the median ratio of neighbours, as the JSON output has them."""
        ratios = [fast / slow for fast, slow in zip(self.rates, self.plain_rates, strict=False)]
        return {
            "game": self.game,
            "players": self.players,
            "variant": self.variant,
            "games_per_second": round(max(self.rates), 1),
            "median_games_per_second": round(median(self.rates), 1),
            "clone_ns": round(min(self.clones), 1),
            "median_clone_ns": round(median(self.clones), 1),
            "plain_games_per_second": round(max(self.plain_rates), 1) if self.plain_rates else None,
            "ratio": round(median(ratios), 1) if ratios else None,
        }


@dataclass
class Search:
    """One kind of search and what was measured of it."""

    name: str
    rates: list[float] = field(default_factory=list)

    def figures(self) -> SearchFigures:
        """The best and the median slice, as the JSON output has them."""
        return {
            "search": self.name,
            "simulations_per_second": round(max(self.rates), 1),
            "median_simulations_per_second": round(median(self.rates), 1),
        }


class Racer:
    """A process that plays slices of random games, and searches, with one build."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.stdin: IO[str] = process.stdin  # type: ignore[assignment]
        self.stdout: IO[str] = process.stdout  # type: ignore[assignment]
        self.compiled = bool(self.hear()["compiled"])

    def hear(self) -> dict[str, float]:
        """The next answer: numbers by name."""
        line = self.stdout.readline()
        if not line:
            raise BadBench("a process of the benchmark ended too soon")
        answer: dict[str, float] = json.loads(line)
        return answer

    def slice(self, kind: Kind, seconds: float) -> tuple[float, float]:
        """Play for so long; games a second, and nanoseconds a clone."""
        wish: dict[str, str | float]
        wish = {"game": kind.game, "players": kind.players, "variant": kind.variant, "seconds": seconds}
        answer = self.ask(wish)
        return answer["games"] / answer["seconds"], answer["clone"]

    def search(self, name: str, seconds: float) -> float:
        """Search for so long; simulations a second."""
        answer = self.ask({"search": name, "seconds": seconds})
        return answer["simulations"] / answer["seconds"]

    def ask(self, wish: Mapping[str, str | float]) -> dict[str, float]:
        """Have something measured."""
        self.stdin.write(json.dumps(wish) + "\n")
        self.stdin.flush()
        return self.hear()


@contextmanager
def racer(parent: Path) -> Iterator[Racer]:
    """A racer that imports the package from that folder."""
    command = [sys.executable, "-m", "caravanserai.bench.racer"]
    pipe = subprocess.PIPE
    environment = {**os.environ, "PYTHONPATH": str(parent)}
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment) as process:
        try:
            yield Racer(process)
        finally:
            process.kill()


@contextmanager
def plain_copy() -> Iterator[Path]:
    """A folder with the package's sources and none of its binaries."""
    package = Path(games.__file__).resolve().parents[1]
    binaries = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(package, Path(folder, package.name), ignore=binaries)
        yield Path(folder)


def kinds() -> list[Kind]:
    """What is measured: each game as it is usually played, with every number of players."""
    return [
        Kind(name, players, games.get(name).variants[0])
        for name in games.names()
        for players in games.get(name).player_counts
    ]


def bench(seconds: float, as_json: bool, console: Console) -> None:
    """Measure and print; BadBench if that can't be."""
    if not 0.05 <= seconds <= 3600:
        raise BadBench("--seconds takes a number from 0.05 to 3600")
    batches = [stepper.Stepping(name) for name in stepper.batches()]
    searches = [Search(name) for name in searcher.searches()]
    measured, searched = measure(kinds(), searches, batches, seconds, Console(stderr=True))
    if as_json:
        print(json.dumps(report(measured, searched, batches), indent=1))
    else:
        console.print(sheet(measured))
        console.print(search_sheet(searched))
        console.print(stepper.batch_sheet(batches))
        console.print(summary())


def measure(
    wanted: list[Kind],
    searches: list[Search],
    batches: list[stepper.Stepping],
    seconds: float,
    console: Console,
) -> tuple[list[Kind], list[Search]]:
    """Let the builds play by turns, half of the time each; then let this build search, and step batches."""
    installed = Path(games.__file__).resolve().parents[2]
    with ExitStack() as stack:
        here = stack.enter_context(racer(installed))
        plain = None
        if here.compiled:
            plain = stack.enter_context(racer(stack.enter_context(plain_copy())))
        bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=console)
        stack.enter_context(bar)
        task = bar.add_task("", total=SLICES * (len(wanted) + len(searches) + len(batches)))
        for kind in wanted:
            bar.update(task, description=f"{kind.game}, {kind.players} players")
            for _ in range(SLICES):
                part = seconds / SLICES / (2 if plain else 1)
                rate, clone = here.slice(kind, part)
                kind.rates.append(rate)
                kind.clones.append(clone)
                if plain:
                    kind.plain_rates.append(plain.slice(kind, part)[0])
                bar.advance(task)
        for search in searches:
            bar.update(task, description=search.name)
            for _ in range(SLICES):
                search.rates.append(here.search(search.name, seconds / SLICES))
                bar.advance(task)
        for batch in batches:
            bar.update(task, description=f"batch, {batch.name}")
            for _ in range(SLICES):
                batch.note(here.ask({"batch": batch.name, "seconds": seconds / SLICES}))
                bar.advance(task)
    return wanted, searches


def game_targets() -> dict[str, int]:
    """Random games a second that the compiled build should reach on one core, by game."""
    return {name: target for name in games.names() if (target := measured_of(name).games)}


def report(measured: list[Kind], searched: list[Search], batches: list[stepper.Stepping]) -> Json:
    """Everything measured, and on what."""
    return {
        "compiled": games.compiled(),
        "python": platform.python_version(),
        "targets": {"games_per_second": game_targets(), "clone_ns": CLONE_TARGET, "ratio": RATIO_TARGET},
        "figures": [kind.figures() for kind in measured],
        "search_targets": {name: target for name, target in searcher.searches().items() if target},
        "searches": [search.figures() for search in searched],
        "batch_targets": stepper.targets(),
        "batches": [batch.figures() for batch in batches],
    }


def sheet(measured: list[Kind]) -> Table:
    """The figures, and below those of each game what they should be."""
    table = Table(title="Random games, played to the end, on one core", header_style="bold")
    table.add_column("game, players", no_wrap=True)
    for head in ("games/s", "median", "clone ns", "median", "plain", "ratio"):
        table.add_column(head, justify="right")
    for name in games.names():
        for figures in (kind.figures() for kind in measured if kind.game == name):
            plain, ratio = figures["plain_games_per_second"], figures["ratio"]
            table.add_row(
                f"{name}, {figures['players']}",
                f"{figures['games_per_second']:,.0f}",
                f"{figures['median_games_per_second']:,.0f}",
                f"{figures['clone_ns']:,.0f}",
                f"{figures['median_clone_ns']:,.0f}",
                "–" if plain is None else f"{plain:,.0f}",
                "–" if ratio is None else f"{ratio:.0f}×",
            )
        target = measured_of(name).games
        wanted = (f"≥ {target:,}" if target else "", "", f"≤ {CLONE_TARGET}", "", "", f"≥ {RATIO_TARGET}×")
        table.add_row("target", *wanted, style="dim", end_section=True)
    return table


def search_sheet(searched: list[Search]) -> Table:
    """How fast searches are, at the first decision of a game for two."""
    table = Table(title="Simulations of a search from the first decision, on one core", header_style="bold")
    table.add_column("search", no_wrap=True)
    for head in ("simulations/s", "median", "target"):
        table.add_column(head, justify="right")
    for search in searched:
        target = searcher.searches()[search.name]
        table.add_row(
            search.name,
            f"{max(search.rates):,.0f}",
            f"{median(search.rates):,.0f}",
            "" if target is None else f"≥ {target:,}",
        )
    return table


def summary() -> str:
    """Which build was measured."""
    if games.compiled():
        return (
            f"Compiled, against plain Python {platform.python_version()} by turns in the same run: "
            f"the best and the median of {SLICES} slices, and the median of their ratios."
        )
    return "Plain Python: this installation is not compiled, so the targets don't apply."
