"""The long check: random games of every kind, and after every single action no problem with the position.

    python benchmarks/long_check.py [--games N] [--game NAME] [--rules N] [--cores N] [--expect BUILD]

Games are played under every version of the rules that is known, unless one is named.

A game that raises, comes to a dead end, doesn't end or reaches an impossible position is named with its seed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravanserai import games
from caravanserai.games import Chance

SHARD = 50
MOST_ACTIONS = 20_000
"""Longer than any game; one that goes on so long would never end."""


@dataclass(frozen=True)
class Shard:
    """Some games of one kind, by their seeds."""

    game: str
    players: int
    variant: str
    rules: int
    seeds: range

    @property
    def kind(self) -> str:
        """What a line of the summary calls it."""
        return f"{self.game}, {self.players} players, {self.variant}, rules {self.rules}"


@dataclass
class Outcome:
    """What came of a shard."""

    kind: str
    games: int
    actions: int
    failures: list[str]


def kinds(only: str | None, version: int | None) -> Iterator[tuple[str, int, str, int]]:
    """Every game, number of players and variant that can be set up, under each version of the rules."""
    for name in games.names():
        game = games.get(name)
        for variant in game.variants:
            for players in game.player_counts:
                try:
                    game.new(players, Chance(0), variant)
                except ValueError:
                    continue
                for rules in range(game.oldest_rules, game.rules_version + 1):
                    if only in (None, name) and version in (None, rules):
                        yield name, players, variant, rules


def check_game(shard: Shard, seed: int) -> int:
    """Play one random game; AssertionError at the first thing that is wrong. Returns its actions."""
    chance = Chance(seed)
    state = games.get(shard.game).new(shard.players, chance, shard.variant, rules=shard.rules)
    actions = 0
    while True:
        problems = state.problems()
        assert not problems, f"after {actions} actions: {'; '.join(problems)}"
        if state.over:
            break
        legal = state.legal()
        assert legal, f"dead end after {actions} actions"
        assert actions < MOST_ACTIONS, "the game doesn't end"
        state.apply(legal[chance.below(len(legal))], chance)
        actions += 1
    assert state.winners(), "nobody won"
    return actions


def check(shard: Shard) -> Outcome:
    """Play all games of a shard."""
    outcome = Outcome(shard.kind, len(shard.seeds), 0, [])
    for seed in shard.seeds:
        try:
            outcome.actions += check_game(shard, seed)
        except Exception as problem:
            outcome.failures.append(f"{shard.kind}, seed {seed}: {type(problem).__name__}: {problem}")
    return outcome


def shards(number: int, only: str | None, version: int | None) -> list[Shard]:
    """The whole work, in pieces that a core does in a moment."""
    return [
        Shard(*kind, range(start, min(start + SHARD, number)))
        for kind in kinds(only, version)
        for start in range(0, number, SHARD)
    ]


def check_all(work: list[Shard], cores: int) -> list[Outcome]:
    """Spread the work over the cores; one sum for each kind of game."""
    totals: dict[str, Outcome] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar, ProcessPoolExecutor(cores) as pool:
        task = bar.add_task("random games", total=sum(len(shard.seeds) for shard in work))
        for outcome in pool.map(check, work):
            total = totals.setdefault(outcome.kind, Outcome(outcome.kind, 0, 0, []))
            total.games += outcome.games
            total.actions += outcome.actions
            total.failures += outcome.failures
            bar.update(task, advance=outcome.games, description=outcome.kind)
    return list(totals.values())


def main() -> int:
    """Run the check; exit code 1 if any game went wrong."""
    parser = argparse.ArgumentParser(description="Play random games and check every position.")
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    parser.add_argument("--game", choices=games.names(), help="only this one")
    parser.add_argument("--rules", type=int, help="only this version")
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--expect", choices=("plain", "compiled"), help="fail if it is the other build")
    wish = parser.parse_args()
    build = "compiled" if games.compiled() else "plain"
    if wish.expect not in (None, build):
        print(f"this is the {build} build", file=sys.stderr)
        return 2
    start = time.perf_counter()
    try:
        totals = check_all(shards(wish.games, wish.game, wish.rules), wish.cores)
    except BrokenProcessPool:
        print(f"{build} build: A PROCESS DIED, which no position may cause", file=sys.stderr)
        return 1
    for total in totals:
        verdict = f"{len(total.failures)} WENT WRONG" if total.failures else "all well"
        print(f"{total.kind}: {total.games:,} games, {total.actions:,} actions: {verdict}")
        for failure in total.failures[:5]:
            print(f"  {failure}")
    wrong = sum(len(total.failures) for total in totals)
    print(f"{build} build, {time.perf_counter() - start:.0f} s, {wrong} games went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
