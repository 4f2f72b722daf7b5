"""`caravanserai tune`: find a bot's weights anew, and try out changes of it in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, fields
from importlib.util import find_spec

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import bots
from ..arena.figures import signed
from ..arena.markdown import Table
from ..arena.run_settings import check_table, usual_variant
from ..bench import play_tests
from ..bench.play_tests import Yardstick
from ..bots.ali_baba import tuner as ali_baba
from ..bots.ali_baba.weights import WEIGHTS as ALI_BABA_WEIGHTS
from .arena import grid
from .errors import UsageError

FEWEST = 20
"""Games from which something can be learned."""
MOST = 10_000_000
USUAL_GAMES = {"five-tribes": 3_000, "ali-baba": 10_000}
"""Games to learn from; for Ali Baba those of each match."""
NO_NUMPY = 'fitting weights needs NumPy: pip install "caravanserai[tune]"'


@dataclass(frozen=True)
class Findings:
    """What was learned about the weights of a game."""

    heading: str
    tables: tuple[Table, ...]
    remarks: tuple[str, ...]
    wish: str = ""
    """The weights found as a wish, where they can be set by name."""


@dataclass(frozen=True)
class Plan:
    """What to learn and to try; UsageError, before anything is done, if that can't be."""

    yardstick: Yardstick
    wishes: tuple[str, ...]
    fit: bool
    """Whether the weights found are tried, too."""
    games: int | None
    workers: int | None

    def __post_init__(self) -> None:
        game = self.yardstick.game
        check_table_and_bot(self.yardstick)
        for wish, times in Counter(self.wishes).items():
            if times > 1:
                raise UsageError(f"{wish} is to be tried twice; once is enough")
        if self.games is not None and not FEWEST <= self.games <= MOST:
            raise UsageError(f"--games takes a number from {FEWEST} to {MOST:,}, not {self.games}")
        if self.workers is not None and not 1 <= self.workers <= 1024:
            raise UsageError(f"--workers takes a number from 1 to 1024, not {self.workers}")
        if self.learns and self.yardstick.variant not in (None, usual_variant(game)):
            raise UsageError("the weights are found in the usual variant; --variant is for --try")
        if self.learns and game == "five-tribes" and find_spec("numpy") is None:
            raise UsageError(NO_NUMPY)
        if self.fit and game == "ali-baba":
            raise UsageError(
                "the weights of Ali Baba are found by play itself and can't be set by name; leave out --fit"
            )

    @property
    def learns(self) -> bool:
        """Whether weights are to be found."""
        return self.fit or not self.wishes


def check_table_and_bot(yardstick: Yardstick) -> None:
    """Make sure that there is such a game for so many players, and such a bot."""
    try:
        variant = yardstick.variant or usual_variant(yardstick.game)
        check_table(yardstick.game, yardstick.players, variant)
        bots.get(yardstick.game, yardstick.bot)
    except ValueError as refused:
        raise UsageError(str(refused)) from None


def tune(plan: Plan, console: Console, screen: Console) -> int:
    """Learn, print what was learned, try it in play; return the exit code."""
    yardstick = plan.yardstick
    if plan.fit:
        yardstick.test("coin=1")  # learning takes a while: first see that what is learned can be tried
    tests = [yardstick.test(wish) for wish in plan.wishes]
    if plan.learns:
        findings = learn(yardstick, plan.games, screen)
        show(findings, console)
        if plan.fit:
            tests.append(yardstick.test(findings.wish, "fitted weights"))
    return play_tests.play(tests, plan.workers, console, screen) if tests else 0


def learn(yardstick: Yardstick, games: int | None, screen: Console) -> Findings:
    """Find the weights, with a bar that shows how far it is."""
    games = games or USUAL_GAMES[yardstick.game]
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
    )
    with bar if screen.is_terminal else nullcontext():
        if yardstick.game == "five-tribes":
            task = bar.add_task("games", total=games)
            return five_tribes_findings(
                yardstick.players, games, yardstick.seed, lambda done: bar.update(task, completed=done)
            )
        task = bar.add_task("matches", total=None)

        def tell(news: str) -> None:
            if screen.is_terminal:
                bar.update(task, description=news, advance=1)
            else:
                screen.print(escape(news))

        return ali_baba_findings(yardstick.players, games, yardstick.seed, tell)


def five_tribes_findings(players: int, games: int, seed: int, progress: Callable[[int], None]) -> Findings:
    """Weights by regression over quick games."""
    from ..bots.five_tribes import tuner as tuning  # only here is NumPy needed

    fit = tuning.fit(tuning.gather(players, games, seed, progress))
    figures = Table(
        ("weight", "now", "found", "std. error", "change in errors"),
        tuple(
            (
                figure.name,
                number(figure.now),
                number(figure.found),
                number(figure.error),
                distance(figure.found - figure.now, figure.error),
            )
            for figure in fit.figures
        ),
    )
    candidates = Table(
        ("without a weight today", "found", "std. error"),
        tuple((figure.name, number(figure.found), number(figure.error)) for figure in fit.candidates),
    )
    spreads = Table(
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
            f"{players}: Weights({weights}, powers=({powers}))",
        ),
        ",".join(f"{name}={value:g}" for name, value in fit.wishes().items()),
    )


def ali_baba_findings(players: int, games: int, seed: int, progress: Callable[[str], None]) -> Findings:
    """Weights by matches at sight, one step of one weight after the other."""
    found = ali_baba.fit(games, seed, progress, players=players)
    figures = Table(
        ("weight", "now", "found"),
        tuple(
            (field.name, f"{getattr(ALI_BABA_WEIGHTS, field.name):.2f}", f"{getattr(found, field.name):.2f}")
            for field in fields(found)
        ),
    )
    if found == ALI_BABA_WEIGHTS:
        remark = "No single change won its match by more than two standard errors."
    else:
        share = ali_baba.match(found, ALI_BABA_WEIGHTS, games, seed + MOST, players)
        remark = f"Those found win {share:.1%} of {games:,} games at sight that they were not chosen by."
    return Findings(
        f"Ali Baba, {players} players: matches of {games:,} games at sight", (figures,), (remark,)
    )


def number(value: float) -> str:
    """A figure for a table."""
    return f"{round(value, 2) + 0.0:.2f}".replace("-", "−")


def distance(change: float, error: float) -> str:
    """A change in standard errors, marked where it is hardly luck."""
    errors = change / error if error else 0.0
    return f"{signed(errors, 1)} {'*' if abs(errors) > 2 else ' '}"


def show(findings: Findings, console: Console) -> None:
    """Print what was learned."""
    console.print(f"[bold]{escape(findings.heading)}[/]", soft_wrap=True)
    for table in findings.tables:
        console.print(grid(table, console.width))
    for remark in findings.remarks:
        console.print(escape(remark), soft_wrap=True)
