"""Who may come into a house that is closed to strangers: by its password, or by an invitation."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import update

from ...protocol.refusal import Refusal
from .. import models
from ..clock import ServerClock
from ..people.ids import fingerprint
from ..people.limits import RateLimit
from ..settings import Settings
from ..store import Store

OPEN, PASSWORD, INVITATION = "open", "password", "invitation"
FOR_STRANGERS = frozenset(
    [
        "/api/house",
        "/api/who",
        "/api/guests",
        "/api/links/use",
        "/api/links/confirm-email",
        "/api/recovery",
        "/health",
        "/metrics",
    ]
)
"""What somebody may ask a closed house for who isn't in; beside the files of its page."""


class Admission:
    """Lets newcomers in."""

    def __init__(self, settings: Settings, store: Store, clock: ServerClock, guesses: RateLimit) -> None:
        self.entry = settings.entry
        self._password = digest(settings.entry_password)
        self._store = store
        self._clock = clock
        self._guesses = guesses

    @property
    def closed(self) -> bool:
        """Whether strangers see nothing but the entrance."""
        return self.entry != OPEN

    async def let_in(self, password: str | None, invitation: str | None, address: str) -> None:
        """Refusal unless a newcomer from there may come in; who may has used their invitation."""
        if self.entry == PASSWORD:
            self._check_password(password, address)
        elif self.entry == INVITATION:
            if invitation is None:
                raise Refusal.of("no-name", "invitation-wanted", field="invitation")
            await self._use(invitation)

    def _check_password(self, password: str | None, address: str) -> None:
        """Refusal unless it is the house's; who has guessed wrong too often isn't even heard."""
        if password is None:
            raise Refusal.of("no-name", "password-wanted", field="password")
        self._guesses.check(address)
        if not secrets.compare_digest(digest(password), self._password):
            self._guesses.spend(address)
            raise Refusal.of("not-allowed", "wrong-password", field="password")

    async def _use(self, secret: str) -> None:
        """Use an invitation once; Refusal if nobody may come by it any more."""
        kept = models.invitations.c
        good = (kept.hash == fingerprint(secret)) & (kept.used < kept.uses)
        used = update(models.invitations).where(good & (kept.expires_at > self._clock.world()))
        async with self._store.writing() as connection:
            if (await connection.execute(used.values(used=kept.used + 1))).rowcount == 0:
                raise Refusal.of("link-used-up", "invitation-used-up", field="invitation")


def digest(password: str) -> bytes:
    """What is compared: the same length for all, so that the time it takes says nothing."""
    return hashlib.sha256(password.encode("utf-8", "surrogatepass")).digest()
