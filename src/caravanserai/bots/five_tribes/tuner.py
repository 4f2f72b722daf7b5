"""Finding the weights: by regression over quick games, told beside those of today."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from ..budget import BadBot
from ..findings import Findings, FoundTable, Progress, figure
from .weights import WEIGHTS

if TYPE_CHECKING:
    from .chances import ChanceFit
    from .regression import Fit

COUNTED = "games"
USUAL_GAMES = 3_000
SETTABLE = True


def check() -> None:
    """Make sure that NumPy is there."""
    if find_spec("numpy") is None:
        raise BadBot('fitting weights needs NumPy: pip install "caravanserai[tune]"')


def learn(players: int, games: int, seed: int, progress: Progress) -> Findings:
    """Weights by regression over quick games."""
    from .chances import fit_chances  # only here is NumPy needed
    from .regression import fit, gather

    rows = gather(players, games, seed, lambda done: progress(COUNTED, done))
    return describe(fit(rows), fit_chances(rows.moments, WEIGHTS[players]), players)


def describe(fit: Fit, chances: ChanceFit, players: int) -> Findings:
    """What was found, in tables."""
    figures: FoundTable = (
        ("weight", "now", "found", "std. error", "change in errors"),
        tuple(
            (
                one.name,
                figure(one.now),
                figure(one.found),
                figure(one.error),
                distance(one.found - one.now, one.error),
            )
            for one in fit.figures
        ),
    )
    candidates: FoundTable = (
        ("without a weight today", "found", "std. error"),
        tuple((one.name, figure(one.found), figure(one.error)) for one in fit.candidates),
    )
    spreads: FoundTable = (
        ("youth", "rows", "unexplained now", "then"),
        tuple(
            (f"{spread.youth:.3f}", f"{spread.rows:,}", f"{spread.now:.1f}", f"{spread.found:.1f}")
            for spread in fit.by_youth
        ),
    )
    powers = ", ".join(f"{round(power, 1) + 0.0:g}" for power in fit.found.powers)  # no −0
    weights = ", ".join(f"{name}={value:g}" for name, value in fit.wishes().items())
    return Findings(
        f"Five Tribes, {players} players: {fit.rows:,} rows from {fit.games:,} quick games",
        (figures, candidates, spreads),
        (
            f"Standard deviation of the final margin that stays unexplained: {fit.points_only:.2f} by points "
            f"alone, {fit.before:.2f} by the weights now, {fit.after:.2f} by those found, "
            f"{fit.with_candidates:.2f} if all of the second table had weights.",
            f"How much a lead says: scale={chances.scale:.2f}, early_scale={chances.early_scale:.2f}; "
            f"log-loss on games not fitted to {chances.after:.4f}, now {chances.before:.4f}.",
            f"{players}: Weights({weights}, powers=({powers}))",
        ),
        ",".join(f"{name}={value:g}" for name, value in fit.wishes().items()),
    )


def distance(change: float, error: float) -> str:
    """A change in standard errors, marked where it is hardly luck."""
    errors = change / error if error else 0.0
    text = f"{abs(errors):.1f}"
    sign = "" if not float(text) else "+" if errors > 0 else "−"
    return f"{sign}{text} {'*' if abs(errors) > 2 else ' '}"
