"""Who is asking: a guest's signed cookie, or the token of a guest's program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import select

from .. import models
from ..store import Store
from .guests import Bearer, Guest, Guests
from .ids import fingerprint, new_id, new_secret

COOKIE = "caravanserai"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Its name under https, where browsers then take it from nobody but this very host."""
YEAR = 365 * 24 * 3600


async def kept_secret(store: Store, name: str, make: Callable[[], str] = new_secret) -> str:
    """A secret that all nodes share; made by the first that asks."""
    this = select(models.secrets.c.value).where(models.secrets.c.name == name)
    async with store.writing() as connection:
        fresh = store.insert(models.secrets).values(name=name, value=make())
        await connection.execute(fresh.on_conflict_do_nothing())
        return str(await connection.scalar(this))


class SignedIn(NamedTuple):
    """What a cookie says."""

    guest: str
    generation: int
    device: str
    signed_at: int


class Identity:
    """Knows guests by their cookies and tokens."""

    def __init__(self, guests: Guests, secret: str) -> None:
        self.guests = guests
        self.signer = URLSafeTimedSerializer(secret, salt="guest")

    def cookie_of(self, guest: Guest, device: str | None = None) -> str:
        """The value of a guest's cookie, on that device; on a new one, if none is said."""
        return str(self.signer.dumps([guest.id, guest.generation, device or new_id()]))

    async def guest_of(self, headers: Mapping[str, str]) -> Guest | None:
        """The guest who sent these headers; None for a stranger, or a sign that is forged, old or revoked.

        The headers' names are found in lower case. Refusal for a token that has come to its end.
        """
        known = await self.bearer_of(headers)
        return None if known is None else known.guest

    async def bearer_of(self, headers: Mapping[str, str]) -> Bearer | None:
        """The same guest, and when the token ends by which we know them."""
        bearer = headers.get("authorization")
        if bearer is not None:
            scheme, _, secret = bearer.partition(" ")
            return await self.guests.of_token(secret.strip()) if scheme.lower() == "bearer" else None
        value = read_cookie(headers.get("cookie") or "")
        guest = None if value is None else await self.guest_of_cookie(value)
        return None if guest is None else Bearer(guest, None)

    def signed_for(self, headers: Mapping[str, str]) -> str | None:
        """The guest for whom we have signed the cookie in these headers; it may be void by now."""
        signed = self.device_of(headers)
        return None if signed is None else signed.guest

    async def guest_of_cookie(self, value: str) -> Guest | None:
        """The guest whose cookie this is."""
        signed = self.read(value)
        if signed is None:
            return None
        return await self.guests.load_signed_in(signed.guest, signed.generation, signed.device)

    def device_of(self, headers: Mapping[str, str]) -> SignedIn | None:
        """The device whose cookie is in these headers, and who is signed in there."""
        value = read_cookie(headers.get("cookie") or "")
        return None if value is None else self.read(value)

    def read(self, value: str) -> SignedIn | None:
        """What a cookie says; None if it is forged or too old.

        One from the future is as good as any: we signed it before our clock was set back.
        """
        try:
            signed, at = self.signer.loads(value, return_timestamp=True)
        except BadSignature:
            return None
        signed_at = int(at.timestamp() * 1000)
        if self.guests.now() - signed_at > YEAR * 1000:
            return None
        match signed:
            case [str(guest), int(generation), str(device)]:
                return SignedIn(guest, generation, device, signed_at)
            case [str(guest), int(generation)]:  # as cookies were before devices had names
                return SignedIn(guest, generation, fingerprint(value), signed_at)
        return None

    async def sign_out(self, signed: SignedIn) -> None:
        """Void this cookie, and all others of its device."""
        expires = max(self.guests.now(), signed.signed_at) + YEAR * 1000
        await self.guests.sign_out(signed.guest, signed.device, expires)


def read_cookie(header: str) -> str | None:
    """Our cookie in a Cookie header, first that of https; the last one, should there be several."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        found[name] = value.strip('"')
    return found.get(SECURE_COOKIE, found.get(COOKIE))
