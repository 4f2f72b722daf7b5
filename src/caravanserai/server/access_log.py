"""The access log: a line for each request and WebSocket, without what would tell who it was. Off, unless set.

The event loop only makes the lines; a thread writes them, so that no slow disk keeps players waiting. Of more
than there should be in a second the rest is counted, not written.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import IO

from .people.network import shortened
from .private_files import FILE_MODE
from .settings import BadSettings, Settings

OUTPUT = "-"
LINES_A_SECOND = 1000
"""Lines that are written for one second; the others are only counted."""
MOST_WAITING = 5000
"""Lines that may wait to be written."""
LONGEST_PATH = 200
LONGEST_AGENT = 150
COMPLAINT_SECONDS = 60.0
GOODBYE_SECONDS = 2.0

CLEAN = re.compile(r"""[^\x00-\x1f\x7f-\U0010ffff"\\]*""")
logger = logging.getLogger(__name__)


class AccessLog:
    """A file of lines, or the output; found again where it was moved away."""

    def __init__(self, target: str) -> None:
        """OSError if the file can't be opened."""
        self._path = None if target == OUTPUT else Path(target)
        self._file: IO[str] | None = None
        self._lines: deque[str] = deque()
        self._left_out = 0  # counted by the event loop alone,
        self._told_left_out = 0  # and this by the thread alone
        self._second = 0
        self._this_second = 0
        self._date = ""
        self._complained_at = -COMPLAINT_SECONDS
        self._bell = threading.Event()
        self._closing = False
        self._find()
        self._thread = threading.Thread(target=self._write_all, name="access log", daemon=True)
        self._thread.start()

    def note(
        self,
        address: str,
        method: str,
        path: str,
        status: int,
        size: int | None = None,
        agent: str = "",
        seconds: float = 0.0,
    ) -> None:
        """A request was answered, or a WebSocket opened or closed."""
        now = time.time()
        if int(now) != self._second:
            self._second, self._this_second = int(now), 0
            self._date = time.strftime("%d/%b/%Y:%H:%M:%S %z", time.localtime(now))
        self._this_second += 1
        if self._this_second > LINES_A_SECOND or len(self._lines) >= MOST_WAITING:
            self._left_out += 1
            return
        asked = f"{clean(method, 20)} {clean(path.partition('?')[0], LONGEST_PATH)} HTTP/1.1"
        told, sent = clean(agent, LONGEST_AGENT) or "-", "-" if size is None else size
        self._lines.append(
            f'{shortened(address)} - - [{self._date}] "{asked}" {status} {sent} "-" "{told}" {seconds:.3f}\n'
        )
        self._bell.set()

    def close(self) -> None:
        """Write what is left, and stop."""
        self._closing = True
        self._bell.set()
        self._thread.join(GOODBYE_SECONDS)

    def _write_all(self) -> None:
        """The thread: write what there is, until told to stop."""
        closing = False
        while not closing:
            self._bell.wait()
            self._bell.clear()
            closing = self._closing  # before writing: what was noted while we wrote is written too
            self._write()
        if self._path is not None and self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()

    def _write(self) -> None:
        lines = [self._lines.popleft() for _ in range(len(self._lines))]  # more may come meanwhile
        if (left_out := self._left_out) > self._told_left_out:
            lines.append(f"{left_out - self._told_left_out} more requests were too many to be written\n")
            self._told_left_out = left_out
        try:
            file = self._find()
            file.write("".join(lines))
            file.flush()
        except (OSError, ValueError) as problem:
            if time.monotonic() - self._complained_at > COMPLAINT_SECONDS:
                self._complained_at = time.monotonic()
                logger.warning("the access log can't be written: %s", problem)
            self._file = None

    def _find(self) -> IO[str]:
        """The file under its name: a new one, if it was moved away."""
        if self._path is None:
            return sys.stdout
        if self._file is not None:
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(self._file.fileno()), self._path.stat()):
                    return self._file
            self._file.close()
        self._file = opened(self._path)
        return self._file


def opened(path: Path) -> IO[str]:
    """A file to append to, which only we can read if it is new."""
    descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, FILE_MODE)
    return os.fdopen(descriptor, "a", encoding="utf-8")


def clean(text: str, longest: int) -> str:
    """Text that can't be taken for another line or field, and isn't long."""
    text = text[:longest]
    if CLEAN.fullmatch(text):
        return text
    return "".join(part if CLEAN.fullmatch(part) else f"\\x{ord(part):02x}" for part in text)


def check_access_log(settings: Settings) -> None:
    """BadSettings if the access log can't be written."""
    if settings.access_log not in ("", OUTPUT):
        try:
            opened(Path(settings.access_log)).close()
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise BadSettings(f"access_log: {settings.access_log} can't be written: {reason}") from None
