"""What the terminal needs to know to show a game: nothing of it decides a rule.

A game's registration names its screen; one without has its view shown as indented text.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pkgutil import resolve_name
from typing import Protocol

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ..games import Game, Json, State
from ..games.outline import outline

PAPER = 130
"""How wide plain text is: what is beside the board has room there."""
SEAT_COLOURS = ("cyan", "magenta", "yellow", "bright_black")


class Screen(Protocol):
    """How one game is drawn and spoken of. Boards are drawn from a view, so no secret can show."""

    def board(self, view: Json, names: Sequence[str], viewer: int | None) -> RenderableType:
        """The whole table as one seat, or an onlooker, sees it."""

    def question(self, view: Json) -> tuple[str, str]:
        """What is asked now, and the clause that says so; empty where the game has no reference of rules."""

    def story(self, line: Json, open: bool = False) -> str:
        """What a line of the record tells everybody; all of it where the record lies open."""

    def legend(self) -> str:
        """The signs on the board, explained."""


class DrawnScreen:
    """A screen that is also asked for plain text, such as `print(state)` shows."""

    def board(self, view: Json, names: Sequence[str], viewer: int | None) -> RenderableType:
        """The whole table; each game draws its own."""
        raise NotImplementedError

    def text(self, view: Json) -> str:
        """The whole table without colours."""
        paper = StringIO()
        names = [f"seat{seat}" for seat in range(len(view["seats"]))]
        console = Console(file=paper, width=PAPER, color_system=None, highlight=False, legacy_windows=False)
        console.print(self.board(view, names, None))
        return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


class PlainScreen:
    """A game that nobody has drawn: everything its seat may know, as indented text."""

    def board(self, view: Json, names: Sequence[str], viewer: int | None) -> RenderableType:
        """The view, line by line."""
        return Text(outline(view))

    def question(self, view: Json) -> tuple[str, str]:
        """What is asked now."""
        return "What do you do?", ""

    def story(self, line: Json, open: bool = False) -> str:
        """What a seat did, in the game's notation."""
        text: str = line["do"]
        return text

    def legend(self) -> str:
        """There are no signs to explain."""
        return ""


def screen_of(game: Game) -> Screen:
    """The screen that a game's registration names, or the plain one."""
    screen: Screen = resolve_name(game.rooms.terminal) if game.rooms.terminal else PlainScreen()
    return screen


class SideBySide:
    """Two drawings beside each other where the terminal is wide enough, else one above the other."""

    def __init__(
        self, left: RenderableType, left_width: int, right: RenderableType, right_width: int
    ) -> None:
        self.left, self.left_width = left, left_width
        self.right, self.right_width = right, right_width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.left_width + 2 + self.right_width <= options.max_width:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=self.left_width)
            grid.add_column()
            grid.add_row(self.left, self.right)
            yield grid
        else:
            yield self.left
            yield self.right


def seat_name(seat: int, names: Sequence[str], viewer: int | None) -> str:
    """A seat as the table calls it, in its colour."""
    mine = " (you)" if seat == viewer else ""
    name = "" if names[seat] == f"seat{seat}" else f" {names[seat].split()[0]}"
    return f"[bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}]seat{seat}[/]{name}{mine}"


def score_sheet(state: State, names: Sequence[str]) -> Table:
    """The lines of the score sheet, a column for each seat."""
    scores = state.scores()
    winners = state.winners()
    sheet = Table(title="Score", header_style="bold")
    sheet.add_column("")
    for seat in range(len(names)):
        sheet.add_column(seat_name(seat, names, None), justify="right")
    for line in (*(line for line in scores[0] if line != "total"), "total"):
        style = "bold" if line == "total" else ""
        sheet.add_row(line.replace("_", " "), *(str(score[line]) for score in scores), style=style)
    sheet.caption = f"The win: {', '.join(f'seat{seat}' for seat in winners)}"
    return sheet
