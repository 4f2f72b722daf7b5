"""Servers whose clock is wrong."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).parent / "stepped_clock"


def wrong_by(file: Path, seconds: int = 0) -> dict[str, str]:
    """What to start a server with so that its clock is wrong by what a file says; at first, by so much."""
    file.write_text(str(seconds), "ascii")
    sources = [one for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    path = os.pathsep.join([str(HERE), *(str(Path(one).resolve()) for one in sources)])
    return {"PYTHONPATH": path, "STEPPED_CLOCK": str(file)}
