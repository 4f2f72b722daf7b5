"""Makes the tables of docs/story.md of the types of the stories' entries.

PYTHONPATH=src python -m tests.games.story_document
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from caravanserai.games.ali_baba import entries as ali_baba
from caravanserai.games.five_tribes import entries as five_tribes
from caravanserai.games.story import table

DOCUMENT = Path(__file__).parents[2] / "docs" / "story.md"
UNIONS = [five_tribes.Deed, five_tribes.Consequence, ali_baba.Deed, ali_baba.Consequence]
"""What each table is made of, in the order of the document."""


def made_anew(text: str) -> str:
    """The document with the tables of entries that the types give."""
    tables = iter(UNIONS)
    found = re.compile(r"^\| `what` \| (?:tells|fields).*\n(?:\|.*\n)+", re.MULTILINE)
    return found.sub(lambda _: table(get_args(next(tables))) + "\n", text)


if __name__ == "__main__":
    DOCUMENT.write_text(made_anew(DOCUMENT.read_text("utf-8")), "utf-8")
