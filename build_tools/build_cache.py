"""What was compiled once on this machine, kept for all copies of the project: found by what it was made of.

`CARAVANSERAI_BUILD_CACHE` names another folder than the one in the user's cache, or is `off`.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
import time
from pathlib import Path

KEPT_DAYS = 14
"""How long something is kept that nobody has asked for."""
A_DAY = 24 * 60 * 60


def cache_folder() -> Path | None:
    """Where compiled things are kept; None where they shall not be, or can't."""
    wish = os.environ.get("CARAVANSERAI_BUILD_CACHE", "")
    if wish == "off":
        return None
    folder = Path(wish) if wish else users_cache() / "caravanserai-build"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return None
    return folder


def users_cache() -> Path:
    """The folder for things that can be made again."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())


def fingerprint(recipe: str, *files: Path) -> str:
    """A name for what this recipe makes of these files."""
    digest = hashlib.sha256(recipe.encode())
    for file in files:
        digest.update(b"\0" + file.read_bytes())
    return digest.hexdigest()


def take(folder: Path, name: str, to: Path) -> bool:
    """Copy something from the cache, if it is there."""
    kept = folder / name
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, to)
        shutil.copymode(kept, to)
        os.utime(kept)
    except OSError:
        return False
    return True


def keep(folder: Path, name: str, made: Path) -> None:
    """Put something into the cache, whole or not at all; a full disk is no reason to fail."""
    with contextlib.suppress(OSError), tempfile.TemporaryDirectory(dir=folder) as apart:
        copy = Path(apart, name)
        shutil.copy2(made, copy)
        os.utime(copy)
        copy.replace(folder / name)


def forget_old(folder: Path, now: float | None = None) -> None:
    """Remove what nobody has asked for in a long time."""
    limit = (time.time() if now is None else now) - KEPT_DAYS * A_DAY
    for kept in folder.iterdir():
        with contextlib.suppress(OSError):
            if kept.is_file() and kept.stat().st_mtime < limit:
                kept.unlink()
