"""For keepers: the house at a glance, guests, tables, reports, and what can be done about them."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from .... import __version__
from ....protocol.keepers import (
    ActList,
    Glance,
    GuestLine,
    GuestList,
    HouseInvitations,
    HouseTables,
    MadeHouseInvitation,
    NewHouseInvitation,
    NewReport,
    NewSanction,
    Reason,
    ReportList,
    SanctionInfo,
    SanctionList,
    Settlement,
)
from ....protocol.refusal import Refusal
from ...keepers.head_count import Counted
from ...keepers.overview import NEWEST
from ...keepers.sanctions import MUTE, network_to_ban
from ...people.ids import is_id
from ...people.security import address_of
from ..dependencies import AnyRequest, KnownGuest, TheServices
from . import ERRORS
from .people import our_address

MOST = 2**31 - 1
LineNumber = Annotated[int, PathParameter(ge=0, le=MOST)]
ReportNumber = Annotated[int, PathParameter(ge=0, le=MOST)]
AfterId = Annotated[str | None, QueryParameter(name="after", max_length=40, description="The last one told.")]
AfterNumber = Annotated[
    int | None, QueryParameter(name="after", ge=0, le=MOST, description="The last one told.")
]
Search = Annotated[str, QueryParameter(max_length=100, description="A part of a name, or an id.")]
Status = Literal["waiting", "playing", "finished", "abandoned"]


@post("/tables/{table:str}/chat/{n:int}/report", status_code=204, responses=ERRORS, tags=["tables"])
async def report(
    table: FromPath[str],
    n: LineNumber,
    data: JSONBody[NewReport],
    known_guest: KnownGuest,
    services: TheServices,
    request: AnyRequest,
) -> None:
    """Report a line of chat of a table you may see to the keepers of the house."""
    services.rate_limits.reports.spend(address_of(request.client))
    there = await services.visible(table, known_guest)
    await services.reports.add(there.id, n, known_guest.id, data.words)


@get("/keepers/glance", responses=ERRORS, tags=["keepers"])
async def glance(keeper_in_person: KnownGuest, services: TheServices) -> Glance:
    """The house at a glance."""
    overview = services.overview
    counted = await services.hub.head_count.take()
    guests, today, reports, sanctions = await overview.numbers()
    newest = await overview.guests(limit=NEWEST)
    return Glance(
        now=services.keeper_acts.clock.world(),
        version=__version__,
        entry=services.admission.entry,
        guests=guests,
        guests_today=today,
        guests_here=len(counted.guests),
        newest=with_presence(newest, counted),
        tables=await overview.tables_by_status(),
        connections=sum(node.connections for node in counted.nodes),
        onlookers=sum(node.onlookers for node in counted.nodes),
        nodes=counted.nodes,
        database_bytes=await overview.database_bytes(),
        reports=reports,
        sanctions=sanctions,
        keepers=await overview.keepers(),
    )


@get("/keepers/guests", responses=ERRORS, tags=["keepers"])
async def guests(
    keeper_in_person: KnownGuest,
    services: TheServices,
    search: Search = "",
    here: FromQuery[bool] = False,
    after: AfterId = None,
) -> GuestList:
    """Guests, newest first: all, those whose name has something in it, or those who are at a table."""
    only = (await services.hub.head_count.take()).guests if here else None
    found = await services.overview.guests(search.replace("\0", "").strip(), checked(after), only=only)
    counted = await services.hub.head_count.take([guest.id for guest in found])
    return GuestList(with_presence(found, counted))


@get("/keepers/tables", responses=ERRORS, tags=["keepers"])
async def tables(
    keeper_in_person: KnownGuest,
    services: TheServices,
    status: FromQuery[Status | None] = None,
    after: AfterId = None,
) -> HouseTables:
    """Tables, newest first, also private ones, with who is there."""
    found = await services.overview.tables(status, checked(after))
    return HouseTables(await services.overview.house_tables(found, await services.hub.head_count.take()))


@post("/keepers/tables/{table:str}/close", status_code=204, responses=ERRORS, tags=["keepers"])
async def close(
    table: FromPath[str], data: JSONBody[Reason], keeper_in_person: KnownGuest, services: TheServices
) -> None:
    """Close a table, whatever is played there; who is there is told."""
    must_be_id(table, "no-such-table")
    await services.keeper_acts.close_table(table, keeper_in_person.id, data.reason)
    await services.carry_out()


@post("/keepers/tournaments/{tournament:str}/call-off", status_code=204, responses=ERRORS, tags=["keepers"])
async def call_off(
    tournament: FromPath[str], data: JSONBody[Reason], keeper_in_person: KnownGuest, services: TheServices
) -> None:
    """End a tournament, whoever has set it up; its name goes, too."""

    async def note(connection: AsyncConnection, host: str) -> None:
        await services.keeper_acts.note_call_off(connection, host, keeper_in_person.id, data.reason)

    await services.tournaments.close(tournament, note)


@post("/keepers/tables/{table:str}/chat/{n:int}/unsay", status_code=204, responses=ERRORS, tags=["keepers"])
async def unsay(
    table: FromPath[str],
    n: LineNumber,
    data: JSONBody[Reason],
    keeper_in_person: KnownGuest,
    services: TheServices,
) -> None:
    """Delete a line of chat; it vanishes for all who are there."""
    must_be_id(table, "no-such-line")
    await services.keeper_acts.unsay(table, n, keeper_in_person.id, data.reason)
    await services.carry_out()


@get("/keepers/sanctions", responses=ERRORS, tags=["keepers"])
async def sanctions(keeper_in_person: KnownGuest, services: TheServices) -> SanctionList:
    """Who may not talk or not come in, newest first."""
    return SanctionList(await services.overview.sanctions())


@post("/keepers/sanctions", status_code=201, responses=ERRORS, tags=["keepers"])
async def new_sanction(
    data: JSONBody[NewSanction], keeper_in_person: KnownGuest, services: TheServices
) -> SanctionInfo:
    """Mute or ban a guest, or ban an address; an older one of the same kind is replaced."""
    if (data.guest is None) == (data.address is None):
        raise Refusal.of("bad-request", "guest-or-address", field="guest")
    if data.address is not None and data.kind == MUTE:
        raise Refusal.of("bad-request", "mutes-are-for-guests", field="kind")
    network = None if data.address is None else network_to_ban(data.address)
    if network is not None and services.hub.crowd.proxies.among(network):
        raise Refusal.of("bad-request", "address-of-proxy", field="address")
    keeper = keeper_in_person.id
    made = await services.keeper_acts.sanction(
        data.kind, data.guest, network, data.seconds, data.why, data.reason, keeper
    )
    await services.carry_out()
    return await services.overview.sanction(made.id)


@delete("/keepers/sanctions/{sanction:str}", status_code=204, responses=ERRORS, tags=["keepers"])
async def lift(sanction: FromPath[str], keeper_in_person: KnownGuest, services: TheServices) -> None:
    """Let somebody talk, or come in, again."""
    must_be_id(sanction, "no-such-sanction")
    await services.keeper_acts.lift(sanction, keeper_in_person.id)
    await services.carry_out()


@get("/keepers/reports", responses=ERRORS, tags=["keepers"])
async def reports(
    keeper_in_person: KnownGuest,
    services: TheServices,
    settled: FromQuery[bool] = False,
    after: AfterNumber = None,
) -> ReportList:
    """Lines of chat that were reported, newest first: those that wait for a keeper, or the settled ones."""
    return ReportList(await services.overview.reports(settled, after))


@post("/keepers/reports/{report:int}/settle", status_code=204, responses=ERRORS, tags=["keepers"])
async def settle(
    report: ReportNumber, data: JSONBody[Settlement], keeper_in_person: KnownGuest, services: TheServices
) -> None:
    """Settle a report and all others of the same line, with what is to come of it."""
    keeper = keeper_in_person.id
    await services.keeper_acts.settle(report, data.outcome, data.seconds, data.why, data.reason, keeper)
    await services.carry_out()


@get("/keepers/acts", responses=ERRORS, tags=["keepers"])
async def acts(keeper_in_person: KnownGuest, services: TheServices, after: AfterNumber = None) -> ActList:
    """What keepers did, newest first."""
    return ActList(await services.overview.acts(after))


@get("/keepers/invitations", responses=ERRORS, tags=["keepers"])
async def invitations(keeper_in_person: KnownGuest, services: TheServices) -> HouseInvitations:
    """Invitations to the house by which somebody may still come."""
    return HouseInvitations(await services.overview.invitations())


@post("/keepers/invitations", status_code=201, responses=ERRORS, tags=["keepers"])
async def invite(
    data: JSONBody[NewHouseInvitation],
    keeper_in_person: KnownGuest,
    services: TheServices,
    request: AnyRequest,
) -> MadeHouseInvitation:
    """An invitation to the house, for as many as you say."""
    made = await services.keeper_acts.invite(data.uses, data.days, data.note, keeper_in_person.id)
    id, secret, expires = made
    return MadeHouseInvitation(id, f"{our_address(services, request)}/enter#{secret}", data.uses, expires)


@delete("/keepers/invitations/{invitation:str}", status_code=204, responses=ERRORS, tags=["keepers"])
async def uninvite(invitation: FromPath[str], keeper_in_person: KnownGuest, services: TheServices) -> None:
    """Void an invitation to the house; who has come by it stays."""
    must_be_id(invitation, "no-such-invitation")
    await services.keeper_acts.uninvite(invitation, keeper_in_person.id)


def with_presence(guests: list[GuestLine], counted: Counted) -> list[GuestLine]:
    """Guests, with whether they are here, and where they come from."""
    here = counted.guests
    for guest in guests:
        guest.here = guest.id in here
        guest.networks = counted.networks.get(guest.id, [])
    return guests


def checked(after: str | None) -> str | None:
    """The id after which a list is to go on; Refusal if it is none."""
    if after is not None and not is_id(after):
        raise Refusal.of("bad-request", "no-such-id", field="after")
    return after


def must_be_id(text: str, otherwise: str) -> None:
    """Refusal if a text can't be an id of ours."""
    if not is_id(text):
        raise Refusal.of(otherwise, otherwise)


router = Router(
    path="/api",
    route_handlers=[
        report,
        glance,
        guests,
        tables,
        close,
        call_off,
        unsay,
        sanctions,
        new_sanction,
        lift,
        reports,
        settle,
        acts,
        invitations,
        invite,
        uninvite,
    ],
)
