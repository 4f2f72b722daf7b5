"""Games that were begun elsewhere under rules this program doesn't know, or whose log is damaged.

Such a table stays listed and can be closed; nothing else happens there. A program that knows its rules goes
on with it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import func, select

from ... import games
from ...games import BadRecord, UnknownRules
from ...protocol.refusal import Refusal
from ...table import BadLog, Gap, Match, decode
from ...table.in_steps import InSteps, at_once
from ...table.records import refused_rules
from .. import models
from .lobby import check_rules
from .tables import PLAYING, WAITING, Table, Tables


class BegunGame(msgspec.Struct):
    """What the first line of a log says of its rules."""

    game: str
    rules: int


class FirstLine(msgspec.Struct, array_like=True):
    """The first line of a log, without the position."""

    ply: int
    at: int
    kind: str
    seat: None
    data: BegunGame


class UnplayableTables:
    """The tables in play whose rules this program doesn't know."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._versions: dict[str, int] = {}
        self.last_count = 0
        """How many there were when they were last counted."""

    async def find(self) -> None:
        """Look at the beginning of all games in play. The rules of a game never change, so once is enough."""
        log, tables = models.log.c, models.tables.c
        begun = select(log.tbl, log.entry).join(models.tables, tables.id == log.tbl)
        begun = begun.where((tables.status == PLAYING) & (log.ply == 0))
        async with self._tables.store.reading() as connection:
            async for table, line in await connection.stream(begun):
                version = unknown_version(line)
                if version is not None:
                    self.note(table, version)
        self.last_count = len(self._versions)

    def note(self, table: str, version: int) -> None:
        """A table was found to be played under rules of that version, which isn't known."""
        self._versions[table] = version

    def version(self, table: Table) -> int | None:
        """The version of the rules of a table, if it isn't known here."""
        if table.status == WAITING and table.setting.start is not None:
            try:
                check_rules(table)
            except UnknownRules as problem:
                return problem.version
        return self._versions.get(table.id)

    async def count(self) -> int:
        """How many such tables are still in play."""
        self.last_count = 0
        if self._versions:
            tables = models.tables.c
            open_ones = tables.id.in_(list(self._versions)) & (tables.status == PLAYING)
            async with self._tables.store.reading() as connection:
                self.last_count = int(await connection.scalar(select(func.count()).where(open_ones)) or 0)
        return self.last_count


def unknown_version(line: bytes) -> int | None:
    """The version of the rules that a log begins with, if it isn't known here."""
    begun = first_line(line)
    if begun is not None and begun.game in games.names():
        try:
            games.get(begun.game).check_rules(begun.rules)
        except UnknownRules as problem:
            return problem.version
        except ValueError:  # damaged, which is told when it is opened
            return None
    return None


def first_line(line: bytes) -> BegunGame | None:
    """What the first line of a log says of its rules; None if it can't be read."""
    try:
        return msgspec.json.decode(line, type=FirstLine).data
    except msgspec.MsgspecError:
        return None


def match_of(table: Table, lines: Iterable[bytes]) -> Match:
    """The table's match, as its log tells it; UnknownRules or BadLog if it can't be played on here."""
    return at_once(match_in_steps(table, lines))


def match_in_steps(table: Table, lines: Iterable[bytes]) -> InSteps[Match]:
    """The same, entry by entry."""
    try:
        return (yield from Match.from_log_in_steps(table.setting, map(decode, lines)))
    except (UnknownRules, BadLog):
        raise
    except (ValueError, Gap, msgspec.MsgspecError) as problem:
        raise BadLog(str(problem)) from None


def refusal_for(problem: UnknownRules | BadLog | BadRecord, field: str | None = None) -> Refusal:
    """Why a stored game can't be played on or shown here, in words."""
    if isinstance(problem, UnknownRules):
        return refused_rules(problem, field)
    return Refusal.of("damaged", "game-damaged", field=field, problem=problem)
