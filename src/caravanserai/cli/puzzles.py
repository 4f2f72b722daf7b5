"""`caravanserai puzzles`: find the best turn; and `mine`, `check`, for who wants more of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

# What a command needs is loaded by itself, as everywhere on the command line.

puzzles = App(name="puzzles", help="Find the best turn: positions out of games in which one is clearly best.")

GameName = Annotated[str, Parameter(help="five-tribes or ali-baba.")]
File = Annotated[
    Path | None, Parameter(help="A file of puzzles; those that come with the house, if not said.")
]
Workers = Annotated[int | None, Parameter(help="Processes; one for each core, if not said.")]


@puzzles.default
def solve(
    game: GameName = "five-tribes",
    *,
    theme: Annotated[str | None, Parameter(help="Only puzzles of this theme; --themes lists them.")] = None,
    id: Annotated[str | None, Parameter(help="This puzzle.")] = None,
    today: Annotated[bool, Parameter(help="The puzzle of the day.", negative="")] = False,
    themes: Annotated[
        bool, Parameter(help="List the themes, and how many there are of each.", negative="")
    ] = False,
    file: File = None,
) -> int:
    """Solve a puzzle in the terminal: play the turn you think is best, and see what it is worth."""
    from .puzzle_desk import list_themes, pick, solve_at

    console = Console(highlight=False)
    if themes:
        return list_themes(game, file, console)
    return solve_at(pick(game, theme, id, today, file), console)


@puzzles.command
def mine(
    game: GameName,
    out: Annotated[Path, Parameter(help="The file; what it has stays, and what is found is added.")],
    *,
    games: Annotated[int, Parameter(help="How many games to look through.")] = 20,
    seed: Annotated[int, Parameter(help="Of the first game.")] = 0,
    records: Annotated[
        Path | None, Parameter(help="Look through the records in this folder instead.")
    ] = None,
    keep: Annotated[int | None, Parameter(help="Keep so many at most, of all themes and grades.")] = None,
    workers: Workers = None,
) -> int:
    """Look for puzzles in games between bots, or in games that were played."""
    from .puzzle_mine import run

    return run(game, out, games, seed, records, keep, workers, Console(highlight=False))


@puzzles.command
def check(game: GameName, *, file: File = None, seed: int = 1, workers: Workers = None) -> int:
    """Search every puzzle again, for longer and with other dice; ends with 1 if one doesn't hold."""
    from .puzzle_mine import check_all

    return check_all(game, file, seed, workers, Console(highlight=False))
