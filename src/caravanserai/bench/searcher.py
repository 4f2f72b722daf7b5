"""How many simulations a second a search does: one side of the benchmark, beside `racer`."""

from __future__ import annotations

import time
from collections.abc import Callable

from .. import games
from ..bots.ali_baba.appraisal import Appraisal
from ..bots.ali_baba.running import run as run_ali_baba
from ..bots.ali_baba.search_settings import Settings as AliBabaSettings
from ..bots.ali_baba.tree import Tree as AliBabaTree
from ..bots.ali_baba.weights import WEIGHTS
from ..bots.five_tribes.running import run as run_five_tribes
from ..bots.five_tribes.search_settings import Settings
from ..bots.five_tribes.steps import Steps
from ..bots.five_tribes.tree import Tree
from ..bots.five_tribes.weights import SULTAN, for_players
from ..games import Chance

PLAYERS = 2
BATCH = 200  # simulations between two looks at the clock
AFRESH = 20_000  # simulations after which a search begins anew, before its tree is full

Run = Callable[[int], None]
Plant = Callable[[], Run]


def small_steps(playouts: int = 0, sultan: bool = False) -> Plant:
    """Five Tribes over small steps, by random playouts to the end of the game or by evaluation."""
    known = SULTAN[PLAYERS] if sultan else {}
    search = Steps(for_players(PLAYERS, known), Settings(playouts=playouts))
    return lambda: plant(search)


def whole_turns() -> Plant:
    """Five Tribes over whole turns, by evaluation."""
    search = Tree(for_players(PLAYERS, {}), Settings())
    return lambda: plant(search)


def plant(search: Steps | Tree) -> Run:
    """Begin a search of Five Tribes at the first bid of a game."""
    chance = Chance(2026)
    search.plant(games.get("five-tribes").new(PLAYERS, chance), chance)  # type: ignore[arg-type]
    return lambda simulations: run_five_tribes(search, simulations)


def ali_baba() -> Plant:
    """Ali Baba over small steps, by evaluation."""
    tree = AliBabaTree(AliBabaSettings(), Appraisal(WEIGHTS))

    def begin() -> Run:
        chance = Chance(2026)
        tree.plant(games.get("ali-baba").new(PLAYERS, chance), chance)  # type: ignore[arg-type]
        return lambda simulations: run_ali_baba(tree, simulations)

    return begin


SEARCHES: dict[str, Callable[[], Plant]] = {
    "five-tribes, small steps, random playouts": lambda: small_steps(playouts=1),
    "five-tribes, small steps, evaluation": small_steps,
    "five-tribes, small steps, the sultan's evaluation": lambda: small_steps(sultan=True),
    "five-tribes, whole turns, evaluation": whole_turns,
    "ali-baba, small steps, evaluation": ali_baba,
}


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
