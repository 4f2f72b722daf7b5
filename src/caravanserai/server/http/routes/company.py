"""Company: quick matches, friends, challenges, who is blocked."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from ....protocol.bodies import NewTable, Whom
from ....protocol.company import (
    Befriend,
    Befriended,
    Challenge,
    Company,
    FriendCode,
    Sought,
    WaitingMatches,
)
from ....protocol.messages import TableInfo
from ....protocol.refusal import Refusal
from ....table import MatchSettings
from ...company.quick_match import PACES
from ...lobby.tables import ASKED, CHALLENGE, IN, PERSON, WAITING, TableSeat
from ...people.guests import Guest
from ...services import Services
from ..dependencies import KnownGuest, MaybeGuest, TheServices
from . import ERRORS
from .tables import must_know_game, read_setting


@get("/match", responses=ERRORS, tags=["company"])
async def waiting_matches(guest_or_none: MaybeGuest, services: TheServices) -> WaitingMatches:
    """Who waits for others to play with, and where you do."""
    guest = None if guest_or_none is None else guest_or_none.id
    yours = None if guest is None else await services.quick_match.table_of(guest)
    return WaitingMatches(await services.quick_match.waiting(guest), yours)


@post("/match", status_code=200, responses=ERRORS, tags=["company"])
async def seek_match(data: JSONBody[Sought], guest_in_person: KnownGuest, services: TheServices) -> TableInfo:
    """Find a table: you sit down where others wait, or wait for others; it starts by itself. Leaving is
    leaving the table."""
    *left, outcome = await services.quick_match.seek(guest_in_person, sought_setting(data))
    for one in left:
        await services.tell(one, guest_in_person)
    return await services.tell(outcome, guest_in_person)


@get("/friends", responses=ERRORS, tags=["company"])
async def my_company(guest_in_person: KnownGuest, services: TheServices) -> Company:
    """Your friends, and whom you have blocked."""
    return await services.friends.company(guest_in_person.id)


@post("/friends/link", status_code=200, responses=ERRORS, tags=["company"])
async def new_friend_link(guest_in_person: KnownGuest, services: TheServices) -> FriendCode:
    """A new link by which others become your friends; the old one is void."""
    return FriendCode(await services.friends.new_code(guest_in_person.id))


@post("/friends/look", status_code=200, responses=ERRORS, tags=["company"])
async def look_at_friend_link(
    data: JSONBody[Befriend], guest_or_none: MaybeGuest, services: TheServices
) -> Befriended:
    """Whose link this is, before you follow it."""
    return await services.friends.look(None if guest_or_none is None else guest_or_none.id, data.code)


@post("/friends", status_code=200, responses=ERRORS, tags=["company"])
async def befriend(
    data: JSONBody[Befriend], guest_in_person: KnownGuest, services: TheServices
) -> Befriended:
    """Follow somebody's link: you are friends from now on."""
    return await services.friends.befriend(guest_in_person.id, data.code)


@delete("/friends/{guest:str}", status_code=204, responses=ERRORS, tags=["company"])
async def part_from_friend(guest: FromPath[str], guest_in_person: KnownGuest, services: TheServices) -> None:
    """End a friendship."""
    await services.friends.part(guest_in_person.id, guest)


@post("/challenges", status_code=201, responses=ERRORS, tags=["company"])
async def challenge(
    data: JSONBody[Challenge], guest_in_person: KnownGuest, services: TheServices
) -> TableInfo:
    """Invite friends to a game: they find a seat kept for them, and it starts once all have sat down."""
    setting = sought_setting(data)
    if len(data.guests) >= setting.players:
        told = {"players": setting.players, "wishes": len(data.guests) + 1}
        raise Refusal.of("bad-request", "too-many-seats", field="guests", **told)
    await services.friends.must_be_friends(guest_in_person.id, data.guests)
    taken = [TableSeat(PERSON, one) for one in (guest_in_person.id, *data.guests)]
    seats = [*taken, *[TableSeat()] * (setting.players - len(taken))]
    most = services.settings.limits.open_tables
    table = await services.tables.create(setting, False, guest_in_person.id, seats, most, CHALLENGE)
    for friend in data.guests:
        told_at, game = table.created_at, setting.game
        await services.notices.invited(table.id, friend, game, guest_in_person.name, told_at)
    return await services.show(table, guest_in_person)


@post("/blocks", status_code=204, responses=ERRORS, tags=["company"])
async def block(data: JSONBody[Whom], guest_in_person: KnownGuest, services: TheServices) -> None:
    """Block somebody: you aren't matched with them and don't hear them; they can't befriend you, nor sit
    down at your tables."""
    await services.hub.blocks.add(guest_in_person.id, data.guest)
    services.hub.blocks_changed(guest_in_person.id)
    await keep_apart(services, guest_in_person, data.guest)


@delete("/blocks/{guest:str}", status_code=204, responses=ERRORS, tags=["company"])
async def unblock(guest: FromPath[str], guest_in_person: KnownGuest, services: TheServices) -> None:
    """Unblock somebody."""
    await services.hub.blocks.remove(guest_in_person.id, guest)
    services.hub.blocks_changed(guest_in_person.id)


async def keep_apart(services: Services, guest: Guest, whom: str) -> None:
    """Send somebody away from a guest's tables that wait, and decline what they invite the guest to."""
    for table in await services.tables.listed(WAITING, guest.id):
        if table.host == guest.id and table.members.get(whom) in (IN, ASKED):
            await services.tell(await services.lobby.remove(table.id, guest, whom), guest)
        elif table.host == whom and table.members.get(guest.id) == ASKED:
            await services.tell(await services.lobby.leave(table.id, guest), guest)


def sought_setting(wish: Sought) -> MatchSettings:
    """How it is played where somebody wishes so: among people, so without hints."""
    must_know_game(wish.game)
    return read_setting(
        NewTable(
            game=wish.game,
            players=wish.players,
            variant=wish.variant,
            clock=PACES[wish.pace],
            hints=False,
            rated="people" if wish.rated else "no",
        )
    )


router = Router(
    path="/api",
    route_handlers=[
        waiting_matches,
        seek_match,
        my_company,
        new_friend_link,
        look_at_friend_link,
        befriend,
        part_from_friend,
        challenge,
        block,
        unblock,
    ],
)
