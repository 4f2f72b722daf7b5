"""Cutting the power of a server: the preload library that makes a kill lose all that wasn't synced."""

from __future__ import annotations

import functools
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("power_cut.c")


def environment(database: Path) -> dict[str, str]:
    """What to start a server with, so that killing it cuts the power of its SQLite database."""
    return {"LD_PRELOAD": str(library()), "POWER_CUT_FILE": str(database)}


@functools.cache
def library() -> Path:
    """The library, compiled; a test that asks for it is skipped where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler here, so no power can be cut")
    built = Path(tempfile.mkdtemp(prefix="power-cut-")) / "power_cut.so"
    words = [
        compiler,
        "-O2",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-shared",
        "-fPIC",
        "-o",
        str(built),
        str(SOURCE),
    ]
    subprocess.run([*words, "-ldl", "-lpthread"], check=True)
    return built
