"""`caravanserai arena`: the run on the screen while it is played, and what it says in the end."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.markup import escape

from .. import arena
from ..arena import BadRun, GameFailed, RunSettings, Standings
from ..arena.markdown import ladder_table, match_table, to_markdown
from ..arena.terminal import grid, verdict, watching
from .errors import UsageError


def make(
    game: str,
    bots: tuple[str, ...],
    players: int | None,
    variant: str | None,
    seed: int,
    games: int | None,
    sprt: tuple[float, float] | None,
    start: str | None = None,
) -> RunSettings:
    """The settings that the options ask for; UsageError says what is wrong with them."""
    try:
        return RunSettings.make(
            game, bots, players=players, variant=variant, seed=seed, games=games, sprt=sprt, start=start
        )
    except BadRun as refused:
        raise UsageError(str(refused)) from None


def run(
    settings: RunSettings,
    folder: Path | None,
    workers: int | None,
    ray: str | None,
    console: Console,
    screen: Console,
    markdown: bool = False,
) -> int:
    """Play the run and print what it says; return the exit code."""
    if workers is not None and not 1 <= workers <= 1024:
        raise UsageError(f"--workers takes a number from 1 to 1024, not {workers}")
    folder = folder or arena.usual_folder(settings)
    try:
        with watching(screen) as listener:
            standings = arena.run(settings, folder, workers=workers, ray=ray, on_progress=listener)
    except BadRun as refused:
        raise UsageError(str(refused)) from None
    except GameFailed as failure:
        screen.print(f"caravanserai: {escape(str(failure))}", soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        told = f"Stopped. All finished games are in {folder}; the same command goes on from there."
        screen.print(escape(told), soft_wrap=True)
        return 130
    if markdown:
        print(to_markdown(standings), end="")
    else:
        console.print(final(standings, folder, console.width))
    return 0


def final(standings: Standings, folder: Path, width: int) -> RenderableType:
    """What the run says, and where it is kept."""
    return Group(
        f"[bold]{standings.title}[/], {standings.finished} games, ± and [ ] are 95 % intervals",
        grid(ladder_table(standings), width),
        grid(match_table(standings), width),
        verdict(standings),
        f"Kept in {escape(str(folder))}: ladder.png, .html, .md and .json, and every game in records",
    )
