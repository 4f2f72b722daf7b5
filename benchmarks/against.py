"""How fast the rules are against an earlier version of them, measured in one run.

    python benchmarks/against.py OLD NEW [--rounds N] [--game NAME] [--players N]

OLD and NEW are folders that hold the package `caravanserai`: a build (`hatch_build.py OUTDIR`), `src`, or the
site-packages it is installed in. Each runs in a process of its own. They take turns in short rounds, so that
whatever else the machine does slows down both, and the median of the rounds' ratios is told: 1 is as fast
as before, more is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any

RUNNER = """
import json, sys
from time import process_time
from caravanserai import games
from caravanserai.games import Chance

print(json.dumps({"compiled": games.compiled(), "games": games.names()}), flush=True)

def playouts(game, players, seed, number):
    chance = Chance(seed)
    starts = [game.new(players, chance) for _ in range(number)]
    begun = process_time()
    done = sum(state.playout(chance) for state in starts)
    return done, process_time() - begun

def clones(game, players, seed, number):
    chance = Chance(seed)
    state = game.new(players, chance)
    for _ in range(30):
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)
    begun = process_time()
    for _ in range(number):
        state.clone()
    return number, process_time() - begun

def steps(game, players, seed, number):
    chance = Chance(seed)
    done, spent = 0, 0.0
    while done < number:
        state = game.new(players, chance)
        begun = process_time()
        while not state.over:
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))], chance)
            done += 1
        spent += process_time() - begun
    return done, spent

def tries(game, players, seed, number):
    chance = Chance(seed)
    state = game.new(players, chance)
    for _ in range(30):
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)
    legal = state.legal()
    begun = process_time()
    for i in range(number):
        state.clone().apply(legal[i % len(legal)], chance)
    return number, process_time() - begun

WORK = {"playouts": playouts, "clones": clones, "steps": steps, "tries": tries}
for line in sys.stdin:
    work, name, players, seed, number = json.loads(line)
    done, spent = WORK[work](games.get(name), players, seed, number)
    print(json.dumps([done, spent]), flush=True)
"""
"""What each process runs: it does one piece of work after the other, and answers how much and how long."""

WORK = {
    "playouts": "actions of random games, inside the core",
    "clones": "copies of a position",
    "steps": "actions through `legal` and `apply`",
    "tries": "copies with one action applied",
}
COMPILED = {"playouts": 40, "clones": 40_000, "steps": 8_000, "tries": 15_000}
PLAIN = {"playouts": 1, "clones": 400, "steps": 300, "tries": 200}


class Version:
    """One version of the package, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUNNER],
            env=environment,
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = self._read()
        self.compiled: bool = hello["compiled"]
        self.games: list[str] = hello["games"]

    def do(self, work: str, game: str, players: int, seed: int, number: int) -> tuple[int, float]:
        """Do a piece of work; how much was done, and the CPU seconds it took."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([work, game, players, seed, number]) + "\n")
        self.process.stdin.flush()
        done, spent = self._read()
        return done, spent

    def _read(self) -> Any:  # whatever the process answers
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("one of the versions has stopped; see above")
        return json.loads(line)

    def __enter__(self) -> Version:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()


def compare(
    old: Version, new: Version, work: str, game: str, players: int, rounds: int
) -> tuple[float, float]:
    """The median of the ratios new to old, and what the new version does in a second."""
    number = (COMPILED if old.compiled and new.compiled else PLAIN)[work]
    ratios, rates = [], []
    for seed in range(rounds):
        order = (old, new) if seed % 2 else (new, old)
        results = {version: version.do(work, game, players, seed, number) for version in order}
        speed = {version: done / spent for version, (done, spent) in results.items()}
        ratios.append(speed[new] / speed[old])
        rates.append(speed[new])
    return median(ratios), median(rates)


def main() -> int:
    """Measure, and print a line for each game and kind of work."""
    parser = argparse.ArgumentParser(description="Compare the speed of two versions of the rules.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=41)
    parser.add_argument("--game")
    parser.add_argument("--players", type=int, default=4)
    wish = parser.parse_args()
    with Version(wish.old) as old, Version(wish.new) as new:
        builds = ["compiled" if version.compiled else "plain" for version in (old, new)]
        print(f"old: {wish.old} ({builds[0]}); new: {wish.new} ({builds[1]}); {wish.rounds} rounds")
        for game in new.games:
            if wish.game in (None, game):
                for work, about in WORK.items():
                    ratio, rate = compare(old, new, work, game, wish.players, wish.rounds)
                    print(f"{game:12} {work:9} {ratio:5.3f} of before, {rate:12,.0f} a second: {about}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
