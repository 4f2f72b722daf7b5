"""A run on a terminal: how it goes on, and its tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console, Group
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
from rich.table import Table

from .figures import percent_between
from .markdown import TextTable, ladder_table
from .run import OnProgress
from .standings import Standings
from .tally import Tally

REFRESH = 0.5
"""Seconds between two looks at the table."""
REPORT = 20.0
"""Seconds between two lines where there is no terminal."""
WIDE = 90
"""Columns of a terminal that has room for everything."""


@contextmanager
def watching(screen: Console) -> Iterator[OnProgress]:
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


def grid(table: TextTable, width: int) -> Table:
    """A table for the terminal; on a narrow one without the longest time."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
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
