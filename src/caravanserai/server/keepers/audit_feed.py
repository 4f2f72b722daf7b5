"""What keepers did, followed by every node: whoever did it, here, on another node or at the console."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from .acts import Deed, KeeperActs
from .sanctions import Sanctions

SECONDS = 1.0
NOT_ABOUT_GUESTS = frozenset(("close", "unsay", "settle", "invite", "uninvite", "call-off"))
"""Acts after which nobody is let in or kept out otherwise than before."""

logger = logging.getLogger(__name__)


class Executor(Protocol):
    """Who carries out at the tables of this node what keepers did."""

    def enforce(self) -> None:
        """Who is banned by now leaves; who may not talk, or may again, is told."""

    def tell_closed(self, table: str) -> None:
        """A table was closed: all who are there are told."""

    def tell_unsaid(self, table: str, n: int) -> None:
        """A line of chat was deleted: all who are there are told."""


class AuditFeed:
    """Reads the audit on, once a second and whenever there is word of something new."""

    def __init__(self, acts: KeeperActs, sanctions: Sanctions) -> None:
        self._acts = acts
        self._sanctions = sanctions
        self._last = 0
        self._one_at_a_time = asyncio.Lock()

    async def begin(self) -> None:
        """Learn how things stand."""
        self._last, sanctions, keepers = await self._acts.in_force()
        self._sanctions.renew(sanctions, keepers)

    async def follow(self, executor: Executor) -> None:
        """Look once a second, as long as the server runs."""
        while True:
            await asyncio.sleep(SECONDS)
            await self.look(executor)

    async def look(self, executor: Executor) -> None:
        """See what is new, and carry it out here; while the store is away, that has to wait."""
        try:
            await self._look(executor)
        except Exception as problem:
            logger.warning("what keepers did could not be read: %s", problem)

    async def _look(self, executor: Executor) -> None:
        async with self._one_at_a_time:
            deeds = await self._acts.deeds_since(self._last)
            if not deeds:
                return
            if any(deed.act not in NOT_ABOUT_GUESTS for deed in deeds):
                _, sanctions, keepers = await self._acts.in_force()
                self._sanctions.renew(sanctions, keepers)
                executor.enforce()
            for deed in deeds:
                carry_out(deed, executor)
            self._last = deeds[-1].id


def carry_out(deed: Deed, executor: Executor) -> None:
    """Do at the tables of this node what an entry of the audit tells."""
    if deed.table is not None and deed.act == "close":
        executor.tell_closed(deed.table)
    elif deed.table is not None and deed.n is not None and deed.act == "unsay":
        executor.tell_unsaid(deed.table, deed.n)
