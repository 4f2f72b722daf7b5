"""The tables of a round, set up all together with everybody on their seat and the game begun."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from ...games import Chance
from ...table import Match, MatchSettings, Player, encode
from ...tournaments import Paired
from .. import models
from ..lobby.tables import IN, PERSON, PLAYING
from ..people.ids import new_id, new_key
from .kept import KeptTournament

Rows = list[dict[str, object]]


class RoundTables:
    """The rows of a round's tables, made before they are written, so that nobody waits for it."""

    def __init__(self, held: KeptTournament, paired: Paired, names: Mapping[str, str]) -> None:
        deal = secrets.randbits(63) if held.setting.format.duplicate else None
        ids = tuple(new_id() for _ in paired.tables)
        self.paired = msgspec.structs.replace(paired, ids=ids, deal=deal)
        """The round, with the ids of its tables."""
        self._tables: Rows = []
        self._seats: Rows = []
        self._members: Rows = []
        self._log: Rows = []
        for id, guests in zip(ids, paired.tables, strict=True):
            self._set_up(held, id, guests, names)

    def _set_up(self, held: KeptTournament, id: str, guests: Sequence[str], names: Mapping[str, str]) -> None:
        now, deal = self.paired.at, self.paired.deal
        setting = msgspec.structs.replace(held.setting.match, players=len(guests))
        self._tables.append(
            {
                "id": id,
                "game": setting.game,
                "setting": msgspec.json.encode(setting).decode(),
                # Nobody looks on where others are still to turn up the same cards, until all have.
                "public": held.public and deal is None,
                "status": PLAYING,
                "host": held.host,
                "invite": new_key(),
                "version": 0,
                "created_at": now,
                "started_at": now,
                "wake_at": now,
                "tournament": held.id,
                "deal": deal,
            }
        )
        for seat, guest in enumerate(guests):
            self._seats.append(
                {"tbl": id, "seat": seat, "kind": PERSON, "guest": guest, "bot": None, "name": ""}
            )
            self._members.append({"tbl": id, "guest": guest, "role": IN, "at": now})
        players = [Player(PERSON, names.get(guest, "")) for guest in guests]
        self._log.append({"tbl": id, "ply": 0, "entry": first_line(setting, now, deal, players)})

    async def write(self, connection: AsyncConnection) -> None:
        """Write them all."""
        for table, rows in (
            (models.tables, self._tables),
            (models.seats, self._seats),
            (models.members, self._members),
            (models.log, self._log),
        ):
            if rows:
                await connection.execute(table.insert(), rows)


def first_line(setting: MatchSettings, now: int, deal: int | None, players: Sequence[Player]) -> bytes:
    """The first line of a table's log: the game, set up."""
    chance = Chance(secrets.randbits(64)) if deal is None else Chance.dealt(deal)
    return encode(Match.begin(setting, now, chance, players))
