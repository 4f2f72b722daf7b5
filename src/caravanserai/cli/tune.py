"""`caravanserai tune`: find a bot's weights anew, and try out changes of it in play."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass
from importlib import import_module

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import bots, games
from ..arena import BadRun
from ..arena.markdown import TextTable
from ..arena.run_settings import check_table, usual_variant
from ..arena.terminal import grid
from ..bench import play_tests
from ..bench.play_tests import PlayTest, Yardstick
from ..bots import BadBot
from ..bots.findings import Findings, Tuner
from ..games import Game
from .errors import UsageError

FEWEST = 20
"""Games from which something can be learned."""
MOST = 10_000_000


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
        if self.learns:
            self.check_tuner(games.get(game))

    def check_tuner(self, game: Game) -> None:
        """Make sure that weights of this game can be found and, with --fit, tried."""
        tuner = tuner_of(game)
        try:
            tuner.check()
        except BadBot as refused:
            raise UsageError(str(refused)) from None
        if self.fit and not tuner.SETTABLE:
            raise UsageError(
                f"the weights of {game.title} are found by play itself and can't be set by name; "
                "leave out --fit"
            )

    @property
    def learns(self) -> bool:
        """Whether weights are to be found."""
        return self.fit or not self.wishes


def tuner_of(game: Game) -> Tuner:
    """What finds a game's weights; UsageError where nothing does."""
    if not game.rooms.tuner:
        raise UsageError(f"the bots of {game.title} have no weights to be found")
    tuner: Tuner = import_module(game.rooms.tuner)
    return tuner


def check_table_and_bot(yardstick: Yardstick) -> None:
    """Make sure that there is such a game for so many players, and such a bot."""
    try:
        variant = yardstick.variant or usual_variant(yardstick.game)
        check_table(yardstick.game, yardstick.players, variant)
        bots.get(yardstick.game, yardstick.bot)
    except ValueError as refused:
        raise UsageError(str(refused)) from None


def run(plan: Plan, console: Console, screen: Console) -> int:
    """Learn, print what was learned, try it in play; return the exit code."""
    try:
        tests = find_tests(plan, console, screen)
        return play_tests.play(tests, plan.workers, console, screen) if tests else 0
    except BadRun as refused:
        raise UsageError(str(refused)) from None


def find_tests(plan: Plan, console: Console, screen: Console) -> list[PlayTest]:
    """What is to be tried: the wishes and, once they are found, the weights."""
    yardstick = plan.yardstick
    if plan.fit:
        yardstick.test("coin=1")  # learning takes a while: first see that what is learned can be tried
    tests = [yardstick.test(wish) for wish in plan.wishes]
    if plan.learns:
        findings = learn(yardstick, plan.games, screen)
        show(findings, console)
        if plan.fit:
            tests.append(yardstick.test(findings.wish, "fitted weights"))
    return tests


def learn(yardstick: Yardstick, number: int | None, screen: Console) -> Findings:
    """Find the weights, with a bar that shows how far it is."""
    tuner = tuner_of(games.get(yardstick.game))
    number = number or tuner.USUAL_GAMES
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
    )
    task = bar.add_task(tuner.COUNTED, total=number if tuner.COUNTED == "games" else None)

    def tell(news: str, done: int | None) -> None:
        if done is not None:
            bar.update(task, completed=done)
        elif screen.is_terminal:
            bar.update(task, description=news, advance=1)
        else:
            screen.print(escape(news))

    with bar if screen.is_terminal else nullcontext():
        return tuner.learn(yardstick.players, number, yardstick.seed, tell)


def show(findings: Findings, console: Console) -> None:
    """Print what was learned."""
    console.print(f"[bold]{escape(findings.heading)}[/]", soft_wrap=True)
    for table in findings.tables:
        console.print(grid(TextTable(*table), console.width))
    for remark in findings.remarks:
        console.print(escape(remark), soft_wrap=True)
