"""`caravanserai bench`: how fast this installation is."""

from __future__ import annotations

from rich.console import Console

from ..bench.bench import BadBench, bench
from .errors import UsageError


def run(seconds: float, as_json: bool, console: Console) -> int:
    """Measure and print; return the exit code."""
    try:
        bench(seconds, as_json, console)
    except BadBench as refused:
        raise UsageError(str(refused)) from None
    return 0
