"""How many steps a second a batch of games does, beside random play without one, by turns in one process."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from statistics import median
from typing import TYPE_CHECKING, TypedDict

from rich.table import Table

from .. import games
from ..games import Chance
from .measured import measured_of

if TYPE_CHECKING:
    from ..envs import Batch

PLAYERS = 4
GAMES = 1024
STEPS = 4  # of each game between two looks at the clock
BARE, WHOLE = "bare", "observed"


def batches() -> list[str]:
    """What is measured: each game with nothing told, and with everything; nothing where NumPy is missing."""
    if find_spec("numpy") is None:
        return []
    played = [game for game in games.names() if games.get(game).rooms.batch]
    return [f"{game}, {told}" for game in played for told in (BARE, WHOLE)]


def targets() -> dict[str, int]:
    """Steps a second that the compiled build should reach on one core."""
    return {
        f"{game}, {told}": steps for game in games.names() for told, steps in measured_of(game).steps.items()
    }


def make(name: str) -> Batch:
    """The batch of that name."""
    from ..envs import Batch

    game, _, told = name.partition(", ")
    return Batch(game, GAMES, PLAYERS, observations=told == WHOLE, masks=told == WHOLE)


def steps_in(batch: Batch, seconds: float) -> dict[str, float]:
    """Random steps of the batch for about so long, then random games without it for as long."""
    steps, start, elapsed = 0, time.process_time(), 0.0
    while elapsed < seconds / 2:
        for _ in range(STEPS):
            batch.step(batch.sample())
        steps += STEPS * batch.n
        elapsed = time.process_time() - start
    chance, played, begun, alone = Chance(2026), 0, time.process_time(), 0.0
    set_up = batch.game.new(PLAYERS, chance)
    while alone < seconds / 2:
        played += set_up.clone().playout(chance)
        alone = time.process_time() - begun
    return {"steps": steps, "seconds": elapsed, "ratio": steps / elapsed * alone / played}


class StepFigures(TypedDict):
    """What was measured of a batch, as the JSON output has it."""

    batch: str
    steps_per_second: float
    median_steps_per_second: float
    of_playouts: float


@dataclass
class Stepping:
    """One kind of batch and what was measured of it."""

    name: str
    rates: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)

    def note(self, answer: Mapping[str, float]) -> None:
        """Keep what a slice brought."""
        self.rates.append(answer["steps"] / answer["seconds"])
        self.ratios.append(answer["ratio"])

    def figures(self) -> StepFigures:
        """The best and the median slice, and the median ratio, as the JSON output has them."""
        return {
            "batch": self.name,
            "steps_per_second": round(max(self.rates), 1),
            "median_steps_per_second": round(median(self.rates), 1),
            "of_playouts": round(median(self.ratios), 3),
        }


def batch_sheet(measured: list[Stepping]) -> Table | str:
    """How fast batches are, and what share of random playouts without one that is."""
    if not measured:
        return 'Batches of games need NumPy: pip install "caravanserai[learn]" brings it.'
    title = f"Steps of {GAMES} games for {PLAYERS} at once, bare or with observations and masks, on one core"
    table = Table(title=title, header_style="bold")
    table.add_column("game, batch", no_wrap=True)
    for head in ("steps/s", "median", "of playouts", "target"):
        table.add_column(head, justify="right")
    for stepping in measured:
        target = targets().get(stepping.name)
        table.add_row(
            stepping.name,
            f"{max(stepping.rates):,.0f}",
            f"{median(stepping.rates):,.0f}",
            f"{median(stepping.ratios):.0%}",
            "" if target is None else f"≥ {target:,}",
        )
    return table
