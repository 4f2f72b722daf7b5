"""What people note for themselves about games that they have played; nobody else sees it."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, select

from ...protocol.company import NoteInfo
from .. import models
from ..clock import ServerClock
from ..store import Store


class GameNotes:
    """The notes that are kept in the store."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._now = clock.world

    async def of(self, guest: str, tables: Collection[str]) -> dict[str, NoteInfo]:
        """What somebody has noted about these tables' games."""
        notes = models.game_notes.c
        wanted = select(notes.tbl, notes.text, notes.at)
        wanted = wanted.where((notes.guest == guest) & notes.tbl.in_(tables))
        async with self._store.reading() as connection:
            return {row.tbl: NoteInfo(row.text, row.at) for row in await connection.execute(wanted)}

    async def write(self, guest: str, table: str, text: str) -> NoteInfo:
        """Note something, already tidied, in place of what was noted before; nothing takes it away."""
        notes, now = models.game_notes.c, self._now()
        row = self._store.insert(models.game_notes).values(guest=guest, tbl=table, text=text, at=now)
        async with self._store.writing() as connection:
            if not text:
                mine = (notes.guest == guest) & (notes.tbl == table)
                await connection.execute(delete(models.game_notes).where(mine))
                return NoteInfo()
            changed = row.on_conflict_do_update(
                index_elements=["guest", "tbl"], set_={"text": text, "at": now}
            )
            await connection.execute(changed)
        return NoteInfo(text, now)
