"""Tournaments: who sets them up, joins and leaves, and how they stand."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from ....protocol.tournaments import NewTournament, TournamentInfo, TournamentList
from ...people.guests import Guest
from ...services import Services
from ...tournaments.kept import KeptTournament
from ...tournaments.told import info, listing
from ..dependencies import AnyRequest, KnownGuest, MaybeGuest, TheServices, the_guest_or_none
from . import ERRORS

WhichRound = Annotated[
    int | None, QueryParameter(name="round", ge=1, le=10**6, description="The last one, if not said.")
]
Known = Annotated[
    str, HeaderParameter(name="If-None-Match", max_length=200, description="The `ETag` of what one has.")
]
UNCHANGED = {304: ResponseSpec(None, description="Nothing has changed since then.")}


@post("/tournaments", responses=ERRORS, tags=["tournaments"])
async def new_tournament(
    data: JSONBody[NewTournament], known_guest: KnownGuest, services: TheServices
) -> TournamentInfo:
    """Set a tournament up; you are its host."""
    services.must_be_heard(known_guest)
    return await told(services, await services.tournaments.set_up(data, known_guest), known_guest)


@get("/tournaments", responses=ERRORS, tags=["tournaments"])
async def tournaments(services: TheServices, guest_or_none: MaybeGuest) -> TournamentList:
    """The public tournaments and your own: those under way first, yours before others', then the newest."""
    guest = guest_or_none.id if guest_or_none else None
    kept = services.tournaments.kept
    mine = await kept.taking_part(guest) if guest else set()
    found = await kept.listed(guest)
    return TournamentList([listing(one, entrants, guest, mine) for one, entrants in found])


@get("/tournaments/{tournament:str}", responses=ERRORS | UNCHANGED, tags=["tournaments"])
async def one_tournament(
    tournament: FromPath[str],
    services: TheServices,
    request: AnyRequest,
    number: WhichRound = None,
    known: Known = "",
) -> Response[TournamentInfo | None]:
    """A tournament, with how all stand and its last round, or the one asked for."""
    if known:
        # That nothing has changed may be told to whoever has the cookie: the guest need not be looked up.
        version = await services.tournaments.kept.version(tournament)
        signed = services.identity.signed_for(request.headers)
        if version is not None and (tag := version.tag(signed, number)) in known:
            return Response(None, status_code=304, headers={"etag": tag})
    guest = await the_guest_or_none(request, services)
    held = await services.tournaments.find(tournament)
    answer = await told(services, held, guest, None if number is None else number - 1)
    return Response(answer, headers={"etag": held.version.tag(guest.id if guest else None, number)})


@post("/tournaments/{tournament:str}/join", status_code=200, responses=ERRORS, tags=["tournaments"])
async def join(tournament: FromPath[str], known_guest: KnownGuest, services: TheServices) -> TournamentInfo:
    """Take part; who comes late has half a point for each round missed."""
    held = await services.tournaments.join(tournament, known_guest.id)
    return await told(services, held, known_guest)


@post("/tournaments/{tournament:str}/leave", status_code=200, responses=ERRORS, tags=["tournaments"])
async def leave(tournament: FromPath[str], known_guest: KnownGuest, services: TheServices) -> TournamentInfo:
    """Be paired no more; the game under way is still yours to play."""
    held = await services.tournaments.leave(tournament, known_guest.id)
    return await told(services, held, known_guest)


@post("/tournaments/{tournament:str}/begin", status_code=200, responses=ERRORS, tags=["tournaments"])
async def begin(tournament: FromPath[str], known_guest: KnownGuest, services: TheServices) -> TournamentInfo:
    """The host begins it."""
    await services.tournaments.begin(tournament, known_guest.id)
    await services.director.look(tournament)
    return await told(services, await services.tournaments.find(tournament), known_guest)


@post("/tournaments/{tournament:str}/call-off", status_code=200, responses=ERRORS, tags=["tournaments"])
async def call_off(
    tournament: FromPath[str], known_guest: KnownGuest, services: TheServices
) -> TournamentInfo:
    """The host ends it before its time."""
    held = await services.tournaments.call_off(tournament, known_guest.id)
    return await told(services, held, known_guest)


async def told(
    services: Services, held: KeptTournament, guest: Guest | None, number: int | None = None
) -> TournamentInfo:
    """A tournament as that guest is told of it."""
    ranked, names = await services.tournaments.kept.standing(held)
    return info(held, ranked, names, guest.id if guest else None, number)


router = Router(
    path="/api",
    route_handlers=[new_tournament, tournaments, one_tournament, join, leave, begin, call_off],
)
