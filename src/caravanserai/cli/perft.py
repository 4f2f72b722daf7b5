"""`caravanserai perft`: how much can be played from a position, step by step."""

from __future__ import annotations

import time

from rich.console import Console

from .. import games
from ..arena.run_settings import start_of
from ..games import Game, State
from ..games.perft import divide, perft
from .errors import UsageError

DEEPEST = 100


def begin(
    name: str, players: int | None, variant: str | None, seed: int | None, code: str | None
) -> tuple[Game, State]:
    """The position to count from; UsageError says what is wrong with the options."""
    if code is not None and seed is not None:
        raise UsageError("--from and --seed can't both be said")
    try:
        game = games.get(name)
        if code is not None:
            return game, start_of(game, code, players, variant)
        chance = games.Chance(1 if seed is None else seed)
        return game, game.new(2 if players is None else players, chance, variant or game.variants[0])
    except ValueError as refused:
        raise UsageError(str(refused)) from None


def run(game: Game, state: State, depth: int, each: bool, console: Console) -> int:
    """Count the lines of 1, 2, … steps; with `each`, those of the last depth by their first step."""
    if not 1 <= depth <= DEEPEST:
        raise UsageError(f"--depth takes a number from 1 to {DEEPEST}, not {depth}")
    console.print(state.code(), soft_wrap=True)
    if each:
        counts = divide(state, depth)
        for action, count in counts.items():
            console.print(f"{game.text(action)}: {count:,}")
        console.print(f"{sum(counts.values()):,} lines of {depth} steps")
        return 0
    for steps in range(1, depth + 1):
        begun = time.perf_counter()
        count = perft(state, steps)
        seconds = time.perf_counter() - begun
        console.print(f"{steps:>3} {count:>16,}  {seconds:.1f} s")
    return 0
