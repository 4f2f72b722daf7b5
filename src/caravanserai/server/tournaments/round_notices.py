"""Notices of rounds: whoever asked for them is told, once, whatever falls meanwhile.

What is left to be told stands in the store alone: of how many rounds all have been told, and which notices
have left. Every node sees to it, for the one that has paired a round may be gone.
"""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError

from ...tournaments import PlayedRound
from ..notices.notices import Notices
from ..tasks import Tasks
from .kept import KeptTournament, TournamentStore

logger = logging.getLogger(__name__)


class RoundNotices:
    """Has people told that their round begins."""

    def __init__(self, kept: TournamentStore, notices: Notices, tasks: Tasks) -> None:
        self._kept = kept
        self._notices = notices
        self._tasks = tasks
        self._under_way: set[str] = set()
        """Tournaments about which people are being told just now."""

    def see_to(self, held: KeptTournament) -> None:
        """Have all told of rounds of which not all have been, in the background."""
        if held.announced < len(held.state.rounds) and held.id not in self._under_way:
            self._under_way.add(held.id)
            self._tasks.spawn(self._tell(held))

    async def _tell(self, held: KeptTournament) -> None:
        try:
            told = [await self._tell_round(held, one) for one in held.state.rounds[held.announced :]]
            if all(told):
                await self._kept.note_announced(held.id, len(held.state.rounds))
        except (SQLAlchemyError, OSError) as problem:
            logger.warning("nobody could be told of a round of tournament %s: %s", held.id, problem)
        finally:
            self._under_way.discard(held.id)

    async def _tell_round(self, held: KeptTournament, one: PlayedRound) -> bool:
        """Tell those who play in a round and have not been told; whether all had been before."""
        tables = [table for table in one.tables if table.result is None]
        reachable = await self._notices.reachable([guest for table in tables for guest in table.guests])
        if not reachable:
            return True
        known = await self._notices.of_round([table.id for table in tables])
        to_tell = [(table.id, guest) for table in tables for guest in reachable.intersection(table.guests)]
        for table, guest in to_tell:
            if (table, guest) not in known:
                game = held.setting.match.game
                await self._notices.round_begins(table, guest, game, held.name, one.at)
        return all(known.get(seat) for seat in to_tell)
