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
from ..extras import extra_for, in_words
from .admin import admin
from .errors import UsageError
from .puzzles import puzzles

# Each command loads what it needs itself: a server need not know how to draw, nor a game how to serve.

app = App(
    name="caravanserai",
    version=__version__,
    help="An open table for Five Tribes and Ali Baba: play, replay, serve, look up a rule.",
    result_action="return_value",
)
app.command(admin)
app.command(puzzles)
app.register_install_completion_command(
    help="Let the shell complete commands and options, from its next start."
)

Code = Annotated[str | None, Parameter(name="--from", help="Begin with this position, in one line.")]
Config = Annotated[Path | None, Parameter(help="The TOML file that serve is given.")]
Data = Annotated[str | None, Parameter(help="The folder of the SQLite database.")]
Database = Annotated[str | None, Parameter(help="postgresql://user@host/name instead of SQLite.")]
Seconds = Annotated[float, Parameter(help="How long to measure each kind of game.")]


@app.default
def overview(*unknown: Annotated[str, Parameter(show=False)]) -> int:
    """Show the few commands that people want, with an example of each."""
    from .overview import show

    if unknown:
        raise UsageError(f'Unknown command "{unknown[0]}": caravanserai --help lists those there are')
    return show(Console(highlight=False))


@app.command
def play(
    game: Annotated[str | None, Parameter(help="five-tribes, if not said, or ali-baba.")] = None,
    *,
    players: Annotated[int | None, Parameter(help="How many seats; 2 where nothing else is said.")] = None,
    seats: Annotated[str | None, Parameter(help="Who sits there: human,merchant,…; you, or a bot.")] = None,
    variant: Annotated[str | None, Parameter(help="Ali Baba: base, lamp, equal or small.")] = None,
    seed: Annotated[int | None, Parameter(help="Deal the same game again.")] = None,
    from_: Code = None,
    record: Annotated[Path | None, Parameter(help="Save what was played here; .txt: as text.")] = None,
) -> int:
    """Play a game in the terminal.

    Seat 0 is yours and the others are novices, unless --seats says otherwise. Bots, from weak to strong:
    random, novice, drover, pedlar, merchant, vizier, sultan. Who wins against one has the next to try; the
    vizier thinks for a second, the sultan for five. Without a terminal to ask at, all seats play at random.
    """
    from .play import run, set_up

    table = set_up(game, players, seats, variant, seed, sys.stdin.isatty(), from_)
    return run(table, Console(highlight=False), sys.stdin.isatty(), record)


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A record, in JSON or as text.")],
    *,
    all: Annotated[bool, Parameter(help="Print every line and the score.", negative="")] = False,
    seat: Annotated[int | None, Parameter(help="Look from this seat; else as an onlooker.")] = None,
) -> int:
    """Step through a recorded game."""
    from .replay import run

    return run(file, Console(highlight=False), sys.stdin.isatty() and not all, seat)


@app.command
def convert(
    file: Annotated[Path, Parameter(help="A record, in JSON or as text.")],
    to: Annotated[Path, Parameter(help="A new file: as text if its name ends with .txt, else in JSON.")],
) -> int:
    """Write a record anew, as text that people read or in JSON; notes of a text are left out."""
    from .replay import convert

    return convert(file, to)


@app.command
def check(
    *data: Annotated[str, Parameter(help="Data folders, databases, records or folders with records.")],
) -> int:
    """Look through databases, and replay every stored game to see which this version can go on with.

    Nothing is changed. A database may be a backup, may be in use, and may be an address:
    postgresql://user@host/name. If nothing is named, it is the one that serve would open. Ends with 1 if
    something is damaged, a log has a gap, or a game can't be replayed.
    """
    from .check import run

    return run(data, Console(highlight=False), Console(stderr=True, highlight=False))


