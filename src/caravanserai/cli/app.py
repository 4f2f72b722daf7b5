"""The commands, their options, and how a mistake in them is answered."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from .. import __version__
from . import bench as benchmark
from . import playing, reference, replaying
from .errors import UsageError

app = App(
    name="caravanserai",
    version=__version__,
    help="An open table for Five Tribes and Ali Baba: play, replay, look up a rule.",
    result_action="return_value",
)

Seconds = Annotated[float, Parameter(help="How long to measure each kind of game.")]


@app.command
def play(
    game: Annotated[str, Parameter(help="five-tribes or ali-baba.")] = "five-tribes",
    *,
    players: Annotated[int | None, Parameter(help="How many seats; 2 where nothing else is said.")] = None,
    seats: Annotated[str | None, Parameter(help="Who sits there: human,random,…")] = None,
    variant: Annotated[str | None, Parameter(help="Ali Baba: base, lamp, equal or small.")] = None,
    seed: Annotated[int | None, Parameter(help="Deal the same game again.")] = None,
    record: Annotated[Path | None, Parameter(help="Save what was played to this file.")] = None,
) -> int:
    """Play a game in the terminal.

    Seat 0 is yours and the others play at random, unless --seats says otherwise. Without a terminal to ask
    at, all seats play at random.
    """
    table = playing.set_up(game, players, seats, variant, seed, sys.stdin.isatty())
    return playing.play(table, Console(highlight=False), sys.stdin.isatty(), record)


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A record that play --record saved.")],
    *,
    all: Annotated[bool, Parameter(help="Print every line and the score.", negative="")] = False,
    seat: Annotated[int | None, Parameter(help="Look from this seat; else as an onlooker.")] = None,
) -> int:
    """Step through a recorded game."""
    stepwise = sys.stdin.isatty() and not all
    return replaying.replay(file, Console(highlight=False), stepwise, seat)


@app.command
def rules(clause: Annotated[str | None, Parameter(help="For example FT-M5.")] = None) -> int:
    """Show one clause of the rules, or list them all."""
    return reference.show(clause, Console(highlight=False))


@app.command
def bench(*, seconds: Seconds = 2.0, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Measure random games a second, compiled against plain Python, in one run."""
    return benchmark.bench(seconds, json, Console(highlight=False))


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code."""
    try:
        code = app(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (UsageError, CycloptsError) as problem:
        print(f"caravanserai: {one_line(problem)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has closed it; Python would complain again when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def one_line(problem: Exception) -> str:
    """The problem's message on a single line."""
    return " ".join(str(problem).split())
