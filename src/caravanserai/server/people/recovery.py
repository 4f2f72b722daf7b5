"""Getting an identity back: a letter with one-time links, to an address that was confirmed.

Whoever asks is answered at once and always the same, whether anybody has that address or not. What follows is
done one after the other, each at a time that chance decides, so that nobody can see it from outside.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque

from ...protocol.refusal import Refusal
from ..notices.mail import Mailer, NotSent
from ..notices.mail_texts import recovery
from ..tasks import Tasks
from .guests import LINK_MINUTES, RECOVERY, Guest, Guests
from .ids import fingerprint
from .limits import RateLimit

MOST_WAITING = 200
"""Addresses to be looked up; who asks when there are more has to ask again."""
MOST_NAMES = 10
"""Guests of one address who are written to, the last seen first."""
SLOWEST_MS = 1000
"""Milliseconds before each look, at most."""

logger = logging.getLogger(__name__)


class RecoveryDesk:
    """Writes to those who want to be again who they were."""

    def __init__(self, guests: Guests, mailer: Mailer, limit: RateLimit, tasks: Tasks, address: str) -> None:
        self._guests = guests
        self._mailer = mailer
        self._limit = limit
        """Letters to each mailbox."""
        self._tasks = tasks
        self._address = address
        """Where people reach the house."""
        self._waiting: deque[str] = deque()
        self._busy = False

    def ask(self, mailbox: str) -> None:
        """Have the owner of a mailbox written to, if they are a guest; nobody learns here whether."""
        if len(self._waiting) < MOST_WAITING and mailbox not in self._waiting:
            self._waiting.append(mailbox)
        if not self._busy:
            self._busy = True
            self._tasks.spawn(self._see_to_all())

    async def _see_to_all(self) -> None:
        """See to one after the other."""
        try:
            while self._waiting:
                await asyncio.sleep(secrets.randbelow(SLOWEST_MS) / 1000)
                await self._see_to(self._waiting.popleft())
        finally:
            self._busy = False

    async def _see_to(self, mailbox: str) -> None:
        """Write to the owner of a mailbox, if they are a guest and have not had enough letters."""
        try:
            found = await self._guests.of_address(mailbox, MOST_NAMES)
            if found:
                self._limit.spend(fingerprint(mailbox.lower()))
            for address in sorted({guest.email for guest in found if guest.email is not None}):
                await self._write(address, [guest for guest in found if guest.email == address])
        except Refusal:
            logger.info("a mailbox has had enough letters")
        except NotSent as problem:
            why = str(problem).replace(mailbox, "this address")  # which is nobody's business
            logger.warning("a letter to get back in did not leave: %s", why)
        except Exception:
            logger.exception("a letter to get back in could not be written")

    async def _write(self, address: str, guests: list[Guest]) -> None:
        """One letter, with a link for each guest who has that address."""
        links = []
        for guest in guests:
            secret, _ = await self._guests.new_link(guest.id, RECOVERY)
            links.append((guest.name, f"{self._address}/link#{secret}"))
        language = guests[0].language
        await self._mailer.send(address, recovery(language, LINK_MINUTES, links), language)
