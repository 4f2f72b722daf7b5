"""`caravanserai check`: whether every stored game can be replayed by this version; nothing is changed."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..server import settings as server_settings
from ..server.settings import BadSettings, Settings
from ..server.stored_games import BadDatabase, CheckedGame, stored_games
from .errors import UsageError
from .replay import load

FILE = "caravanserai.sqlite3"
SQLITE = b"SQLite format 3\0"
"""How every SQLite database begins."""
REPORT = 20.0
"""Seconds between two lines where there is no terminal."""

OnProgress = Callable[[int, int], None]


def run(places: Sequence[str], console: Console, screen: Console) -> int:
    """Replay all games in these places, and say which can't be; return the exit code."""
    try:
        stores, records = sort_out(places)
        with watching(screen) as progress:
            found = asyncio.run(replay_all(stores, records, progress))
    except (BadDatabase, BadSettings) as problem:
        raise UsageError(str(problem)) from None
    return report(found, console)


def sort_out(places: Sequence[str]) -> tuple[list[Settings], list[Path]]:
    """The databases and the records in these places; without any, the database that `serve` would open."""
    if not places:
        return [server_settings.read()], []
    stores: list[Settings] = []
    records: list[Path] = []
    for place in places:
        path = Path(place)
        if "://" in place:
            stores.append(server_settings.read(environment={}, database=place))
        elif path.is_dir():
            saved = [file for file in sorted(path.rglob("*.json")) if may_be_record(file)]
            kept = (path / FILE).is_file()
            if not kept and not saved:
                raise UsageError(f"{path}: there is neither a database ({FILE}) nor a record in this folder")
            stores += [Settings(data=place)] if kept else []
            records += saved
        elif is_database(path):
            stores.append(Settings(database=f"sqlite:///{path.resolve()}"))
        else:
            records.append(path)
    return stores, records


def is_database(path: Path) -> bool:
    """Whether a file is a SQLite database; UsageError if it can't be read."""
    try:
        with path.open("rb") as file:
            return file.read(len(SQLITE)) == SQLITE
    except OSError as problem:
        raise UsageError(f"{path}: {problem.strerror or problem}") from None


def may_be_record(path: Path) -> bool:
    """Whether a file found in a folder is a record, or is so damaged that it may have been one."""
    try:
        told = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return True
    return isinstance(told, dict) and "steps" in told and "setup" in told


async def replay_all(
    stores: Iterable[Settings], records: Sequence[Path], progress: OnProgress
) -> list[CheckedGame]:
    """Replay every game of these databases and files."""
    found: list[CheckedGame] = []
    total = len(records)
    for store in stores:
        async with stored_games(store) as kept:
            total += len(kept)
            games: AsyncIterator[CheckedGame] = kept.checked()
            async for game in games:
                found.append(game)
                progress(len(found), total)
    for path in records:
        found.append(check_file(path))
        progress(len(found), total)
    return found


def check_file(path: Path) -> CheckedGame:
    """Replay a record that was saved as a file."""
    try:
        game, record, _ = load(path)
    except UsageError as problem:
        return CheckedGame(str(path), "", None, "record", str(problem).removeprefix(f"{path}: "))
    return CheckedGame(str(path), game.name, record["rules"], "record")


def report(found: Sequence[CheckedGame], console: Console) -> int:
    """Print how many games there are of which kind, and those that can't be replayed; the exit code."""
    lost = [game for game in found if game.problem]
    if found:
        console.print(overview(found))
    for game in lost:
        console.print(f"{escape(game.where)}, {escape(' '.join(game.problem.split()))}", soft_wrap=True)
    if lost:
        console.print(f"{len(lost)} of {len(found)} games can't be replayed by this version.")
        return 1
    well = {0: "There are no games yet.", 1: "The one game there is can be replayed."}
    console.print(well.get(len(found), f"All {len(found)} games can be replayed."))
    return 0


def overview(found: Sequence[CheckedGame]) -> Table:
    """How many games there are, by game, version of the rules and status."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in ("game", "rules", "status"):
        drawn.add_column(head)
    for head in ("games", "can't be replayed"):
        drawn.add_column(head, justify="right")
    kinds = Counter(kind_of(game) for game in found)
    lost = Counter(kind_of(game) for game in found if game.problem)
    for kind, number in sorted(kinds.items()):
        drawn.add_row(*map(escape, kind), str(number), str(lost[kind] or "–"))
    return drawn


def kind_of(game: CheckedGame) -> tuple[str, str, str]:
    """The line of the overview that a game is counted in."""
    return str(game.game) or "?", "?" if game.rules is None else str(game.rules), game.status


@contextmanager
def watching(screen: Console) -> Iterator[OnProgress]:
    """Somebody who shows how far it is: a bar, or a line now and then where there is no terminal."""
    if not screen.is_terminal:
        yield CheckLines(screen)
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("games", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class CheckLines:
    """A line now and then, for logs."""

    def __init__(self, screen: Console) -> None:
        self._screen = screen
        self._said = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Say how far it is, if the last line is old enough."""
        if time.monotonic() - self._said > REPORT:
            self._said = time.monotonic()
            self._screen.print(f"{done} of {total} games")
