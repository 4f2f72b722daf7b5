"""Finding the weights: a challenger that differs in one of them plays the champion thousands of times.

A whole game at sight takes some microseconds, so play itself is the measure. What positions are worth to who
looks ahead is a matter of regression over such games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from importlib.util import find_spec
from itertools import product
from typing import TYPE_CHECKING

from ...games.ali_baba.game import ALI_BABA
from ...games.chance import Chance
from ..budget import BadBot
from ..findings import Findings, FoundTable, Progress
from .appraisal import Appraisal
from .quick import play_off
from .weights import WEIGHTS, Weights

if TYPE_CHECKING:
    from .regression import Fit

FITTED = ("promise", "wait", "deny", "exposure", "hush")
"""The weights that matter to play at sight; `tempo` is for whole positions, tried in whole turns."""
STEPS = (0.2, 0.1, 0.05)
"""How far from the champion its challengers are: points, ever smaller."""
NOISE = 0.3
"""Points of luck in every choice, so that games differ."""


COUNTED = "matches"
USUAL_GAMES = 10_000
"""Of each match."""
SETTABLE = False
AFRESH = 10_000_000
"""Added to the seed for games that the weights found were not chosen by."""


def check() -> None:
    """Make sure that NumPy is there."""
    if find_spec("numpy") is None:
        raise BadBot('fitting the forecast needs NumPy: pip install "caravanserai[tune]"')


def learn(players: int, games: int, seed: int, progress: Progress) -> Findings:
    """Weights by matches at sight, one step of one weight after the other; the forecast by regression."""
    from .regression import fit as fit_forecast  # only here is NumPy needed
    from .regression import gather

    found = fit(games, seed, lambda news: progress(news, None), players=players)
    figures: FoundTable = (
        ("weight", "now", "found"),
        tuple(
            (weight.name, f"{getattr(WEIGHTS, weight.name):.2f}", f"{getattr(found, weight.name):.2f}")
            for weight in fields(found)
        ),
    )
    if found == WEIGHTS:
        remark = "No single change won its match by more than two standard errors."
    else:
        share = match(found, WEIGHTS, games, seed + AFRESH, players)
        remark = f"Those found win {share:.1%} of {games:,} games at sight that they were not chosen by."
    progress("games for the forecast", None)
    fitted = fit_forecast(gather(players, games, seed, lambda done: None))
    return Findings(
        f"Ali Baba, {players} players: matches of {games:,} games at sight",
        (figures,),
        (remark, *describe(fitted, players)),
    )


def describe(fitted: Fit, players: int) -> tuple[str, ...]:
    """What the regression found, in words."""
    scale = fitted.scale
    return (
        f"Variance of the final margin that is explained in games kept apart, of {fitted.rows:,} rows from "
        f"{fitted.games:,} games: {fitted.points_only:.3f} by points alone, {fitted.before:.3f} by the "
        f"forecast now, {fitted.after:.3f} by the one found.",
        f"Who wins is told best with scale={scale.early:g},late_scale={scale.late:g}: logarithmic loss "
        f"{scale.loss:.4f}.",
        f"{players}: {fitted.found}",
    )


def match(one: Weights, other: Weights, games: int, seed: int, players: int = 2) -> float:
    """The share of games that the first weights win from one seat, the other weights in all the rest."""
    first, second = Appraisal(one), Appraisal(other)
    won = 0.0
    for game in range(games):
        chance = Chance(seed + game // players)
        state = ALI_BABA.new(players, chance)
        seat = game % players
        play_off(state, first, second, 1 << seat, NOISE, chance)
        winners = state.winners()
        if seat in winners:
            won += 1 / len(winners)
    return won / games


def fit(
    games: int,
    seed: int,
    progress: Callable[[str], None],
    start: Weights = WEIGHTS,
    players: int = 2,
    names: Sequence[str] = FITTED,
    steps: Sequence[float] = STEPS,
) -> Weights:
    """Weights from which no single step leads to better ones, each judged by so many games.

    A challenger becomes champion if it wins more than its share by two standard errors.
    """
    champion, par = start, 1 / players
    enough = par + 2 * (par * (1 - par) / games) ** 0.5
    for step in steps:
        improved = True
        while improved:
            improved = False
            for name, change in product(names, (step, -step)):
                value = getattr(champion, name) + change
                challenger = replace(champion, **{name: value})
                share = match(challenger, champion, games, seed, players)
                seed += games
                if share > enough:
                    progress(f"{name} {value:g} wins {share:.1%}")
                    champion, improved = challenger, True
    return champion
