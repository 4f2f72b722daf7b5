"""`caravanserai arena`: the run on the screen while it is played, and what it says in the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid

from .. import arena as arenas
from ..arena import BadRun, GameFailed, Settings, Standings, Tally
from ..arena.figures import percent_between
from ..arena.markdown import Table, ladder_table, match_table, to_markdown
from ..arena.run import Progress as Listener
from .errors import UsageError

REFRESH = 0.5
"""Seconds between two looks at the table."""
REPORT = 20.0
"""Seconds between two lines where there is no terminal."""


WIDE = 90
"""Columns of a terminal that has room for everything."""


def make(
    game: str,
    bots: tuple[str, ...],
    players: int,
    variant: str | None,
    seed: int,
    games: int | None,
    sprt: tuple[float, float] | None,
) -> Settings:
    """The settings that the options ask for; UsageError says what is wrong with them."""
    try:
        return Settings.make(game, bots, players=players, variant=variant, seed=seed, games=games, sprt=sprt)
    except BadRun as refused:
        raise UsageError(str(refused)) from None


def arena(
    settings: Settings,
    folder: Path | None,
    workers: int | None,
    ray: str | None,
    console: Console,
    screen: Console,
    markdown: bool = False,
) -> int:
    """Play the run and print what it says; return the exit code."""
    if workers is not None and not 1 <= workers <= 1024:
        raise UsageError(f"--workers takes a number from 1 to 1024, not {workers}")
    folder = folder or arenas.usual_folder(settings)
    try:
        with watching(screen) as listener:
            standings = arenas.run(settings, folder, workers=workers, ray=ray, on_progress=listener)
    except BadRun as refused:
        raise UsageError(str(refused)) from None
    except GameFailed as failure:
        screen.print(f"caravanserai: {escape(str(failure))}", soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        told = f"Stopped. All finished games are in {folder}; the same command goes on from there."
        screen.print(escape(told), soft_wrap=True)
        return 130
    if markdown:
        print(to_markdown(standings), end="")
    else:
        console.print(final(standings, folder, console.width))
    return 0


@contextmanager
def watching(screen: Console) -> Iterator[Listener]:
    """Somebody who shows how the run goes on: a live table, or lines where there is no terminal."""
    if not screen.is_terminal:
        yield Lines(screen)
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=screen,
    )
    with Live(bar, console=screen, transient=True, refresh_per_second=4) as live:
        yield LiveTable(live, bar)


class LiveTable:
    """A bar and a table that follow the run."""

    def __init__(self, live: Live, bar: Progress) -> None:
        self._live = live
        self._bar = bar
        self._task = bar.add_task("games", total=None)
        self._drawn = 0.0

    def __call__(self, tally: Tally) -> None:
        """Show how far it is; the table, which takes some working out, only now and then."""
        self._bar.update(self._task, completed=tally.finished, total=tally.total)
        if time.monotonic() - self._drawn > REFRESH:
            standings = tally.standings()
            table = grid(ladder_table(standings), self._live.console.width)
            self._live.update(Group(table, verdict(standings), self._bar))
            # Measured from the end, so that a long table does not take up all the time.
            self._drawn = time.monotonic()


class Lines:
    """A line now and then, for logs."""

    def __init__(self, screen: Console) -> None:
        self._screen = screen
        self._said: float | None = None

    def __call__(self, tally: Tally) -> None:
        """Say how far it is, if the last line is old enough."""
        now = time.monotonic()
        if self._said is None or now - self._said > REPORT or tally.finished == tally.total:
            self._said = now
            leaders = "; ".join(
                f"{match.first} v {match.second} {percent_between(match.share)}"
                for match in tally.standings().matches
                if match.games
            )
            told = f"{tally.finished} of {tally.total} games{' · ' if leaders else ''}{leaders}"
            self._screen.print(escape(told), soft_wrap=True)


def final(standings: Standings, folder: Path, width: int) -> RenderableType:
    """What the run says, and where it is kept."""
    return Group(
        f"[bold]{standings.title}[/], {standings.finished} games, ± and [ ] are 95 % intervals",
        grid(ladder_table(standings), width),
        grid(match_table(standings), width),
        verdict(standings),
        f"Kept in {escape(str(folder))}: ladder.png, .html, .md and .json, and every game in records",
    )


def grid(table: Table, width: int) -> Grid:
    """A table for the terminal; on a narrow one without the longest time."""
    drawn = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    shown = [column for column, head in enumerate(table.heads) if width >= WIDE or head != "longest"]
    for column in shown:
        drawn.add_column(
            table.heads[column], justify="right" if column else "left", style="" if column else "bold"
        )
    for row in table.rows:
        drawn.add_row(*(escape(row[column]) for column in shown))
    return drawn


def verdict(standings: Standings) -> str:
    """What a sequential test says, if there is one."""
    if standings.verdict is None:
        return ""
    return f"Sequential test: {escape(standings.verdict.sentence(*standings.settings.pairs[0]))}"
