"""Loaded by Python itself where this folder is on its path: the clock goes wrong by what a file says."""

import os
import time
from pathlib import Path

_file = Path(os.environ["STEPPED_CLOCK"])
_time, _time_ns = time.time, time.time_ns


def _step() -> int:
    return int(_file.read_text("ascii") or 0)


time.time = lambda: _time() + _step()
time.time_ns = lambda: _time_ns() + _step() * 1_000_000_000
