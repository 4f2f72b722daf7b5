"""Wishes put to the test: the bot with a change plays the bot as it is, until it is clear which is better."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from .. import arena
from ..arena import BadRun, GameFailed, RunSettings, Standings
from ..arena.figures import give_or_take, percent_between, signed_between
from ..arena.run_folder import check
from ..arena.terminal import watching

VERDICTS = {"higher": "keep", "lower": "drop", None: "undecided"}


@dataclass(frozen=True)
class PlayTest:
    """A wish, the run that tries it, and where that is kept."""

    name: str
    settings: RunSettings
    folder: Path


@dataclass(frozen=True)
class Yardstick:
    """What every wish is measured by: the bot as it is, the table, and the sequential test."""

    game: str
    bot: str
    players: int
    variant: str | None
    seed: int
    limit: int
    """Games after which a test that is still open gives up."""
    sprt: tuple[float, float]
    folder: Path
    """Each test has a folder in this one."""

    def test(self, wish: str, name: str = "") -> PlayTest:
        """The test of a wish such as "exploration=0.5,width=10"; BadRun says what is wrong with it."""
        if not wish.strip():
            raise BadRun("--try takes a change of the bot, for example --try exploration=0.5,width=10")
        changed = f"{self.bot}{',' if ':' in self.bot else ':'}{wish}"
        settings = RunSettings.make(
            self.game,
            [changed, self.bot],
            players=self.players,
            variant=self.variant,
            seed=self.seed,
            games=self.limit,
            sprt=self.sprt,
        )
        folder = self.folder / arena.usual_folder(settings).name
        check(folder, settings)
        return PlayTest(name or wish, settings, folder)


def play(tests: list[PlayTest], workers: int | None, console: Console, screen: Console) -> int:
    """Play all tests and print the verdicts; return the exit code. BadRun if one of them can't be played."""
    played: list[tuple[PlayTest, Standings]] = []
    code = 0
    try:
        for number, test in enumerate(tests, 1):
            screen.print(f"[bold]{escape(test.name)}[/], {number} of {len(tests)}", soft_wrap=True)
            with watching(screen) as listener:
                played.append(
                    (test, arena.run(test.settings, test.folder, workers=workers, on_progress=listener))
                )
    except GameFailed as failure:
        screen.print(f"caravanserai: {escape(str(failure))}", soft_wrap=True)
        code = 1
    except KeyboardInterrupt:
        screen.print("Stopped. All finished games are kept; the same command goes on from there.")
        code = 130
    if played:
        bot, title = escape(tests[0].settings.bots[1]), played[0][1].title
        console.print(
            f"[bold]{bot}[/] with a change against as it is, {title}; even is 50 %, [ ] are 95 % intervals",
            soft_wrap=True,
        )
        console.print(verdicts(played))
        console.print(f"Kept in {escape(str(tests[0].folder.parent))}", soft_wrap=True)
    return code


def verdicts(played: list[tuple[PlayTest, Standings]]) -> Table:
    """What became of each wish."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("wish", style="bold", overflow="fold")
    for head in ("games", "share of wins", "Elo", "margin", "verdict"):
        table.add_column(head, justify="right", no_wrap=True)
    for test, standings in played:
        (match,) = standings.matches
        table.add_row(
            escape(test.name),
            f"{match.games:,}",
            percent_between(match.share),
            signed_between(match.rating),
            give_or_take(match.margin, 1),
            VERDICTS[standings.verdict.decided if standings.verdict else None],
        )
    return table
