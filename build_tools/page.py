"""Builds the page in `web/` into `src/caravanserai/page`, if it has changed since the last time."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

from . import PACKAGE
from .node import npm

PAGE_MODES = ("auto", "skip", "force")


def page_mode() -> str:
    """What CARAVANSERAI_PAGE_BUILD asks for."""
    wish = os.environ.get("CARAVANSERAI_PAGE_BUILD", "auto").lower()
    if wish not in PAGE_MODES:
        raise SystemExit(f"CARAVANSERAI_PAGE_BUILD is {wish!r}; it may be {', '.join(PAGE_MODES)}")
    return wish


def install_modules(root: Path) -> None:
    """Install what `web/package-lock.json` lists, unless that has been done."""
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    done = root / "web" / "node_modules" / ".lock-installed"
    if not done.exists() or done.read_text("utf-8") != lock:
        npm(root, "ci", "--no-audit", "--no-fund")
        done.write_text(lock, "utf-8")


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
    page = root / "src" / PACKAGE / "page"
    digest = hashlib.sha256()
    for path in page_sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    stamp = page / ".built-from"
    if anew or not stamp.exists() or stamp.read_text("utf-8") != digest.hexdigest():
        install_modules(root)
        fresh = root / "build" / "page"
        npm(root, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
        shutil.rmtree(page, ignore_errors=True)
        shutil.move(fresh, page)
        stamp.write_text(digest.hexdigest(), "utf-8")
    return page
