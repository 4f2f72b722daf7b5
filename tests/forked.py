"""Processes forked from one that has read the server's modules already: a server stands in a moment.

Reading them takes longer than most tests; each worker of a test run has it done once.
"""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

READ_BEFORE = ["caravanserai.cli", "caravanserai.cli.serve", "caravanserai.server.startup"]


def possible(environment: Mapping[str, str]) -> bool:
    """Whether a process may begin in the middle: not if its beginning is what is changed."""
    return sys.platform == "linux" and not {"PYTHONPATH", "LD_PRELOAD"} & set(environment)


@functools.cache
def forking() -> ForkServerContext:
    """Have the modules read, where Python may keep what it compiles: else that takes most of the time."""
    context = multiprocessing.get_context("forkserver")
    assert isinstance(context, ForkServerContext)
    context.set_forkserver_preload(READ_BEFORE)
    before = os.environ.copy()
    os.environ.update(keeping_bytecode())
    forkserver.ensure_running()
    os.environ.clear()
    os.environ.update(before)
    return context


def keeping_bytecode() -> dict[str, str]:
    """What lets Python keep what it compiles, in a folder for all tests."""
    compiled = Path(tempfile.gettempdir()) / f"caravanserai-bytecode-{os.getuid()}"
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(compiled)}


class ForkedProcess:
    """The command `caravanserai` with these words; as far as a `Server` asks, like subprocess.Popen."""

    def __init__(self, words: Sequence[str], env: Mapping[str, str], cwd: Path, log: Path) -> None:
        context = forking()
        self._process: ForkServerProcess = context.Process(
            target=run, args=(list(words), dict(env), str(cwd), str(log))
        )
        self._process.start()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; its exit code."""
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired("caravanserai", timeout or 0.0)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, if it hasn't ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


def run(words: list[str], environment: dict[str, str], folder: str, log: str) -> None:
    """What the new process does: become as if it had been started by its user."""
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for ours, theirs in ((0, nothing), (1, written), (2, written)):
        os.dup2(theirs, ours)
    sys.stdin = open(0, closefd=False)  # noqa: SIM115 - it has another one, and keeps this
    sys.argv = ["caravanserai", *words]
    from caravanserai.cli import main

    sys.exit(main(words))
