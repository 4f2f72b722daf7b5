"""Where your-turn notices go: an e-mail address, and browsers that asked for web push."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from ....protocol.bodies import Me, NewEmail, PushKey, PushSubscription, UseLink
from ....protocol.refusal import Refusal
from ...notices.mail import BadAddress, NotSent, tidy_address
from ...notices.mail_texts import confirm
from ...notices.push import BadSubscription, Subscription, check
from ...people.guests import EMAIL
from ...people.security import address_of
from ..dependencies import AnyRequest, KnownGuest, TheServices
from . import ERRORS
from .people import show


@put("/me/email", status_code=204, responses=ERRORS, tags=["notices"])
async def new_email(
    data: JSONBody[NewEmail], guest_in_person: KnownGuest, services: TheServices, request: AnyRequest
) -> None:
    """Name an address for your-turn notices; it counts once you have followed the link sent there."""
    if not services.mailer.ready:
        raise Refusal.of("no-mail", "no-mail-here")
    try:
        address = tidy_address(data.email)
    except BadAddress as problem:
        raise Refusal.of("bad-request", "bad-address", field="email", problem=problem) from None
    services.rate_limits.mails.spend(address_of(request.client))
    secret, _ = await services.guests.new_link(guest_in_person.id, EMAIL, address)
    link = f"{services.settings.address}/confirm#{secret}"
    try:
        await services.mailer.send(
            address,
            confirm(guest_in_person.language, guest_in_person.name, link),
            guest_in_person.language,
        )
    except NotSent:
        raise Refusal.of("not-sent", "mail-not-sent") from None


@post("/links/confirm-email", status_code=200, responses=ERRORS, tags=["notices"])
async def confirm_email(data: JSONBody[UseLink], services: TheServices) -> Me:
    """Follow the link in the mail: the address is yours."""
    guest, address = await services.guests.use_link(data.secret, EMAIL)
    return show(services, await services.guests.change_address(guest.id, address))


@delete("/me/email", status_code=204, responses=ERRORS, tags=["notices"])
async def forget_email(guest_in_person: KnownGuest, services: TheServices) -> None:
    """No more mail."""
    await services.guests.change_address(guest_in_person.id, None)


@get("/push-key", responses=ERRORS, tags=["notices"])
async def push_key(services: TheServices) -> PushKey:
    """The key that a browser subscribes with."""
    return PushKey(services.push_key)


@put("/me/push", status_code=204, responses=ERRORS, tags=["notices"])
async def subscribe(
    data: JSONBody[PushSubscription], guest_in_person: KnownGuest, services: TheServices
) -> None:
    """Push notices to this browser."""
    if services.pusher is None:
        raise Refusal.of("no-push", "no-push-here")
    subscription = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    try:
        check(subscription, services.pusher.services)
    except BadSubscription as problem:
        raise Refusal.of("bad-request", "bad-subscription", field="endpoint", problem=problem) from None
    await services.guests.subscribe(guest_in_person.id, subscription)


@delete("/me/push", status_code=204, responses=ERRORS, tags=["notices"])
async def unsubscribe(guest_in_person: KnownGuest, services: TheServices) -> None:
    """Push no more notices, to any of your browsers."""
    await services.guests.unsubscribe(guest_in_person.id)


router = Router(
    path="/api",
    route_handlers=[new_email, confirm_email, forget_email, push_key, subscribe, unsubscribe],
)
