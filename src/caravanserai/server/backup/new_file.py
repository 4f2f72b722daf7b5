"""A file that gets its name only when it is whole and on the disk, and never takes another one's."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIDES = ("-journal", "-wal", "-shm")
"""What SQLite puts beside a database."""


class NameTaken(Exception):
    """There is something of that name already."""


@contextmanager
def partial_file(file: Path) -> Iterator[Path]:
    """A file beside this one, readable by us alone from its first byte; gone at the end, if still there."""
    descriptor, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.", suffix=".partial")
    os.close(descriptor)
    partial = Path(name)
    try:
        yield partial
    finally:
        for side in ("", *SIDES):
            partial.with_name(partial.name + side).unlink(missing_ok=True)


def publish(partial: Path, file: Path) -> None:
    """Give a file that is whole its name; NameTaken if that is another one's."""
    sync(partial)
    try:
        os.link(partial, file)
    except FileExistsError:
        raise NameTaken from None
    except OSError as problem:
        if problem.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS):
            raise
        if file.exists():  # a disk without links: the moment between this and the next line must do
            raise NameTaken from None
        partial.rename(file)
    sync_folder(file)


def replace(partial: Path, file: Path) -> None:
    """Put a file that is whole in the place of another one."""
    sync(partial)
    partial.replace(file)
    sync_folder(file)


def sync(path: Path) -> None:
    """Wait until a file is on the disk."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(file: Path) -> None:
    """Wait until a file's name is on the disk."""
    if os.name != "posix":  # elsewhere folders can't be opened, and see to that themselves
        return
    descriptor = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
