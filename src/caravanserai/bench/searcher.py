"""How many simulations a second a search does: one side of the benchmark, beside `racer`."""

from __future__ import annotations

import time

from .. import games
from .measured import Plant, measured_of

PLAYERS = 2
SEED = 2026
BATCH = 200  # simulations between two looks at the clock
AFRESH = 20_000  # simulations after which a search begins anew, before its tree is full


def searches() -> dict[str, int | None]:
    """What is measured: the searches of all games, each with the simulations a second it should reach."""
    return {
        f"{game}, {name}": measured_of(game).simulations.get(name)
        for game in games.names()
        for name in measured_of(game).searches
    }


def make(search: str) -> Plant:
    """The search of that name."""
    game, _, name = search.partition(", ")
    return measured_of(game).searches[name]()


def simulations_in(begin: Plant, seconds: float) -> tuple[int, float]:
    """Search for about so long; how many simulations, in how much time of this process."""
    done = 0
    run = begin()
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        if done % AFRESH == AFRESH - BATCH:
            run = begin()
        run(BATCH)
        done += BATCH
        elapsed = time.process_time() - start
    return done, elapsed
