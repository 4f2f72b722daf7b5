"""Who is asking: a guest's signed cookie, or the token of a guest's program."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import select

from .. import models
from ..store import Store
from .guests import Guest, Guests
from .ids import is_id, new_secret

COOKIE = "caravanserai"
YEAR = 365 * 24 * 3600


async def kept_secret(store: Store, name: str, make: Callable[[], str] = new_secret) -> str:
    """A secret that all nodes share; made by the first that asks."""
    this = select(models.secrets.c.value).where(models.secrets.c.name == name)
    async with store.writing() as connection:
        fresh = store.insert(models.secrets).values(name=name, value=make())
        await connection.execute(fresh.on_conflict_do_nothing())
        return str(await connection.scalar(this))


class Identity:
    """Knows guests by their cookies and tokens."""

    def __init__(self, guests: Guests, secret: str) -> None:
        self.guests = guests
        self.signer = URLSafeTimedSerializer(secret, salt="guest")

    def cookie_of(self, guest: Guest) -> str:
        """The value of a guest's cookie."""
        return str(self.signer.dumps([guest.id, guest.generation]))

    async def guest_of(self, headers: Mapping[str, str]) -> Guest | None:
        """The guest who sent these headers; None for a stranger, or a sign that is forged, old or revoked.

        The headers' names are found in lower case.
        """
        bearer = headers.get("authorization")
        if bearer is not None:
            scheme, _, secret = bearer.partition(" ")
            return await self.guests.of_token(secret.strip()) if scheme.lower() == "bearer" else None
        value = read_cookie(headers.get("cookie") or "")
        return None if value is None else await self.guest_of_cookie(value)

    def signed_for(self, headers: Mapping[str, str]) -> str | None:
        """The guest for whom we have signed the cookie in these headers; it may be void by now."""
        cookie = read_cookie(headers.get("cookie") or "")
        try:
            signed = None if cookie is None else self.signer.loads(cookie)
        except BadSignature:
            return None
        match signed:
            case [str(id), int()]:
                return id
        return None

    async def guest_of_cookie(self, value: str) -> Guest | None:
        """The guest whose cookie this is."""
        try:
            signed = self.signer.loads(value, max_age=YEAR)
        except BadSignature:
            return None
        match signed:
            case [str(id), int(generation)] if is_id(id):
                guest = await self.guests.load(id)
                return guest if guest is not None and guest.generation == generation else None
        return None


def read_cookie(header: str) -> str | None:
    """Our cookie in a Cookie header; the last one, should there be several."""
    found = None
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            found = value.strip('"')
    return found
