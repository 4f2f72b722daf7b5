"""Builds the page in `web/` into `src/caravanserai/page`, if it has changed since the last time."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

from . import PACKAGE
from .alone import alone
from .node import npm

PAGE_MODES = ("auto", "skip", "force")
STAMP = ".built-from"


def page_mode() -> str:
    """What CARAVANSERAI_PAGE_BUILD asks for."""
    wish = os.environ.get("CARAVANSERAI_PAGE_BUILD", "auto").lower()
    if wish not in PAGE_MODES:
        raise SystemExit(f"CARAVANSERAI_PAGE_BUILD is {wish!r}; it may be {', '.join(PAGE_MODES)}")
    return wish


def install_modules(root: Path, tools: bool = False) -> None:
    """Install what the page is built with, or its developers' tools too, unless that has been done."""
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    done = root / "web" / "node_modules" / ".lock-installed"
    tools = tools or bool(os.environ.get("CARAVANSERAI_PAGE_TOOLS"))
    wanted = f"{lock} with tools" if tools else lock
    if not done.exists() or not done.read_text("utf-8").startswith(wanted):
        npm(root, "ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
        done.write_text(wanted, "utf-8")


def page_sources(root: Path) -> list[Path]:
    """The files that the page is made of."""
    web, apart = root / "web", ("node_modules", "dist")
    folders = [path for path in web.iterdir() if path.is_dir() and path.name not in apart]
    files = [path for path in web.iterdir() if path.is_file()]
    for folder in (*folders, root / "src" / PACKAGE / "locales"):
        files += [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
    return sorted(files)


def build_page(root: Path, anew: bool = False) -> Path:
    """Build the page if it has changed since the last time; return its folder. SystemExit if it can't be."""
    page = page_folder(root)
    if not anew and is_built(root):
        return page
    with alone(root, "page"):
        if anew or not is_built(root):
            build_into(root, page)
    return page


def page_folder(root: Path) -> Path:
    """Where the built page is."""
    return root / "src" / PACKAGE / "page"


def is_built(root: Path) -> bool:
    """Whether the page there is made of the sources of today."""
    stamp = page_folder(root) / STAMP
    return stamp.exists() and stamp.read_text("utf-8") == sources_digest(root)


def sources_digest(root: Path) -> str:
    """A number that is another one when the sources are."""
    digest = hashlib.sha256()
    for path in page_sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build_into(root: Path, page: Path) -> None:
    """Build the page, and put it in the place of the one that was there."""
    digest = sources_digest(root)
    install_modules(root)
    fresh = root / "build" / "page"
    npm(root, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
    shutil.rmtree(page, ignore_errors=True)
    shutil.move(fresh, page)
    (page / STAMP).write_text(digest, "utf-8")
