"""`caravanserai backup` and `caravanserai restore`: a house in one file, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.filesize import decimal

from ..server import settings as server_settings
from ..server.backup.backup import BadBackup, WrittenBackup, back_up
from ..server.backup.examined import Examined
from ..server.backup.restore import RestoredBackup, restore
from ..server.settings import BadSettings
from .errors import UsageError
from .progress import watching


def run_backup(
    place: Path,
    config: Path | None,
    data: str | None,
    database: str | None,
    console: Console,
    screen: Console,
) -> int:
    """Write a backup, and say what is in it; the exit code."""
    with problems_in_one_line(), watching(screen, "copied") as progress:
        settings = server_settings.read(config, data=data, database=database)
        written = asyncio.run(back_up(settings, place, progress))
    tell_backup(written, console)
    return 0 if written.found.sound else 1


def run_restore(
    file: Path,
    instead: bool,
    config: Path | None,
    data: str | None,
    database: str | None,
    console: Console,
    screen: Console,
) -> int:
    """Restore a backup, and say what is there now; the exit code."""
    with problems_in_one_line(), watching(screen, "restored") as progress:
        settings = server_settings.read(config, data=data, database=database)
        restored = asyncio.run(restore(settings, file, instead, progress))
    tell_restore(restored, console)
    return 0 if restored.found.sound else 1


@contextmanager
def problems_in_one_line() -> Iterator[None]:
    """Tell why there is no backup, or nothing was restored, as whoever asked for it reads it."""
    try:
        yield
    except (BadBackup, BadSettings) as problem:
        raise UsageError(str(problem)) from None


def tell_backup(written: WrittenBackup, console: Console) -> None:
    """What was written."""
    size, found = decimal(written.bytes), written.found
    tell(console, f"{written.file}: {size}, written and verified in {written.seconds:.1f} s.")
    tell(console, f"It has all of {written.source}, of schema {found.version}: {found.contents}.")
    tell_gaps(found, console)


def tell_restore(restored: RestoredBackup, console: Console) -> None:
    """What was restored."""
    found = restored.found
    version = found.version if found.version == restored.before else f"{restored.before}, now {found.version}"
    tell(console, f"{restored.target}: restored and verified in {restored.seconds:.1f} s.")
    tell(console, f"It is of schema {version}: {found.contents}.")
    tell_gaps(found, console)
    if restored.aside:
        tell(console, f"What was there before is kept as {restored.aside}.")


def tell_gaps(found: Examined, console: Console) -> None:
    """Which logs are not whole, if there are any."""
    for gap in found.gaps:
        tell(console, gap)


def tell(console: Console, line: str) -> None:
    """Print a line as it is."""
    console.print(line, soft_wrap=True, markup=False)
