"""Files that nobody else on the machine may read: whoever has the database has the key that signs cookies."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

FOLDER_MODE = 0o700
FILE_MODE = 0o600

logger = logging.getLogger(__name__)


def make_private(database: Path, own_folder: bool) -> None:
    """Make the place of an SQLite database ready, and close it to other users where it was open to them.

    The folder is closed if it is the house's own; one that somebody else has a use for is left as it is.
    """
    folder = database.parent
    if not folder.is_dir():
        folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        own_folder = True
    if os.name != "posix":  # elsewhere a user's data folder is closed to others by itself
        return
    if own_folder and not shared(folder):
        close(folder, FOLDER_MODE)
    private_file(database)
    for file in folder.glob(f"{database.stem}*"):  # its log, its lock, and backups that were put beside it
        if file.is_file() and not file.is_symlink():
            close(file, FILE_MODE)


def private_file(path: Path) -> Path:
    """A file that only we can read, made if there is none."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
    return path


def shared(folder: Path) -> bool:
    """Whether a folder is also needed for other things, such as /tmp or somebody's home."""
    here, home = folder.resolve(), Path.home().resolve()
    return bool(here.stat().st_mode & stat.S_ISVTX) or here == home or here in home.parents


def close(path: Path, mode: int) -> None:
    """Take from others what a mode doesn't allow them, and say so in the log."""
    found = stat.S_IMODE(path.stat().st_mode)
    if not found & 0o077:
        return
    try:
        path.chmod(mode)
    except OSError as problem:
        logger.warning(
            "other users of this machine may read %s (mode %o), and that can't be changed: %s",
            path,
            found,
            problem.strerror,
        )
        return
    logger.warning("%s could be read by other users of this machine (mode %o); now it can't", path, found)
