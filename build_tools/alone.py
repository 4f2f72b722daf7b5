"""Doing something while no other process does the same."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

A_WHILE = 0.1


@contextmanager
def alone(root: Path, what: str, waiting: Callable[[], None] = lambda: None) -> Iterator[bool]:
    """Let no other process do the same here at the same time; tells whether one did, and was waited for."""
    try:
        import fcntl
    except ImportError:  # no such locks on Windows
        yield False
        return
    (root / "build").mkdir(exist_ok=True)
    waited = False
    with (root / "build" / f"{what}.lock").open("w") as lock:
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                waited = True
                waiting()
                time.sleep(A_WHILE)
        yield waited
