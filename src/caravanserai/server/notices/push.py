"""Web push: short messages to browsers, encrypted so that only they can read them (extra `push`).

Whoever subscribes names the address we send to. So it must be one of the browsers' push services, or anybody
could have our server knock at doors of their choice.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import importlib.util
import json
import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from .courier import AT_HOME, Courier, Endpoint, LookUp, PrivatePlace, look_up
from .mail import NotSent

SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
LIFETIME = 12 * 60 * 60  # seconds for which a push service keeps a message for a browser that is off
TIMEOUT = 20.0
LONGEST_WAIT = 3600.0
ENDPOINT = re.compile(
    r"(https?)://([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::([0-9]{1,5}))?(/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?"
)
"""The one way in which an address is read: what no two readers could take for different places."""


class BadSubscription(ValueError):
    """A subscription to which nothing can be pushed."""


class SubscriptionGone(Exception):
    """The browser doesn't want messages any more: forget the subscription."""


@dataclass(frozen=True)
class Subscription:
    """Where a browser gets its messages, and the keys to encrypt them with."""

    endpoint: str
    p256dh: str
    auth: str


def available() -> bool:
    """Whether the extra `push` is installed."""
    return importlib.util.find_spec("pywebpush") is not None


def new_key() -> str:
    """A private key with which this house signs what it pushes, as text; made once."""
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    return to_text(key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers are told of the key when they subscribe."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(from_text(private), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return to_text(point.public_bytes(encoding, form))


def check(subscription: Subscription, services: tuple[str, ...] = SERVICES) -> None:
    """Refuse a subscription that leads elsewhere than to a push service, or has no proper keys."""
    read_endpoint(subscription.endpoint, services)
    try:
        keys = from_text(subscription.p256dh), from_text(subscription.auth)
    except ValueError:
        raise BadSubscription("The keys of the subscription can't be read.") from None
    if len(keys[0]) != 65 or keys[0][0] != 4 or len(keys[1]) != 16:
        raise BadSubscription("The keys of the subscription have not the right length.")


def read_endpoint(text: str, services: tuple[str, ...] = SERVICES) -> Endpoint:
    """The place at a push service that an address names; BadSubscription if it names any other."""
    found = ENDPOINT.fullmatch(text)
    if found is None:
        raise BadSubscription("The address of the push service can't be read.")
    scheme, host, port, target = found.groups()
    at_home = host in AT_HOME and host in services
    if not at_home and (scheme != "https" or port not in (None, "443")):
        raise BadSubscription("A push service has an address that starts with https://.")
    if not any(host == service or host.endswith("." + service) for service in services):
        raise BadSubscription(f"{host} is no push service that we know.")
    return Endpoint(scheme, host, None if port is None else int(port), target or "/")


class Pusher:
    """Pushes messages, signed with the house's key."""

    def __init__(
        self,
        key: str,
        contact: str,
        services: tuple[str, ...] = SERVICES,
        look_up: LookUp = look_up,
    ) -> None:
        self.contact = contact
        self.services = services
        self.look_up = look_up
        self._key = key
        self._threads = ThreadPoolExecutor(4, "push")

    @property
    def ready(self) -> bool:
        """Whether anything can be pushed."""
        return bool(self._key and self.contact) and available()

    async def push(self, to: Subscription, message: Mapping[str, object], topic: str) -> None:
        """Push a message in place of an older one on the topic; SubscriptionGone or NotSent if it can't."""
        check(to, self.services)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._send, to, json.dumps(message), topic)

    def _send(self, to: Subscription, data: str, topic: str) -> None:
        """Encrypt, sign and send, in a thread: the library waits for the answer."""
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

        endpoint = read_endpoint(to.endpoint, self.services)
        try:
            webpush(
                {"endpoint": str(endpoint), "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                data,
                vapid_private_key=self._key,
                vapid_claims={"sub": self.contact},
                headers={"Topic": topic[:32], "Urgency": "normal"},
                ttl=LIFETIME,
                timeout=TIMEOUT,
                requests_session=Courier(endpoint, self.look_up),
            )
        except WebPushException as problem:
            status = problem.status_code
            if status in (404, 410):
                raise SubscriptionGone from problem
            again = status is None or status == 429 or status >= 500
            raise NotSent(f"the push service says {status}", again, seconds(problem.retry_after)) from problem
        except PrivatePlace as problem:
            raise NotSent(f"nothing is pushed there: {problem}", False) from problem
        except (OSError, http.client.HTTPException) as problem:
            raise NotSent(f"the push service can't be reached: {problem}", True) from problem

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def seconds(retry_after: str | None) -> float:
    """How long a service asks us to wait; a date is taken for no wish."""
    return min(LONGEST_WAIT, float(retry_after)) if retry_after and retry_after.isdigit() else 0.0


def to_text(raw: bytes) -> str:
    """Bytes as browsers write keys: URL-safe, without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The bytes of a key; ValueError if it is none."""
    raw = text.rstrip("=").encode("ascii")
    return base64.b64decode(raw + b"=" * (-len(raw) % 4), altchars=b"-_", validate=True)
