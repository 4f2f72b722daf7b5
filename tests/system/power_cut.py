"""Cutting the power: the preload libraries that make a kill lose all that wasn't synced."""

from __future__ import annotations

import functools
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from ..servers import Postgres

HERE = Path(__file__).parent


def environment(database: Path) -> dict[str, str]:
    """What to start a server with, so that killing it cuts the power of its SQLite database."""
    return {"LD_PRELOAD": str(library("power_cut")), "POWER_CUT_FILE": str(database)}


class PowerCutPostgres(Postgres):
    """A Postgres that waits for the disk; killing it cuts its power."""

    def __init__(self) -> None:
        super().__init__(durable=True)
        self.twins = self.folder / "twins"
        self.twins.mkdir()
        self.preload = self.folder / "power_cut_wal.so"
        shutil.copy(library("power_cut_wal"), self.preload)
        self.preload.chmod(0o755)
        if self.nobody:
            shutil.chown(self.twins, "nobody", "nogroup")

    def command(self) -> Sequence[str | Path]:
        # What nobody asked to be synced is not synced soon by itself: so the power is cut in between.
        return [*super().command(), "-c", "wal_writer_delay=10s", "-c", "wal_writer_flush_after=1GB"]

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "LD_PRELOAD": str(self.preload), "POWER_CUT_WAL": str(self.twins)}

    def kill(self) -> None:
        """Kill it, and put on its disk what was synced."""
        running = self.process is not None
        super().kill()
        if running:
            for file in (self.folder / "data" / "pg_wal").iterdir():
                twin = self.twins / str(file.stat().st_ino)
                if file.is_file() and twin.exists():
                    file.write_bytes(twin.read_bytes())
            for twin in self.twins.iterdir():
                twin.unlink()


@functools.cache
def library(name: str) -> Path:
    """One of the libraries, compiled; a test that asks for it is skipped where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler here, so no power can be cut")
    built = Path(tempfile.mkdtemp(prefix="power-cut-")) / f"{name}.so"
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
        str(HERE / f"{name}.c"),
    ]
    subprocess.run([*words, "-ldl", "-lpthread"], check=True)
    return built
