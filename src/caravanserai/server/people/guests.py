"""People: their names, the one-time links that carry them to another device, the tokens of their programs."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Row, Select, delete, exists, func, select, update

from ...protocol.bodies import Preferences
from ...protocol.refusal import Refusal
from .. import models
from ..clock import ServerClock
from ..notices.push import Subscription
from ..store import Store
from ..tournaments.versions import told_anew
from .ids import fingerprint, is_id, new_id, new_secret

LANGUAGES = ("en", "ru", "hu")
LINK_MINUTES = 15
MOST_BROWSERS = 5
DEVICE, EMAIL, RECOVERY = "device", "email", "recovery"
DAY_MS = 86_400_000
MOST_NOTED = 1000
"""Guests whose visit is noted in one transaction."""
GuestRow = tuple[str, str, str, int, str | None, str | None, bool]
VisitRow = tuple[str, str, str, int, str | None, str | None, bool, int | None]


class Guest(msgspec.Struct, frozen=True):
    """Somebody who has told us a name."""

    id: str
    name: str
    language: str
    generation: int
    email: str | None = None
    preferences: str | None = None
    """What they have chosen for the page, as JSON."""
    public: bool = False
    """Whether anybody may see their profile."""


class Token(msgspec.Struct, frozen=True):
    """A key with which a program acts for a guest; the key itself is shown once and not kept."""

    id: str
    name: str
    created_at: int
    expires_at: int | None = None
    """When it ends; None for one from before tokens had an end."""


class Bearer(NamedTuple):
    """Somebody who comes with a token."""

    guest: Guest
    until: int | None
    """When the token ends."""


class Guests:
    """The guests that are kept in the store."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = store
        self.now = clock.world
        self._seen: set[str] = set()
        """Guests who were here, which is still to be noted."""

    async def create(self, name: str, language: str) -> Guest:
        """A new guest; the name is tidy already."""
        guest, now = Guest(new_id(), name, language, 0), self.now()
        async with self.store.writing() as connection:
            await connection.execute(
                models.guests.insert().values(created_at=now, seen_at=now, **msgspec.structs.asdict(guest))
            )
        return guest

    async def load(self, guest: str) -> Guest | None:
        """The guest of that id."""
        if not is_id(guest):
            return None
        async with self.store.reading() as connection:
            row = (await connection.execute(_columns().where(models.guests.c.id == guest))).first()
        return None if row is None else read_row(row)

    async def load_signed_in(self, guest: str, generation: int, device: str) -> Guest | None:
        """The guest of that id, unless that device, or all of them, have signed out since."""
        if not is_id(guest):
            return None
        void = exists().where(models.signed_out.c.device == device)
        this = (models.guests.c.id == guest) & (models.guests.c.generation == generation) & ~void
        async with self.store.reading() as connection:
            row = (await connection.execute(_with_visit().where(this))).first()
        return None if row is None else self._visited(row)

    def _visited(self, row: Row[VisitRow]) -> Guest:
        """A guest who is here; it is noted, at most once a day."""
        if row.seen_at is None or self.now() - row.seen_at > DAY_MS:
            self._seen.add(row.id)
        return Guest(row.id, row.name, row.language, row.generation, row.email, row.preferences, row.public)

    async def note_visits(self) -> None:
        """Write down who was here; nobody waits for it, so it is done for many at once."""
        seen = [self._seen.pop() for _ in range(min(len(self._seen), MOST_NOTED))]
        if seen:
            here = models.guests.c.id.in_(seen) & models.guests.c.deleted_at.is_(None)
            async with self.store.writing() as connection:
                await connection.execute(update(models.guests).where(here).values(seen_at=self.now()))

    async def change(self, guest: str, **values: str | bool) -> Guest:
        """Give a guest another name or language, or other preferences; make their profile public, or not."""
        async with self.store.writing() as connection:
            await connection.execute(
                update(models.guests).where(models.guests.c.id == guest).values(**values)
            )
            if "name" in values:
                await connection.execute(told_anew(guest))
            row = (await connection.execute(_columns().where(models.guests.c.id == guest))).one()
        return read_row(row)

    async def sign_out(self, guest: str, device: str, expires: int) -> None:
        """Void the cookies of one device, the last of which ends by itself at that time."""
        signed_out = models.signed_out
        gone = self.store.insert(signed_out).values(device=device, guest=guest, expires_at=expires)
        async with self.store.writing() as connection:
            await connection.execute(delete(signed_out).where(signed_out.c.expires_at <= self.now()))
            await connection.execute(gone.on_conflict_do_nothing())

    async def sign_out_everywhere(self, guest: str) -> Guest:
        """Void all cookies, links and tokens of a guest; return the guest of the new generation."""
        async with self.store.writing() as connection:
            await connection.execute(
                update(models.guests)
                .where(models.guests.c.id == guest)
                .values(generation=models.guests.c.generation + 1)
            )
            await connection.execute(delete(models.links).where(models.links.c.guest == guest))
            await connection.execute(delete(models.tokens).where(models.tokens.c.guest == guest))
            row = (await connection.execute(_columns().where(models.guests.c.id == guest))).one()
        return read_row(row)

    async def new_link(self, guest: str, purpose: str, data: str = "") -> tuple[str, int]:
        """The secret of a one-time link, and when it ends; an older one for the same purpose is void."""
        secret, expires = new_secret(), self.now() + LINK_MINUTES * 60_000
        links = models.links
        async with self.store.writing() as connection:
            outlived = (links.c.guest == guest) & (links.c.purpose == purpose)
            await connection.execute(delete(links).where(outlived | (links.c.expires_at <= self.now())))
            await connection.execute(
                links.insert().values(
                    hash=fingerprint(secret), guest=guest, purpose=purpose, data=data, expires_at=expires
                )
            )
        return secret, expires

    async def use_link(self, secret: str, *purposes: str) -> tuple[Guest, str]:
        """The guest a link belongs to, and what it carries; it works once, for one of these purposes."""
        links = models.links
        this = (links.c.hash == fingerprint(secret)) & links.c.purpose.in_(purposes)
        async with self.store.writing() as connection:
            used = delete(links).where(this & (links.c.expires_at > self.now()))
            found = (await connection.execute(used.returning(links.c.guest, links.c.data))).first()
            if found is None:
                raise Refusal.of("link-used-up", "link-used-up", minutes=LINK_MINUTES)
            row = (await connection.execute(_columns().where(models.guests.c.id == found.guest))).one()
        return read_row(row), found.data

    async def of_address(self, address: str, most: int) -> list[Guest]:
        """The guests with that confirmed e-mail address, in capitals or not; the last seen first."""
        guests = models.guests.c
        wanted = _columns().where(guests.mailbox == address.lower())
        async with self.store.reading() as connection:
            rows = await connection.execute(wanted.order_by(guests.seen_at.desc(), guests.id).limit(most))
            return [read_row(row) for row in rows]

    async def change_address(self, guest: str, address: str | None) -> Guest:
        """Another e-mail address, or none; links sent to the one before are void."""
        links = models.links.c
        async with self.store.writing() as connection:
            await connection.execute(
                delete(models.links).where((links.guest == guest) & (links.purpose == RECOVERY))
            )
            small = None if address is None else address.lower()
            await connection.execute(
                update(models.guests).where(models.guests.c.id == guest).values(email=address, mailbox=small)
            )
            row = (await connection.execute(_columns().where(models.guests.c.id == guest))).one()
        return read_row(row)

    async def new_token(self, guest: str, name: str, days: int, most: int) -> tuple[Token, str]:
        """A token for a guest's program, good for so many days, and its secret."""
        now = self.now()
        token, secret = Token(new_id(), name, now, now + days * DAY_MS), new_secret()
        mine = models.tokens.c.guest == guest
        async with self.store.writing() as connection:
            count = await connection.scalar(select(func.count()).select_from(models.tokens).where(mine))
            if (count or 0) >= most:
                raise Refusal.of("not-now", "too-many-tokens", most=most)
            await connection.execute(
                models.tokens.insert().values(
                    guest=guest, hash=fingerprint(secret), **msgspec.structs.asdict(token)
                )
            )
        return token, secret

    async def tokens(self, guest: str) -> list[Token]:
        """A guest's tokens, oldest first."""
        tokens = models.tokens.c
        wanted = select(tokens.id, tokens.name, tokens.created_at, tokens.expires_at)
        wanted = wanted.where(tokens.guest == guest)
        async with self.store.reading() as connection:
            return [Token(*row) for row in await connection.execute(wanted.order_by(tokens.created_at))]

    async def revoke_token(self, guest: str, token: str) -> None:
        """Void a token."""
        this = (models.tokens.c.id == token) & (models.tokens.c.guest == guest)
        async with self.store.writing() as connection:
            gone = await connection.execute(delete(models.tokens).where(this))
        if gone.rowcount == 0:
            raise Refusal.of("no-such-token", "no-such-token")

    async def of_token(self, secret: str) -> Bearer | None:
        """The guest for whom the bearer of this token acts; Refusal if it has come to its end."""
        tokens = models.tokens.c
        mine = (tokens.hash == fingerprint(secret)) & (tokens.guest == models.guests.c.id)
        wanted = _with_visit().add_columns(tokens.expires_at).where(mine)
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        if row.expires_at is not None and row.expires_at <= self.now():
            raise Refusal.of("no-name", "token-ended")
        return Bearer(self._visited(row), row.expires_at)

    async def subscribe(self, guest: str, browser: Subscription) -> None:
        """Push a guest's notices to a browser; it forgets whose it was before. The oldest make room."""
        subscriptions = models.subscriptions.c
        whose = {"guest": guest, "p256dh": browser.p256dh, "auth": browser.auth, "created_at": self.now()}
        new = self.store.insert(models.subscriptions).values(id=new_id(), endpoint=browser.endpoint, **whose)
        mine = select(subscriptions.id).where(subscriptions.guest == guest)
        newest = mine.order_by(subscriptions.created_at.desc()).limit(MOST_BROWSERS)
        outlived = (subscriptions.guest == guest) & subscriptions.id.not_in(newest)
        async with self.store.writing() as connection:
            await connection.execute(new.on_conflict_do_update(index_elements=["endpoint"], set_=whose))
            await connection.execute(delete(models.subscriptions).where(outlived))

    async def unsubscribe(self, guest: str) -> None:
        """Push nothing to a guest any more."""
        async with self.store.writing() as connection:
            await connection.execute(
                delete(models.subscriptions).where(models.subscriptions.c.guest == guest)
            )


def _columns() -> Select[GuestRow]:
    """SELECT what a Guest is made of."""
    guests = models.guests.c
    return select(
        guests.id,
        guests.name,
        guests.language,
        guests.generation,
        guests.email,
        guests.preferences,
        guests.public,
    )


def _with_visit() -> Select[VisitRow]:
    """SELECT the same, and when they were last here."""
    return _columns().add_columns(models.guests.c.seen_at)


def read_row(row: Row[GuestRow]) -> Guest:
    """A guest from the row."""
    return Guest(row.id, row.name, row.language, row.generation, row.email, row.preferences, row.public)


def read_preferences(text: str | None) -> Preferences:
    """What a guest has chosen for the page."""
    return {} if text is None else msgspec.json.decode(text, type=Preferences)
