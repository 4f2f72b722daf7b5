"""Who is asking, and whom: what the routes' parameters stand for."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from ...protocol.refusal import Refusal
from ..keepers.sanctions import OPEN_TO_BANNED
from ..people.guests import Guest
from ..people.security import SAFE, address_of
from ..services import Services

FREE = "free"
"""Marks routes that don't count against any limit."""

AnyRequest = Request[object, object, State]
TheServices = NamedDependency[Services]
MaybeGuest = NamedDependency[Guest | None]
KnownGuest = NamedDependency[Guest]


def the_services(state: State) -> Services:
    """The parts of this server."""
    found: Services = state.services
    return found


async def the_guest_or_none(request: AnyRequest, services: TheServices) -> Guest | None:
    """Who is asking, if they have told a name."""
    guest = await services.identity.guest_of(request.headers)
    if guest is not None and (request.method, request.scope["path"]) not in OPEN_TO_BANNED:
        services.sanctions.check(guest.id, address_of(request.client))
    return guest


async def the_known_guest(request: AnyRequest, services: TheServices, guest_or_none: MaybeGuest) -> Guest:
    """Who is asking; they must have told a name."""
    if guest_or_none is None:
        raise Refusal.of("no-name", "no-name-yet")
    if request.method not in SAFE:
        services.rate_limits.changes.spend(guest_or_none.id)
    return guest_or_none


async def the_guest_in_person(request: AnyRequest, known_guest: KnownGuest) -> Guest:
    """Who is asking, in person: a token may play, but not make tokens and links."""
    if "authorization" in request.headers:
        raise Refusal.of("not-allowed", "not-for-programs")
    return known_guest


async def the_keeper_in_person(guest_in_person: KnownGuest, services: TheServices) -> Guest:
    """Who is asking, in person, and looks after the house."""
    if not await services.keeper_acts.is_keeper(guest_in_person.id):
        raise Refusal.of("not-allowed", "only-keepers")
    return guest_in_person


# No field of a request's body may bear one of these names: Litestar would take a mistake in it for ours.
DEPENDENCIES = {
    "services": Provide(the_services, sync_to_thread=False),
    "guest_or_none": Provide(the_guest_or_none),
    "known_guest": Provide(the_known_guest),
    "guest_in_person": Provide(the_guest_in_person),
    "keeper_in_person": Provide(the_keeper_in_person),
}
