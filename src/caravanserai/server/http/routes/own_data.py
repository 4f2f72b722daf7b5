"""All that is kept of a guest, given to them as a file; and who they were, got back by e-mail."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from ....protocol.own_data import OwnData, Recovery
from ....protocol.refusal import Refusal
from ...notices.mail import BadAddress, tidy_address
from ...people.security import address_of
from ..dependencies import AnyRequest, KnownGuest, TheServices
from . import ERRORS
from .page import PACKED

FILE = "caravanserai-{}.json"
GIVEN = ResponseSpec(
    OwnData, description="All that is kept of a guest, as a file.", media_type="application/json"
)


# Not packed: that would keep moves waiting.
@get("/me/data", responses={**ERRORS, 200: GIVEN}, tags=["people"], opt={PACKED: True})
async def own_data(guest_in_person: KnownGuest, services: TheServices) -> Stream:
    """All that is kept of you, as one file."""
    services.exports.must_have_room()
    services.rate_limits.exports.spend(guest_in_person.id)
    name = FILE.format(guest_in_person.id)
    return Stream(
        services.exports.export(guest_in_person.id),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/recovery", status_code=204, responses=ERRORS, tags=["people"])
async def recover(data: JSONBody[Recovery], services: TheServices, request: AnyRequest) -> None:
    """Have a letter sent with links that make you again who you were; the answer is always the same."""
    if not services.mailer.ready:
        raise Refusal.of("no-mail", "no-mail-here")
    try:
        mailbox = tidy_address(data.email)
    except BadAddress as problem:
        raise Refusal.of("bad-request", "bad-address", field="email", problem=problem) from None
    services.rate_limits.mails.spend(address_of(request.client))
    services.recovery.ask(mailbox)


router = Router(path="/api", route_handlers=[own_data, recover])
