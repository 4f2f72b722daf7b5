"""How strong the levels are, against what was promised: matches in the arena, that can be gone on with.

    python benchmarks/strength.py [--out FOLDER] [--workers N] [--only WORD]

A match keeps its promise if the lower end of the 95 % interval of its share of wins does. Takes hours.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from caravanserai import arena
from caravanserai.arena import Estimate, Standings
from caravanserai.arena.figures import percent_between


@dataclass(frozen=True)
class Promise:
    """A match, and the share of wins that the first of the two should have; with more seats, alone."""

    game: str
    players: int
    first: str
    second: str
    games: int
    at_least: float
    at_most: float = 1.0

    @property
    def title(self) -> str:
        """What a line of the table calls it, and its folder."""
        return f"{self.game}-{self.players}-{self.first}-{self.second}"

    def is_kept(self, share: Estimate) -> bool:
        """Whether the interval, or for a promise with two ends the value, is where it should be."""
        if self.at_most < 1:
            return self.at_least <= share.value <= self.at_most
        return share.low >= self.at_least


PROMISES = [
    Promise("five-tribes", 2, "novice", "random", 1000, 0.70, 0.90),
    Promise("five-tribes", 2, "merchant", "random", 1000, 0.99),
    Promise("five-tribes", 2, "vizier", "merchant", 100, 0.75),
    Promise("five-tribes", 2, "sultan", "vizier", 100, 0.55),
    Promise("five-tribes", 4, "vizier", "merchant", 192, 0.45),  # in half of them three viziers sit there
    Promise("ali-baba", 2, "novice", "random", 1000, 0.70, 0.90),
    Promise("ali-baba", 2, "merchant", "random", 1000, 0.90),
    Promise("ali-baba", 2, "vizier", "merchant", 200, 0.60),
    Promise("ali-baba", 2, "sultan", "vizier", 100, 0.0),
]


def share_of(standings: Standings) -> Estimate:
    """The first bot's share of the wins; with more than two seats its share as one against all others."""
    match = standings.matches[0]
    return match.alone[0].share if match.alone else match.share


def main() -> int:
    """Play the matches and say which promises are kept."""
    parser = argparse.ArgumentParser(description="Play the matches that show how strong the levels are.")
    parser.add_argument("--out", type=Path, default=Path("arena", "strength"))
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--only", default="", help="only matches whose name has this in it")
    wish = parser.parse_args()
    console = Console()
    table = Table("match", "games", "share of wins", "promised", "kept")
    broken = 0
    for promise in PROMISES:
        if wish.only not in promise.title:
            continue
        console.print(f"{promise.title}: {promise.games} games …")
        bots = (promise.first, promise.second)
        settings = arena.RunSettings.make(promise.game, bots, players=promise.players, games=promise.games)
        standings = arena.run(settings, wish.out / promise.title, workers=wish.workers)
        share = share_of(standings)
        kept = promise.is_kept(share)
        broken += not kept
        promised = f"≥ {promise.at_least:.0%}" + (f", ≤ {promise.at_most:.0%}" if promise.at_most < 1 else "")
        told = percent_between(share)
        table.add_row(promise.title, str(standings.matches[0].games), told, promised, "yes" if kept else "no")
    console.print(table)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
