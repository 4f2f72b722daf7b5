"""Telling how far a long command is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

REPORT = 20.0
"""Seconds between two lines where there is no terminal."""

OnProgress = Callable[[int, int], None]


@contextmanager
def watching(screen: Console, what: str) -> Iterator[OnProgress]:
    """Somebody who shows how far it is: a bar, or a line now and then where there is no terminal."""
    if not screen.is_terminal:
        yield ProgressLines(screen, what)
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class ProgressLines:
    """A line now and then, for logs."""

    def __init__(self, screen: Console, what: str) -> None:
        self._screen = screen
        self._what = what
        self._said = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Say how far it is, if the last line is old enough."""
        if time.monotonic() - self._said > REPORT:
            self._said = time.monotonic()
            self._screen.print(f"{done} of {total} {self._what}")
