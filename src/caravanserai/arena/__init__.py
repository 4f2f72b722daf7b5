"""Bots against bots: paired deals, ratings with their intervals, a run that can be stopped and gone on with.

>>> from pathlib import Path
>>> from caravanserai import arena
>>> settings = arena.RunSettings.make("ali-baba", ["merchant", "random"], variant="small", games=40)
>>> arena.run(settings, Path("ladder")).ladder[0].bot  # doctest: +SKIP
'merchant'
"""

from __future__ import annotations

from .game import GameResult, PlayedGame, Thinking, play
from .intervals import Estimate
from .run import run
from .run_folder import usual_folder
from .run_settings import BadRun, RunSettings
from .schedule import Schedule, Seating
from .sprt import Verdict
from .standings import Lone, Pairing, Rung, Standings, command
from .tally import Tally
from .workers import GameFailed

__all__ = [
    "BadRun",
    "Estimate",
    "GameFailed",
    "GameResult",
    "Lone",
    "Pairing",
    "PlayedGame",
    "RunSettings",
    "Rung",
    "Schedule",
    "Seating",
    "Standings",
    "Tally",
    "Thinking",
    "Verdict",
    "command",
    "play",
    "run",
    "usual_folder",
]
