"""One side of the benchmark: a process that plays random games when told to, and says how many.

It reads a line of JSON (`game`, `players`, `variant`, `seconds`; or `search`, `seconds`; or `batch`,
`seconds`) and answers.
Which build it runs is decided by the path it was started with.
"""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING

from .. import games
from ..games import Chance, State
from . import searcher, stepper
from .measured import Plant

if TYPE_CHECKING:
    from ..envs import Batch

SET_UPS = 8
BATCH = 0.02
"""Seconds between two looks at the clock, about."""


def set_ups(game: str, players: int, variant: str) -> list[State]:
    """The fresh positions that the games start from."""
    return [games.get(game).new(players, Chance(seed), variant) for seed in range(SET_UPS)]


def games_in(states: list[State], seconds: float) -> tuple[int, float]:
    """Play random games to the end for about so long; how many, in how much time of this process."""
    chance = Chance(2026)
    played = 0
    batch = 1
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        for number in range(batch):
            states[(played + number) % SET_UPS].clone().playout(chance)
        played += batch
        elapsed = time.process_time() - start
        batch = max(1, int(played / max(elapsed, 1e-6) * BATCH))
    return played, elapsed


def nanoseconds_a_clone(state: State, seconds: float) -> float:
    """How long a copy takes, with the call from Python."""
    clone = state.clone
    copies = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        for _ in range(1000):
            clone()
        copies += 1000
        elapsed = time.process_time() - start
    return elapsed / copies * 1e9


def main() -> None:
    """Answer every line until there are no more."""
    print(json.dumps({"compiled": games.compiled()}), flush=True)
    kept: dict[tuple[str, int, str], list[State]] = {}
    searches: dict[str, Plant] = {}
    stepping: dict[str, Batch] = {}
    for line in sys.stdin:
        wish = json.loads(line)
        if "search" in wish:
            if wish["search"] not in searches:
                searches[wish["search"]] = searcher.make(wish["search"])
            done, elapsed = searcher.simulations_in(searches[wish["search"]], wish["seconds"])
            print(json.dumps({"simulations": done, "seconds": elapsed}), flush=True)
            continue
        if "batch" in wish:
            if wish["batch"] not in stepping:
                stepping[wish["batch"]] = stepper.make(wish["batch"])
            print(json.dumps(stepper.steps_in(stepping[wish["batch"]], wish["seconds"])), flush=True)
            continue
        key = (wish["game"], wish["players"], wish["variant"])
        if key not in kept:
            kept[key] = set_ups(*key)
        played, elapsed = games_in(kept[key], wish["seconds"])
        clone = nanoseconds_a_clone(kept[key][0], wish["seconds"] / 10)
        print(json.dumps({"games": played, "seconds": elapsed, "clone": clone}), flush=True)


if __name__ == "__main__":
    main()
