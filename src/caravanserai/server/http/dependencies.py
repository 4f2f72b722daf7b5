"""Who is asking, and whom: what the routes' parameters stand for."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from ..people.guests import Guest
from ..people.security import SAFE
from ..services import House
from .refusals import Refusal

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
AnyVisitor = NamedDependency[Guest | None]
AnyGuest = NamedDependency[Guest]


def the_house(state: State) -> House:
    """The house that this server is."""
    found: House = state.house
    return found


async def the_visitor(request: AnyRequest, house: TheHouse) -> Guest | None:
    """Who is asking, if they have told a name."""
    return await house.identity.guest_of(request.headers)


async def the_asker(request: AnyRequest, house: TheHouse, visitor: AnyVisitor) -> Guest:
    """Who is asking; they must have told a name."""
    if visitor is None:
        raise Refusal(401, "no-name", "Tell your name first: the server doesn't know who is asking.")
    if request.method not in SAFE:
        house.allowances.changes.spend(visitor.id)
    return visitor


async def the_person(request: AnyRequest, asker: AnyGuest) -> Guest:
    """Who is asking, in person: a token may play, but not make tokens and links."""
    if "authorization" in request.headers:
        raise Refusal(403, "not-allowed", "This is for the person, not for a program with a token.")
    return asker


# No field of a request's body may bear one of these names: Litestar would take a mistake in it for ours.
DEPENDENCIES = {
    "house": Provide(the_house, sync_to_thread=False),
    "visitor": Provide(the_visitor),
    "asker": Provide(the_asker),
    "person": Provide(the_person),
}
