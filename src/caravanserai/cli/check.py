"""`caravanserai check`: whether databases are sound, and every game replayable; nothing is changed."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..server import settings as server_settings
from ..server.backup.examined import Examined
from ..server.settings import BadSettings, Settings
from ..server.stored_games import BadDatabase, CheckedGame, shown_place, stored_games
from .backup import tell
from .errors import UsageError
from .progress import OnProgress, watching
from .replay import load

FILE = "caravanserai.sqlite3"
SQLITE = b"SQLite format 3\0"
"""How every SQLite database begins."""


def run(places: Sequence[str], console: Console, screen: Console) -> int:
    """Look through all databases, replay all games in these places, and say what is wrong; the exit code."""
    try:
        stores, records = sort_out(places)
        with watching(screen, "games") as progress:
            sound, found = asyncio.run(look_through(stores, records, progress))
    except (BadDatabase, BadSettings) as problem:
        raise UsageError(str(problem)) from None
    code = max([report_store(where, store, console) for where, store in sound.items()], default=0)
    return max(code, report(found, console))


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


async def look_through(
    stores: Iterable[Settings], records: Sequence[Path], progress: OnProgress
) -> tuple[dict[str, Examined], list[CheckedGame]]:
    """Look through these databases, and replay every game of theirs and of these files."""
    sound: dict[str, Examined] = {}
    found: list[CheckedGame] = []
    total = len(records)
    for store in stores:
        async with stored_games(store) as kept:
            examined = sound[shown_place(store)] = await kept.examined()
            if examined.damage:
                continue
            total += len(kept)
            games: AsyncIterator[CheckedGame] = kept.checked()
            async for game in games:
                found.append(game)
                progress(len(found), total)
    for path in records:
        found.append(check_file(path))
        progress(len(found), total)
    return sound, found


def check_file(path: Path) -> CheckedGame:
    """Replay a record that was saved as a file."""
    try:
        game, record, _ = load(path)
    except UsageError as problem:
        return CheckedGame(str(path), "", None, "record", str(problem).removeprefix(f"{path}: "))
    return CheckedGame(str(path), game.name, record["rules"], "record")


def report_store(where: str, found: Examined, console: Console) -> int:
    """Say how a database is; the exit code."""
    if found.damage:
        tell(console, f"{where} is damaged:")
    else:
        tell(console, f"{where}, of schema {found.version}: {found.contents}.")
    for line in found.damage + found.gaps:
        tell(console, line)
    return 0 if found.sound else 1


def report(found: Sequence[CheckedGame], console: Console) -> int:
    """Print how many games there are of which kind, and those that can't be replayed; the exit code."""
    lost = [game for game in found if game.problem]
    if found:
        console.print(overview(found))
    for game in lost:
        console.print(f"{escape(game.where)}: {escape(' '.join(game.problem.split()))}", soft_wrap=True)
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
