"""Keeps what a version says of the evenings: its fingerprints, and every line of the beginning of some.

They were kept of the last version before the house was redrawn (commit 53ceac5), in an environment in which
that version was installed, from the folder of these tests:

    python -m tests.table.wire.make

They stay as they are: what goes over the wire, and what is stored, must not change by accident. To find where
a version differs, let both write all lines, and compare the folders:

    python -m tests.table.wire.make --to FOLDER
"""

from __future__ import annotations

import gzip
import hashlib
import sys
from pathlib import Path

import msgspec

from .evenings import EVENINGS, SHOWN, SHOWN_LINES, Evening, lines

HERE = Path(__file__).parent
FINGERPRINTS = HERE / "fingerprints.json"


def fingerprint(evening: Evening) -> dict[str, object]:
    """How many lines there are, and a hash of all of them."""
    written = lines(evening)
    return {"lines": len(written), "sha256": hashlib.sha256(b"\n".join(written)).hexdigest()}


def shown_at(evening: Evening) -> Path:
    """Where the lines of an evening are kept."""
    return HERE / f"{evening}.jsonl.gz"


def main(arguments: list[str]) -> None:
    """Keep them all, or write all lines into a folder."""
    if arguments:
        folder = Path(arguments[-1])
        folder.mkdir(parents=True, exist_ok=True)
        for evening in EVENINGS:
            (folder / f"{evening}.jsonl").write_bytes(b"\n".join(lines(evening)))
        return
    kept = {str(evening): fingerprint(evening) for evening in EVENINGS}
    FINGERPRINTS.write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
    for evening in SHOWN:
        written = b"\n".join(lines(evening)[:SHOWN_LINES])
        shown_at(evening).write_bytes(gzip.compress(written, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1:])
