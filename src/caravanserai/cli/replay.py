"""`caravanserai replay`: a recorded game, step by step."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from .. import games
from ..arena.run_folder import write_whole
from ..games import Game, Json, State
from ..protocol.refusal import Refusal
from ..table.records import positions_of, read_record, recognised
from .errors import UsageError
from .screen import score_sheet, screen_of, seat_name
from .terminal_game import check_writable, in_file

KEYS = "Enter: next · b: back · a number: go there · q: leave"


def load(path: Path) -> tuple[Game, Json, list[State]]:
    """A record and all its positions; UsageError tells what is wrong with the file."""
    try:
        record = recognised(read_record(path.read_bytes()))
        return games.get(record["game"]), record, list(positions_of(record))
    except OSError as problem:
        raise UsageError(f"{path}: {problem.strerror or problem}") from None
    except Refusal as refusal:
        raise UsageError(f"{path}: {refusal.message}") from None


def convert(path: Path, target: Path) -> int:
    """Write a record anew: as text where the file's name ends with .txt, else as JSON."""
    game, record, _ = load(path)
    check_writable(target)
    write_whole(target, in_file(game, record, target))
    return 0


def run(path: Path, console: Console, stepwise: bool, seat: int | None) -> int:
    """Step through a record, or print it all."""
    game, record, positions = load(path)
    if seat is not None and not 0 <= seat < positions[0].players:
        raise UsageError(f"there is no seat {seat}; they run from 0 to {positions[0].players - 1}")
    viewer = Viewer(game, record, positions, console, seat)
    if stepwise:
        viewer.step_through()
    else:
        viewer.print_all()
    return 0


class Viewer:
    """A record on the screen."""

    def __init__(
        self, game: Game, record: Json, positions: list[State], console: Console, seat: int | None
    ) -> None:
        self.game = game
        self.record = record
        self.positions = positions
        self.console = console
        self.seat = seat
        self.screen = screen_of(game)

    def story(self, number: int) -> str:
        """The line of the step that led to a position."""
        line = self.record["steps"][number - 1]
        name = seat_name(line["seat"], self.record["seats"], self.seat)
        return f"[dim]{number:>4}[/] {name}: {escape(self.screen.story(line, open=True))}"

    def print_all(self) -> None:
        """Print every line, the last position and the score so far."""
        for number in range(1, len(self.positions)):
            self.console.print(self.story(number))
        last = self.positions[-1]
        self.console.print(self.screen.board(last.view(self.seat), self.record["seats"], self.seat))
        self.console.print(score_sheet(last, self.record["seats"]))
        if not last.over:
            self.console.print("The record ends before the game does; this is the score as it stands.")

    def show(self, number: int) -> None:
        """Draw one position and say what led to it."""
        state = self.positions[number]
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.screen.board(state.view(self.seat), self.record["seats"], self.seat))
        self.console.print(self.story(number) if number else f"[bold]{self.game.title}[/], set up")
        if state.over:
            self.console.print(score_sheet(state, self.record["seats"]))
        self.console.print(f"[dim]{number} of {len(self.positions) - 1} · {KEYS}[/]")

    def step_through(self) -> None:
        """Show a position, read where to go, until the reader leaves."""
        number = 0
        last = len(self.positions) - 1
        self.show(number)
        while True:
            try:
                answer = self.console.input("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if answer == "q":
                return
            target = self.target(answer, number)
            if target is None or not 0 <= target <= last:
                self.console.print(f"[red]positions run from 0 to {last}[/] [dim]· {KEYS}[/]")
                continue
            number = target
            self.show(number)

    def target(self, answer: str, number: int) -> int | None:
        """The position an answer asks for; None if it asks for none."""
        if answer in ("", "n"):
            return number + 1
        if answer == "b":
            return number - 1
        return int(answer) if answer.isdecimal() and len(answer) < 7 else None
