"""What a run leaves behind for readers: `ladder.json`, `ladder.md`, `ladder.html` and `ladder.png`."""

from __future__ import annotations

import json
from pathlib import Path

from .html import to_page
from .markdown import to_markdown
from .picture import draw
from .png import to_png
from .run_folder import write_whole
from .standings import Standings


def write_reports(folder: Path, standings: Standings) -> None:
    """Write all of them, each in one stroke."""
    write_whole(folder / "ladder.json", json.dumps(standings.to_json(), indent=1) + "\n")
    write_whole(folder / "ladder.md", to_markdown(standings))
    write_whole(folder / "ladder.html", to_page(standings))
    write_whole(folder / "ladder.png", to_png(draw(standings)))
