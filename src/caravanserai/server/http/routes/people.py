"""Who is who: names, links to other devices, tokens for programs, notices."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from ....protocol.bodies import (
    GuestChange,
    Link,
    MadeToken,
    Me,
    NewGuest,
    NewToken,
    TokenInfo,
    UseLink,
    Who,
)
from ....protocol.own_data import Deletion
from ....protocol.refusal import Refusal
from ...lobby.tables import WAITING
from ...people.display_text import tidy_name
from ...people.guests import DEVICE, RECOVERY, Guest, read_preferences
from ...people.identity import COOKIE, SECURE_COOKIE, YEAR
from ...people.security import address_of
from ...services import Services
from ..dependencies import AnyRequest, KnownGuest, MaybeGuest, TheServices
from . import ERRORS

FORGETTING_SECONDS = 10.0
"""How long somebody waits for all of theirs to be gone; after that it goes on without them."""


def cookie(name: str, value: str, seconds: int) -> Cookie:
    """Our cookie: out of reach of scripts and of other sites."""
    secure = name == SECURE_COOKIE
    return Cookie(name, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure)


@post("/guests", status_code=201, responses=ERRORS, tags=["people"])
async def new_guest(data: JSONBody[NewGuest], services: TheServices, request: AnyRequest) -> Response[Me]:
    """Tell a name; the answer's cookie is the identity that goes with it."""
    services.rate_limits.guests.spend(address_of(request.client))
    name, address = tidy_name(data.name), address_of(request.client)
    await services.admission.let_in(data.password, data.invitation, address)
    guest = await services.guests.create(name, data.language)
    return with_cookie(services, request, guest, 201)


@get("/me", responses=ERRORS, tags=["people"])
async def me(known_guest: KnownGuest, services: TheServices, request: AnyRequest) -> Response[Me]:
    """Who the server takes you for. Renews the cookie."""
    if "authorization" in request.headers:
        return Response(show(services, known_guest, request))
    return Response(show(services, known_guest, request), cookies=renewed(services, request, known_guest))


@get("/who", responses=ERRORS, tags=["people"])
async def who(guest_or_none: MaybeGuest, services: TheServices, request: AnyRequest) -> Response[Who]:
    """Who the server takes you for, if anybody, without a refusal for strangers. Renews the cookie."""
    if guest_or_none is None:
        ban = services.sanctions.ban_of(None, address_of(request.client))
        return Response(Who(ban=None if ban is None else ban.in_force))
    known = Who(show(services, guest_or_none, request))
    if "authorization" in request.headers:
        return Response(known)
    return Response(known, cookies=renewed(services, request, guest_or_none))


@patch("/me", responses=ERRORS, tags=["people"])
async def change_me(data: JSONBody[GuestChange], guest_in_person: KnownGuest, services: TheServices) -> Me:
    """Change your name or language, or what you have chosen for the page."""
    values: dict[str, str | bool] = {}
    if data.name is not None:
        services.must_be_heard(guest_in_person)
        values["name"] = tidy_name(data.name)
    if data.language is not None:
        values["language"] = data.language
    if data.preferences is not None:
        values["preferences"] = msgspec.json.encode(data.preferences).decode()
    if data.public is not None:
        values["public"] = data.public
    guest = await services.guests.change(guest_in_person.id, **values) if values else guest_in_person
    if "name" in values:
        for table in await services.tables.listed(WAITING, guest.id):
            await services.hub.table_changed(table.id)
    return show(services, guest)


@delete(
    "/me",
    status_code=204,
    response_cookies=[cookie(COOKIE, "", 0), cookie(SECURE_COOKIE, "", 0)],
    responses=ERRORS,
    tags=["people"],
)
async def delete_me(data: JSONBody[Deletion], guest_in_person: KnownGuest, services: TheServices) -> None:
    """Delete all that is yours, for good; games that you have played stay without your name."""
    if data.name.strip() != guest_in_person.name:
        raise Refusal.of("bad-request", "name-differs", field="name")
    forgetting = services.hub.tasks.spawn(services.forgetting.forget(guest_in_person.id))
    await asyncio.wait([forgetting], timeout=FORGETTING_SECONDS)
    if forgetting.done():
        forgetting.result()  # if it could not be begun, they should know


@post("/me/links", status_code=201, responses=ERRORS, tags=["people"])
async def new_link(guest_in_person: KnownGuest, services: TheServices, request: AnyRequest) -> Link:
    """A link that makes another device yours, too: works once, for 15 minutes."""
    secret, expires = await services.guests.new_link(guest_in_person.id, DEVICE)
    return Link(f"{our_address(services, request)}/link#{secret}", expires)


