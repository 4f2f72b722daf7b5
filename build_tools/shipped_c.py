"""The C files that a source distribution carries, so that installing from it needs no Cython."""

from __future__ import annotations

from pathlib import Path

from .build_cache import fingerprint

SHIPPED = "generated"
"""Their folder in a source distribution."""
STAMP = "made-from"


def digest_of(root: Path, sources: list[Path]) -> str:
    """A name for the sources that C files are made of."""
    src = root / "src"
    return fingerprint("C files", *(src / path for path in sources), *sorted(src.rglob("*.pxd")))


def stamp(folder: Path, root: Path, sources: list[Path]) -> None:
    """Say of which sources the C files in a folder are made."""
    (folder / STAMP).write_text(digest_of(root, sources), "utf-8")


def shipped_c(root: Path, sources: list[Path]) -> Path | None:
    """The folder of the C files that came along; None where there is none, or the sources have changed."""
    folder = root / SHIPPED
    made_from = folder / STAMP
    if not made_from.is_file() or made_from.read_text("utf-8") != digest_of(root, sources):
        return None
    return folder