@app.command
def backup(
    file: Annotated[Path, Parameter(help="A new file; or a folder, where it is named after the time.")],
    *,
    data: Data = None,
    database: Database = None,
    config: Config = None,
) -> int:
    """Write everything the server keeps into one file, while people play.

    The file is a moment of the database, SQLite or Postgres, and restore takes it back into either. It can be
    read by you alone, is verified before it gets its name, and never replaces another one. Ends with 1 if the
    database has a log with a gap.
    """
    from .backup import run_backup

    screen = Console(stderr=True, highlight=False)
    return run_backup(file, config, data, database, Console(highlight=False), screen)


@app.command
def restore(
    file: Annotated[Path, Parameter(help="What backup wrote.")],
    *,
    replace: Annotated[
        bool, Parameter(help="If there is something already, keep it aside.", negative="")
    ] = False,
    data: Data = None,
    database: Database = None,
    config: Config = None,
) -> int:
    """Bring a backup into an empty database, SQLite or Postgres. All servers must be stopped.

    A backup of an older version is brought up to date. If something is wrong, nothing is changed.
    """
    from .backup import run_restore

    screen = Console(stderr=True, highlight=False)
    return run_restore(file, replace, config, data, database, Console(highlight=False), screen)


@app.command
def rules(clause: Annotated[str | None, Parameter(help="For example FT-M5.")] = None) -> int:
    """Show one clause of the rules, or list them all."""
    from .rules import run

    return run(clause, Console(highlight=False))


@app.command
def arena(
    game: Annotated[str, Parameter(help="five-tribes or ali-baba.")],
    *bots: Annotated[str, Parameter(help="Two or more: sultan, vizier@500, vizier@2s:exploration=0.3 …")],
    games: Annotated[int | None, Parameter(help="Games for each pair of bots; 400 if not said.")] = None,
    players: Annotated[
        int | None, Parameter(help="How many seats, 2 if not said; above 2, one sits against all others.")
    ] = None,
    variant: Annotated[str | None, Parameter(help="Ali Baba: base, lamp, equal or small.")] = None,
    seed: Annotated[int, Parameter(help="Other deals.")] = 1,
    sprt: Annotated[
        tuple[float, float] | None, Parameter(help="Stop as soon as it is clear which of two Elo fits.")
    ] = None,
    workers: Annotated[int | None, Parameter(help="Games side by side; all cores if not said.")] = None,
    ray: Annotated[str | None, Parameter(help="Play on the Ray cluster there; local starts one.")] = None,
    from_: Code = None,
    out: Annotated[Path | None, Parameter(help="The run's folder; one under arena if not said.")] = None,
    markdown: Annotated[bool, Parameter(help="Print tables for a README.", negative="")] = False,
) -> int:
    """Let bots play against each other, and tell how strong they are.

    Each deal is played with the seats rotated. The same command goes on where it was stopped.
    """
    from .arena import make, run

    settings = make(game, bots, players, variant, seed, games, sprt, from_)
    console, screen = Console(highlight=False), Console(stderr=True, highlight=False)
    return run(settings, out, workers, ray, console, screen, markdown)


@app.command
def perft(
    game: Annotated[str, Parameter(help="five-tribes or ali-baba.")],
    *,
    depth: Annotated[int, Parameter(help="How many steps.")] = 3,
    from_: Code = None,
    seed: Annotated[int | None, Parameter(help="Another deal; 1 if not said.")] = None,
    players: Annotated[int | None, Parameter(help="How many seats; 2 if not said.")] = None,
    variant: Annotated[str | None, Parameter(help="Ali Baba: base, lamp, equal or small.")] = None,
    divide: Annotated[bool, Parameter(help="Count for each first step.", negative="")] = False,
) -> int:
    """Count all that can be played from a position, to compare implementations of the rules.

    Lines of small steps are counted. Whatever is drawn is the first thing that may come.
    """
    from .perft import begin, run

    return run(*begin(game, players, variant, seed, from_), depth, divide, Console(highlight=False))


