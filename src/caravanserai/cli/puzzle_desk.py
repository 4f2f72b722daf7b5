"""Puzzles at the terminal: one is picked, tried, and its answer told."""

from __future__ import annotations

import secrets
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from .. import games, puzzles
from ..bots import LEVELS
from ..games import Chance
from ..puzzles import Puzzle
from .errors import UsageError
from .play import Session
from .terminal_game import HUMAN, TerminalGame


def puzzles_of(game: str, file: Path | None) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from a file or the house's own; UsageError if there are none."""
    try:
        found = puzzles.read(file) if file else puzzles.all_puzzles(games.get(game).name)
    except (OSError, ValueError) as problem:
        raise UsageError(str(problem)) from None
    if not found:
        raise UsageError(f"there are no puzzles of {game}")
    return found


def list_themes(game: str, file: Path | None, console: Console) -> int:
    """Which themes there are, and how many puzzles of each."""
    table = Table("theme", "puzzles", box=None)
    for theme, number in puzzles.themes_of(puzzles_of(game, file)).most_common():
        table.add_row(theme, str(number))
    console.print(table)
    return 0


def pick(game: str, theme: str | None, name: str | None, today: bool, file: Path | None) -> Puzzle:
    """The puzzle that is asked for, or any that fits."""
    found = puzzles_of(game, file)
    if name is not None:
        named = next((puzzle for puzzle in found if puzzle.id == name), None) or puzzles.find(name)
        if named is None:
            raise UsageError(f"there is no puzzle {name!r}")
        return named
    if today:
        daily = puzzles.of_the_day(game, date.today())
        if daily is not None:
            return daily
    fitting = [puzzle for puzzle in found if theme is None or theme in puzzle.themes]
    if not fitting:
        known = ", ".join(sorted(puzzles.themes_of(found)))
        raise UsageError(f"no puzzle is about {theme!r}; there are {known}")
    return secrets.choice(fitting)


def solve_at(puzzle: Puzzle, console: Console) -> int:
    """Let somebody try until they have found it or have had enough."""
    console.print(
        f"[bold]Puzzle {puzzle.id}[/] · {puzzle.rating} · play the best turn; [bold]quit[/] shows it"
    )
    try:
        while not tried(puzzle, console):
            console.input("Enter: try again · Ctrl-D: show the answer ")
    except (EOFError, KeyboardInterrupt):
        console.print()
    console.print(f"The best turn: [bold]{escape(', '.join(puzzle.solution))}[/]")
    console.print(f"It is about {', '.join(puzzle.themes)}; the next best is {puzzle.gap:.1f} points behind.")
    return 0


def tried(puzzle: Puzzle, console: Console) -> bool:
    """One try, told what it is worth: whether it is solved."""
    state = puzzle.state()
    seat = state.seat
    assert seat is not None
    kinds = [HUMAN if one == seat else LEVELS[0] for one in range(state.players)]
    table = TerminalGame(puzzle.game, state, Chance(0), kinds, 0)
    session = PuzzleSession(table, console, console.is_terminal)
    made: list[str] = []
    while not puzzles.play(puzzle, made).whole:
        session.ask(seat)
        made.append(table.steps[-1]["do"])
    with session.thinking("sultan"):
        verdict = puzzles.judge(puzzle, made)
    if verdict.solved:
        console.print("[bold green]Solved.[/]")
    else:
        console.print(f"[bold]{verdict.lost:.1f} points behind[/] the best turn: {verdict.credit} of 100.")
    return verdict.solved


class PuzzleSession(Session):
    """The same talk as in a game, but nobody gives hints."""

    def hint(self, seat: int, adviser: str) -> None:
        """What the puzzle is about would be half the answer."""
        self.console.print("A puzzle has no hints; [bold]quit[/] shows the answer.")
