"""What one lock file adds to another, so that no version stands in two of them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ENTRY = re.compile(r"^[A-Za-z0-9._-]+(?:\[[^]]*\])?==.*(?:\n[ \t]+.*)*\n", re.MULTILINE)
"""A pinned version with the lines of its hashes."""


def entries(lock: str) -> dict[str, str]:
    """The pinned versions of a lock file: the line that names each, and all its lines."""
    return {found[0].splitlines()[0]: found[0] for found in ENTRY.finditer(lock)}


def additions(base: str, whole: str) -> str:
    """What has to be installed beside `base` to have all of `whole`; ValueError if they don't fit."""
    known = entries(base)
    more = {line: text for line, text in entries(whole).items() if line not in known}
    names = {line.split("==")[0] for line in known}
    twice = sorted(name for line in more if (name := line.split("==")[0]) in names)
    if twice:
        raise ValueError(f"another version or machine in either file: {', '.join(twice)}")
    return "".join(more.values())


if __name__ == "__main__":
    sys.stdout.write(additions(*(Path(path).read_text("utf-8") for path in sys.argv[1:3])))
