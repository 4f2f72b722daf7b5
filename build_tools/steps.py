"""Steps of a long work, side by side where they can be; a line for each says how it goes, and how long."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

TURNING = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
A_FRAME = 0.1
STILL_AT_IT = 10.0
"""Seconds after which a screen that can't be painted over is told again what is under way."""

_stopping = threading.Event()
_under_way: set[subprocess.Popen[str]] = set()

Tell = Callable[[str], None]
"""Says in a few words how far a step is."""


class StepFailed(Exception):
    """A step that could not be done; the message is what the program that failed said."""


@dataclass
class Step:
    """Something to do, and how it goes."""

    name: str
    work: Callable[[Tell], None]
    after: Sequence[str] = ()
    """The steps that must be done before."""
    help: str = ""
    """What to do if it fails."""
    began: float | None = None
    took: float | None = None
    words: str = ""
    failure: StepFailed | None = None

    def run(self) -> None:
        """Do it; what goes wrong is kept."""
        self.began = time.monotonic()
        try:
            self.work(self._tell)
        except StepFailed as failure:
            self.failure = failure
        self.took = time.monotonic() - self.began

    def line(self, sign: str, width: int) -> str:
        """How it goes, in a line."""
        seconds = self.took if self.took is not None else time.monotonic() - (self.began or 0)
        return f"{sign} {self.name:<{width}} {seconds:6.1f} s  {self.words}".rstrip()

    def _tell(self, words: str) -> None:
        self.words = words


@dataclass
class Progress:
    """The lines of all steps on a screen: painted over where it is one, else only added to."""

    steps: Sequence[Step]
    out: TextIO = field(default_factory=lambda: sys.stderr)
    _drawn: int = 0
    _told: set[str] = field(default_factory=set)
    _last: float = field(default_factory=time.monotonic)
    _turning: itertools.cycle[str] = field(default_factory=lambda: itertools.cycle(TURNING))

    def show(self) -> None:
        """Say how all of them go."""
        width = max(len(step.name) for step in self.steps)
        ended = [s for s in self.steps if s.took is not None and s.name not in self._told]
        under_way = [s for s in self.steps if s.began is not None and s.took is None]
        lines = [step.line("✗" if step.failure else "✓", width) for step in ended]
        self._told |= {step.name for step in ended}
        if self.out.isatty():
            sign = next(self._turning)
            moving = [step.line(sign, width)[:79] for step in under_way]
            above = f"\x1b[{self._drawn}A\x1b[J" if self._drawn else ""
            self.out.write(above + "".join(f"{line}\n" for line in [*lines, *moving]))
            self._drawn = len(moving)
        else:
            if time.monotonic() - self._last > STILL_AT_IT:
                lines += [step.line("…", width) for step in under_way]
                self._last = time.monotonic()
            self.out.write("".join(f"{line}\n" for line in lines))
        self.out.flush()


def run_steps(steps: Sequence[Step], out: TextIO = sys.stderr) -> bool:
    """Do all steps, each as soon as those before it are done; nothing new is begun after a failure.

    Who presses Ctrl+C stops what is under way, and is told so by KeyboardInterrupt when it has stopped.
    """
    with ThreadPoolExecutor(max_workers=len(steps)) as pool:
        try:
            _do(steps, pool, Progress(steps, out))
        except KeyboardInterrupt:
            stop()
            raise
    for step in steps:
        if step.failure:
            out.write(f"\n{step.name} failed:\n{step.failure}\n\n{step.help}\n")
    return not any(step.failure for step in steps)


def _do(steps: Sequence[Step], pool: ThreadPoolExecutor, progress: Progress) -> None:
    waiting, done = list(steps), set[str]()
    running: dict[Future[None], Step] = {}
    while waiting or running:
        if not any(step.failure for step in steps):
            ready = [step for step in waiting if done.issuperset(step.after)]
            running |= {pool.submit(step.run): step for step in ready}
            waiting = [step for step in waiting if step not in ready]
        if not running:
            break
        finished, _ = wait(running, timeout=A_FRAME, return_when=FIRST_COMPLETED)
        for future in finished:
            future.result()
            done.add(running.pop(future).name)
        progress.show()


def stop() -> None:
    """End the programs under way, and begin no other."""
    _stopping.set()
    for program in list(_under_way):
        end(program)


def end(program: subprocess.Popen[str]) -> None:
    """End a program with all that it has begun: workers of it would not see that it is gone."""
    if os.name == "nt":
        program.terminate()
    else:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGTERM)


def stop_when_asked() -> None:
    """Take the end of a terminal, and a plain kill, for Ctrl+C."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


def go_on() -> None:
    """StepFailed if somebody wants to stop."""
    if _stopping.is_set():
        raise StepFailed("stopped")


def command(
    words: Sequence[str | Path],
    cwd: Path,
    heard: Callable[[str], None] = lambda line: None,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run a program and hear each of its lines; StepFailed with the end of what it said if it fails."""
    said: list[str] = []
    go_on()
    try:
        program = subprocess.Popen(
            [str(word) for word in words],
            cwd=cwd,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
            start_new_session=True,
        )
    except OSError as problem:
        raise StepFailed(f"{words[0]}: {problem.strerror}") from None
    _under_way.add(program)
    with program:
        if _stopping.is_set():  # since a moment ago
            end(program)
        for line in program.stdout or ():
            said.append(line)
            heard(line.rstrip())
    _under_way.discard(program)
    go_on()
    if program.returncode:
        raise StepFailed("".join(said[-25:]).strip() or f"{words[0]} ended with {program.returncode}")
    return "".join(said)
