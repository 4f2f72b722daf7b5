"""The built page as it is given out: each file once read and packed, anew when it has changed."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

BUILT = Path(__file__).parents[2] / "page"
"""Where the build puts the page."""

FRONT = "index.html"
END_OF_HEAD = b"</head>"
MEDIA_TYPES = {
    ".css": "text/css",
    ".gif": "image/gif",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = frozenset((".gif", ".png", ".woff2"))
UNBUILT = (
    b'<!doctype html><html lang="en"><meta charset="utf-8"><title>Caravanserai</title>'
    b"<h1>Caravanserai</h1>"
    b"<p>The server runs, but its page has not been built yet: <code>make page</code> builds it."
)


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of the page, ready to be sent."""

    media_type: str
    content: bytes
    packed: tuple[tuple[str, bytes], ...]
    """The content by encoding, the smallest first; only those that make it smaller."""
    tag: str
    """A name for just this content."""


class PageFiles:
    """The files in a folder that a build has written."""

    def __init__(self, folder: Path, entry: str = "open") -> None:
        self.folder = folder
        self._entry = entry
        """What a stranger needs to come in: the page knows it before it asks."""
        self._known: dict[str, tuple[tuple[int, int], PageFile]] = {}

    def front(self, head: bytes = b"") -> PageFile:
        """The one file that all screens begin with, and what is to stand in its head besides."""
        return with_head(self.find(FRONT) or made(FRONT, UNBUILT), head)

    def find(self, *names: str) -> PageFile | None:
        """A file by the names of its folders and its own; None if there is none to be given out."""
        if any(name in ("", ".", "..") or "/" in name or "\\" in name or "\0" in name for name in names):
            return None
        path = self.folder.joinpath(*names)
        try:
            state = path.stat()
            version = (state.st_mtime_ns, state.st_size)
            known = self._known.get(key := "/".join(names))
            if known is None or known[0] != version:
                if path.suffix not in MEDIA_TYPES:
                    return None
                known = self._known[key] = version, made(path.name, self._read(path), packed_by_build(path))
        except OSError:
            return None
        return known[1]

    def _read(self, path: Path) -> bytes:
        content = path.read_bytes()
        if path.name == FRONT and self._entry != "open":
            content = content.replace(b"<html ", f'<html data-entry="{self._entry}" '.encode(), 1)
        return content


@lru_cache(64)
def with_head(front: PageFile, head: bytes) -> PageFile:
    """The front file with more in its head."""
    if END_OF_HEAD not in front.content:
        return front
    return made(FRONT, front.content.replace(END_OF_HEAD, head + END_OF_HEAD, 1))


def made(name: str, content: bytes, packed: dict[str, bytes] | None = None) -> PageFile:
    """A file of that name and content, and perhaps packed already in some way; by gzip it is packed here."""
    suffix = Path(name).suffix
    ways = dict(packed or {})
    if suffix not in PACKED_ALREADY:
        ways["gzip"] = gzip.compress(content, mtime=0)
    smaller = tuple((way, data) for way, data in ways.items() if len(data) < len(content))
    return PageFile(MEDIA_TYPES[suffix], content, smaller, hashlib.sha256(content).hexdigest()[:20])


def packed_by_build(path: Path) -> dict[str, bytes]:
    """What the build has packed of a part, by encoding; parts are named after their content, so it fits."""
    brotli = path.with_name(f"{path.name}.br")
    return {"br": brotli.read_bytes()} if brotli.exists() else {}
