"""Every game that a database keeps, replayed to see whether this version can go on with it; only read."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ..games import UnknownRules
from ..protocol.messages import MatchResult
from ..protocol.refusal import Refusal
from ..table import Entry, Match, MatchSettings, decode
from ..table import check as check_settings
from ..table.records import last_position
from . import models
from .backup.examined import Examined, examine
from .lobby.tables import FINISHED, WAITING
from .lobby.unplayable import first_line
from .settings import Settings
from .store import NewerDatabase, check_version

Unreadable = (Refusal, ValueError, LookupError, TypeError, msgspec.MsgspecError)
"""What reading something damaged, or of a version that isn't known, may raise."""


class BadDatabase(ValueError):
    """A database that can't be read, told in one line."""


class CheckedGame(NamedTuple):
    """A stored game, and why it can't be replayed if it can't."""

    where: str
    """The table, the review or the file it is in."""
    game: str
    rules: int | None
    """The version of its rules; None if not even that can be read."""
    status: str
    """That of its table; "review" or "record" for a game that was kept or saved."""
    problem: str = ""
    """Why it can't be replayed, with the ply or step; empty if it can."""


class StoredTable(NamedTuple):
    """What a database says of a table, as far as it matters here."""

    id: str
    game: str
    setting: str
    status: str
    started_at: int | None
    result: str | None


class StoredGames:
    """The games of a database, one after the other."""

    def __init__(
        self, connection: AsyncConnection, tables: Sequence[StoredTable], reviews: Sequence[str]
    ) -> None:
        self._connection = connection
        self._tables = tables
        self._reviews = reviews

    def __len__(self) -> int:
        return len(self._tables) + len(self._reviews)

    async def examined(self) -> Examined:
        """Whether the database itself is sound."""
        return await self._connection.run_sync(examine)

    async def checked(self) -> AsyncIterator[CheckedGame]:
        """Replay them all."""
        log, reviews = models.log.c, models.reviews.c
        for table in self._tables:
            lines = select(log.entry).where(log.tbl == table.id).order_by(log.ply)
            yield check_table(table, list(await self._connection.scalars(lines)))
        for id in self._reviews:
            kept = select(reviews.record, reviews.result).where(reviews.id == id)
            for row in await self._connection.execute(kept):
                yield check_review(id, row.record, row.result)


@asynccontextmanager
async def stored_games(settings: Settings) -> AsyncIterator[StoredGames]:
    """The games of the database that the settings name; BadDatabase if there is none, or not one of ours."""
    async with for_reading(settings) as connection:
        tables = models.tables.c
        wanted = select(
            tables.id, tables.game, tables.setting, tables.status, tables.started_at, tables.result
        ).order_by(tables.created_at, tables.id)
        rows = [StoredTable(*row) for row in await connection.execute(wanted)]
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        reviews: list[str] = []
        if "reviews" in names:  # older databases have none, and get them with the upgrade
            kept = select(models.reviews.c.id).order_by(models.reviews.c.created_at, models.reviews.c.id)
            reviews = list(await connection.scalars(kept))
        yield StoredGames(connection, list(filter(worth_a_look, rows)), reviews)


@asynccontextmanager
async def for_reading(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """A database of ours, opened so that nothing is changed; BadDatabase if it can't be."""
    url, shown = make_url(settings.database_url), shown_place(settings)
    if not settings.on_postgres:
        file = Path(url.database or "").resolve()
        if not file.is_file():
            raise BadDatabase(f"{shown}: there is no such database")
        url = make_url("sqlite+aiosqlite://").set(database=file.as_uri(), query=only_reading(file))
    engine = create_async_engine(url)
    try:
        with troubles_in_words(shown, "read"):
            async with engine.connect() as connection:
                if settings.on_postgres:
                    await connection.execution_options(postgresql_readonly=True)
                names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
                if not {"tables", "log"} <= set(names):
                    raise BadDatabase(f"{shown}: this is no database of caravanserai")
                await connection.run_sync(check_version)
                yield connection
    finally:
        await engine.dispose()


@contextmanager
def troubles_in_words(shown: str, use: str) -> Iterator[None]:
    """Tell in one line what is the matter with a database that is to be read, or used."""
    try:
        yield
    except NewerDatabase as problem:
        raise BadDatabase(f"{shown}: this database {problem}") from None
    except (SQLAlchemyError, OSError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise BadDatabase(f"{shown}: the database can't be {use}: {reason}") from None


def shown_place(settings: Settings) -> str:
    """Where a database is, as it can be told to people: its file, or its address without the password."""
    url = make_url(settings.database_url)
    if settings.on_postgres:
        return url.set(drivername="postgresql").render_as_string(hide_password=True)
    return str(Path(url.database or "").resolve())


def only_reading(file: Path) -> dict[str, str]:
    """How SQLite is to open a file so that it writes nothing, also while a server uses it."""
    if file.with_name(f"{file.name}-wal").exists():
        return {"mode": "ro", "uri": "true"}
    # Nobody uses it; else SQLite would leave files beside it, perhaps of another owner than the server.
    return {"mode": "ro", "immutable": "1", "uri": "true"}


def worth_a_look(table: StoredTable) -> bool:
    """Whether there is anything to replay at a table: a game, or a position that one is to begin with."""
    return table.started_at is not None or (table.status == WAITING and '"start":{' in table.setting)


def check_table(table: StoredTable, lines: Sequence[bytes]) -> CheckedGame:
    """Replay the game of a table."""
    ply = 0

    def entries() -> Iterator[Entry]:
        nonlocal ply
        for number, line in enumerate(lines):
            ply = number
            yield decode(line)

    begun = first_line(lines[0]) if lines else None
    rules = None if begun is None else begun.rules
    problem = ""
    try:
        setting = msgspec.json.decode(table.setting, type=MatchSettings)
        if table.started_at is None:
            rules = 1 if setting.start is None else setting.start.get("rules", 1)
            check_settings(setting)
        else:
            match = Match.from_log(setting, entries())
            problem = other_end(table, match)
            for _ in match.game.replay(match.record()):
                pass
    except Unreadable as raised:
        problem = f"ply {ply}: {in_words(raised).removeprefix(f'ply {ply}: ')}"
    return CheckedGame(f"table {table.id}", table.game, rules, table.status, problem)


def in_words(raised: Exception) -> str:
    """Why something can't be replayed."""
    return raised.message if isinstance(raised, UnknownRules) else str(raised)


def other_end(table: StoredTable, match: Match) -> str:
    """Why the game doesn't end as it is noted to have ended; empty if it does."""
    noted = None if table.result is None else msgspec.json.decode(table.result, type=MatchResult)
    if table.status == FINISHED and noted != match.result:
        return f"ply {match.ply}: the game does not end as it did when it was played"
    return ""


def check_review(id: str, written: str, result: str | None) -> CheckedGame:
    """Replay the record of a review."""
    game, rules, problem = "", None, ""
    try:
        record = msgspec.json.decode(written)
        game, rules = record["game"], record["rules"]
        last = last_position(record)
        noted = None if result is None else msgspec.json.decode(result, type=MatchResult)
        if noted is not None and noted.why == "played" and noted.scores != last.scores():
            problem = f"steps[{len(record['steps'])}]: the game does not end as it did when it was played"
    except Unreadable as raised:
        problem = in_words(raised)
    return CheckedGame(f"review {id}", game, rules, "review", problem)
