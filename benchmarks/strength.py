"""How strong the levels are, against what was promised: matches in the arena, that can be gone on with.

    python benchmarks/strength.py [--out FOLDER] [--workers N] [--only WORD] [--earlier FOLDER] [--most N]

A match keeps its promise if the lower end of the 95 % interval of its share of wins does; where a share is to
lie between two ends, its value decides. Matches against an earlier version of the bots need a folder with a
build of it. Takes hours; ends with a table of what is kept and what is missed. With --most no match has
more games than that, to see how it goes: few can't show that a promise is kept, and are told as missed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from caravanserai import arena
from caravanserai.arena import Estimate, Standings
from caravanserai.arena.figures import percent_between

EARLIER = "earlier"
"""Stands for the folder of an earlier version in a bot's name."""
KEPT, MISSED, NOT_PLAYED = "kept", "missed", "not played"


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
        return f"{self.game}-{self.players}-{self.first}-{self.second}".replace(":", "-")

    @property
    def told(self) -> str:
        """What was promised."""
        return f"≥ {self.at_least:.0%}" + (f", ≤ {self.at_most:.0%}" if self.at_most < 1 else "")

    def is_kept(self, share: Estimate) -> bool:
        """Whether the interval, or for a promise with two ends the value, is where it should be."""
        if self.at_most < 1:
            return self.at_least <= share.value <= self.at_most
        return share.low >= self.at_least

    def cut(self, most: int | None) -> Promise:
        """The same match with no more games than that."""
        return self if most is None else replace(self, games=min(self.games, most))

    def bots(self, earlier: Path | None) -> tuple[str, str] | None:
        """Who plays; None if that takes an earlier version and there is none."""
        if not self.second.startswith(f"{EARLIER}:"):
            return self.first, self.second
        level = self.second.removeprefix(f"{EARLIER}:")
        return None if earlier is None else (self.first, f"{EARLIER}:{earlier.resolve()}:{level}")


def ladder(game: str) -> list[Promise]:
    """The steps for people: each level wins most games against the one below it, and loses some."""
    steps = [("merchant", "pedlar"), ("pedlar", "drover"), ("drover", "novice")]
    return [Promise(game, 2, first, second, 400, 0.65, 0.85) for first, second in steps]


PROMISES = [
    Promise("five-tribes", 2, "novice", "random", 1000, 0.70),
    *ladder("five-tribes"),
    Promise("five-tribes", 2, "merchant", "random", 1000, 0.99),
    Promise("five-tribes", 2, "vizier", "merchant", 100, 0.75),
    Promise("five-tribes", 2, "sultan", "vizier", 100, 0.55),
    Promise("five-tribes", 4, "vizier", "merchant", 192, 0.45),  # in half of them three viziers sit there
    Promise("five-tribes", 2, "sultan", "earlier:sultan", 400, 0.55),
    Promise("five-tribes", 3, "sultan", "earlier:sultan", 600, 0.40),
    Promise("five-tribes", 4, "sultan", "earlier:sultan", 800, 0.32),
    Promise("ali-baba", 2, "novice", "random", 1000, 0.70),
    *ladder("ali-baba"),
    Promise("ali-baba", 2, "merchant", "random", 1000, 0.90),
    Promise("ali-baba", 2, "vizier", "merchant", 200, 0.60),
    Promise("ali-baba", 2, "sultan", "vizier", 100, 0.0),
    Promise("ali-baba", 2, "sultan", "earlier:sultan", 1000, 0.53),
]


def share_of(standings: Standings) -> Estimate:
    """The first bot's share of the wins; with more than two seats its share as one against all others."""
    match = standings.matches[0]
    return match.alone[0].share if match.alone else match.share


def play(promise: Promise, bots: tuple[str, str], out: Path, workers: int | None) -> tuple[str, str, bool]:
    """Play a match, or go on with it: how many games, the share of wins, whether the promise is kept."""
    settings = arena.RunSettings.make(promise.game, bots, players=promise.players, games=promise.games)
    standings = arena.run(settings, out / promise.title, workers=workers)
    share = share_of(standings)
    return str(standings.matches[0].games), percent_between(share), promise.is_kept(share)


def main(wishes: Sequence[str] | None = None) -> int:
    """Play the matches and say which promises are kept."""
    parser = argparse.ArgumentParser(description="Play the matches that show how strong the levels are.")
    parser.add_argument("--out", type=Path, default=Path("arena", "strength"))
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--only", default="", help="only matches whose name has this in it")
    parser.add_argument("--earlier", type=Path, default=None, help="where a build of an earlier version lies")
    parser.add_argument("--most", type=int, default=None, help="no more games of any match")
    wish = parser.parse_args(wishes)
    console = Console()
    table = Table("match", "games", "share of wins", "promised", "")
    verdicts: Counter[str] = Counter()
    for promise in (promise.cut(wish.most) for promise in PROMISES if wish.only in promise.title):
        bots = promise.bots(wish.earlier)
        games, share, verdict = "", "", NOT_PLAYED
        if bots is not None:
            console.print(f"{promise.title}: {promise.games} games …")
            games, share, kept = play(promise, bots, wish.out, wish.workers)
            verdict = KEPT if kept else MISSED
        verdicts[verdict] += 1
        table.add_row(promise.title, games, share, promise.told, verdict)
    console.print(table)
    console.print(", ".join(f"{number} {verdict}" for verdict, number in verdicts.items()))
    return 1 if verdicts[MISSED] else 0


if __name__ == "__main__":
    sys.exit(main())