@app.command
def tune(
    game: Annotated[str, Parameter(help="five-tribes or ali-baba.")],
    *,
    wishes: Annotated[
        list[str] | None,
        Parameter(name="--try", help="A change of the bot to try: elder=3,width=10.", negative=""),
    ] = None,
    fit: Annotated[bool, Parameter(help="Find the weights and try them, too.", negative="")] = False,
    bot: Annotated[str, Parameter(help="The bot that is changed.")] = "sultan@300",
    players: Annotated[int, Parameter(help="How many seats.")] = 2,
    variant: Annotated[str | None, Parameter(help="Ali Baba: base, lamp, equal or small.")] = None,
    games: Annotated[int | None, Parameter(help="Games to learn from.")] = None,
    limit: Annotated[int, Parameter(help="Most games to try a change in.")] = 2000,
    seed: Annotated[int, Parameter(help="Other games.")] = 1,
    sprt: Annotated[
        tuple[float, float], Parameter(help="The two Elo that a trial tells apart.", negative="")
    ] = (0, 30),
    workers: Annotated[int | None, Parameter(help="Games side by side; all cores if not said.")] = None,
    out: Annotated[Path, Parameter(help="Where the trials are kept.")] = Path("tune"),
) -> int:
    """Find the weights of a game's bots anew, or try changes of a bot in play.

    With --try each change plays against the bot as it is; the same command goes on where it was stopped.
    """
    from ..bench.play_tests import Yardstick
    from .tune import Plan, run

    yardstick = Yardstick(game, bot, players, variant, seed, limit, sprt, out)
    plan = Plan(yardstick, tuple(wishes or ()), fit, games, workers)
    return run(plan, Console(highlight=False), Console(stderr=True, highlight=False))


@app.command
def serve(
    *,
    host: Annotated[str | None, Parameter(help="Where to listen; 127.0.0.1 if not said.")] = None,
    port: Annotated[int | None, Parameter(help="8001 if not said.")] = None,
    data: Data = None,
    database: Database = None,
    redis: Annotated[str | None, Parameter(help="redis://host; needed by several nodes or workers.")] = None,
    workers: Annotated[int | None, Parameter(help="Processes; more than 1 need Postgres and Redis.")] = None,
    address: Annotated[str | None, Parameter(help="Where people reach it: https://tables.example.")] = None,
    behind_proxy: Annotated[
        bool | None, Parameter(help="Believe a proxy on this machine who is asking.", negative="")
    ] = None,
    config: Annotated[Path | None, Parameter(help="A TOML file with these and more settings.")] = None,
    open: Annotated[
        bool | None, Parameter(help="Open the page; where there is a screen, if not said.")
    ] = None,
) -> int:
    """Open tables on the network, and a page in the browser to play at them.

    Everything is kept in a SQLite database in your data folder, unless --database says otherwise.
    """
    from .serve import run

    return run(
        config,
        open,
        Console(highlight=False),
        host=host,
        port=port,
        data=data,
        database=database,
        redis=redis,
        workers=workers,
        address=address,
        behind_proxy=behind_proxy,
    )


@app.command
def doctor(*, data: Data = None, database: Database = None, config: Config = None) -> int:
    """See what is installed and compiled here, where data lies, and whether the port is free.

    Ends with 1 if a table could not be opened here.
    """
    from .doctor import run

    return run(Console(highlight=False), config, data, database)


@app.command
def bench(*, seconds: Seconds = 2.0, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Measure random games a second, compiled against plain Python, in one run."""
    from .bench import run

    return run(seconds, json, Console(highlight=False))


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code."""
    try:
        code = app(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (UsageError, CycloptsError) as problem:
        print(f"caravanserai: {one_line(problem)}", file=sys.stderr)
        return 2
    except ImportError as missing:
        if (extra := extra_for(missing)) is None:
            raise
        print(f"caravanserai: {in_words(missing, extra)}", file=sys.stderr)
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
