"""Who plays the games of a run: processes of this machine, or a cluster. What both promise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from .game import PlayedGame, play

DEATHS = 3
"""So many workers may die of one game before the run is given up."""


@dataclass(frozen=True)
class GameJob:
    """A game to play, as it is handed to a worker."""

    number: int
    game: str
    seats: tuple[str, ...]
    seed: int
    variant: str
    start: str = ""
    """The code of the position to begin with; empty: a deal."""


@dataclass(frozen=True)
class Delivery:
    """A finished game, as a worker hands it back."""

    number: int
    played: PlayedGame
    worker: str
    """Which worker played it."""


class Workers(Protocol):
    """Workers that play games side by side."""

    def play(self, jobs: Iterator[GameJob]) -> Iterator[Delivery]:
        """Play all jobs, taken as workers become free; each is delivered once, in the order of finishing."""

    def close(self) -> None:
        """Send everybody home; games under way are dropped."""


class GameFailed(Exception):
    """A game that can't be played to its end; `details` says where it broke."""

    def __init__(self, job: GameJob, message: str, details: str = "") -> None:
        super().__init__(f"game {job.number} ({', '.join(job.seats)}; seed {job.seed}) {message}")
        self.details = details


Play = Callable[[GameJob], PlayedGame]


def play_job(job: GameJob) -> PlayedGame:
    """Play one game."""
    return play(job.game, job.seats, job.seed, job.variant, job.start)


class Losses:
    """Counts the workers that died of each game."""

    def __init__(self) -> None:
        self._deaths: dict[int, int] = {}

    def note(self, job: GameJob) -> None:
        """A worker died while it played this game; GameFailed if it was one too many."""
        deaths = self._deaths[job.number] = self._deaths.get(job.number, 0) + 1
        if deaths >= DEATHS:
            raise GameFailed(job, f"has killed {deaths} workers; is there enough memory?")