@post("/links/use", status_code=200, responses=ERRORS, tags=["people"])
async def use_link(data: JSONBody[UseLink], services: TheServices, request: AnyRequest) -> Response[Me]:
    """Follow a link from another device, or from a letter; the answer's cookie is the identity."""
    guest, _ = await services.guests.use_link(data.secret, DEVICE, RECOVERY)
    return with_cookie(services, request, guest)


@post(
    "/me/sign-out",
    status_code=204,
    response_cookies=[cookie(COOKIE, "", 0), cookie(SECURE_COOKIE, "", 0)],
    responses=ERRORS,
    tags=["people"],
)
async def sign_out(guest_in_person: KnownGuest, services: TheServices, request: AnyRequest) -> None:
    """Forget who you are, on this device: its cookie is void from now on."""
    signed = services.identity.device_of(request.headers)
    if signed is not None:
        await services.identity.sign_out(signed)
        services.hub.signed_out(guest_in_person.id)


@post("/me/sign-out-everywhere", status_code=200, responses=ERRORS, tags=["people"])
async def sign_out_everywhere(
    guest_in_person: KnownGuest, services: TheServices, request: AnyRequest
) -> Response[Me]:
    """Void all cookies, links and tokens; only this device gets a new cookie."""
    guest = await services.guests.sign_out_everywhere(guest_in_person.id)
    services.hub.signed_out(guest.id)
    return Response(show(services, guest), cookies=renewed(services, request, guest))


@get("/me/tokens", responses=ERRORS, tags=["people"])
async def tokens(guest_in_person: KnownGuest, services: TheServices) -> list[TokenInfo]:
    """Your tokens, without their secrets."""
    return [
        TokenInfo(token.id, token.name, token.created_at, token.expires_at)
        for token in await services.guests.tokens(guest_in_person.id)
    ]


@post("/me/tokens", status_code=201, responses=ERRORS, tags=["people"])
async def new_token(
    data: JSONBody[NewToken], guest_in_person: KnownGuest, services: TheServices
) -> MadeToken:
    """A token for a program that is to act for you: send it as `Authorization: Bearer …`."""
    most = services.settings.limits.tokens
    name = tidy_name(data.name)
    token, secret = await services.guests.new_token(guest_in_person.id, name, data.days, most)
    return MadeToken(token.id, token.name, token.created_at, secret, token.expires_at)


@delete("/me/tokens/{token:str}", status_code=204, responses=ERRORS, tags=["people"])
async def revoke_token(token: FromPath[str], guest_in_person: KnownGuest, services: TheServices) -> None:
    """Void a token."""
    await services.guests.revoke_token(guest_in_person.id, token)
    services.hub.signed_out(guest_in_person.id)


def show(services: Services, guest: Guest, request: AnyRequest | None = None) -> Me:
    """A guest, as they are told of themselves, and of the address from which they ask."""
    sanctions = services.sanctions
    keeper = guest.id in sanctions.keepers
    address = "" if request is None else address_of(request.client)
    mute, ban = sanctions.mute_of(guest.id), sanctions.ban_of(guest.id, address)
    return Me(
        guest.id,
        guest.name,
        guest.language,
        guest.email,
        keeper,
        None if mute is None else mute.in_force,
        None if ban is None else ban.in_force,
        read_preferences(guest.preferences),
        guest.public,
    )


def with_cookie(services: Services, request: AnyRequest, guest: Guest, status: int = 200) -> Response[Me]:
    """The guest, and the cookie by which we know them again, on a device that is new to us."""
    return Response(show(services, guest), status_code=status, cookies=cookies(services, request, guest))


def renewed(services: Services, request: AnyRequest, guest: Guest) -> list[Cookie]:
    """The cookie of a guest on a device that we know, good for another year."""
    known = services.identity.device_of(request.headers)
    return cookies(services, request, guest, None if known is None else known.device)


def cookies(services: Services, request: AnyRequest, guest: Guest, device: str | None = None) -> list[Cookie]:
    """A guest's cookie; under https the one of the plain name goes, where there is one from before."""
    name = cookie_name(services, request)
    made = [cookie(name, services.identity.cookie_of(guest, device), YEAR)]
    return made if name == COOKIE or COOKIE not in request.cookies else [*made, cookie(COOKIE, "", 0)]


def cookie_name(services: Services, request: AnyRequest) -> str:
    """What our cookie is called where this request came from."""
    return SECURE_COOKIE if our_address(services, request).startswith("https:") else COOKIE


def our_address(services: Services, request: AnyRequest) -> str:
    """Where people reach us, as far as we know."""
    return services.settings.address or f"{request.scope['scheme']}://{request.headers.get('host', '')}"


router = Router(
    path="/api",
    route_handlers=[
        new_guest,
        me,
        who,
        change_me,
        delete_me,
        new_link,
        use_link,
        sign_out,
        sign_out_everywhere,
        tokens,
        new_token,
        revoke_token,
    ],
)
