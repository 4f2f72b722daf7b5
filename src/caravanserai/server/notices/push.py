"""Web push: short messages to browsers, encrypted so that only they can read them (extra `push`).

Whoever subscribes names the address we send to. So it must be one of the browsers' push services, or anybody
could have our server knock at doors of their choice.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from urllib.parse import urlsplit

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
    try:
        place = urlsplit(subscription.endpoint)
        host, port = place.hostname or "", place.port
    except ValueError:
        raise BadSubscription("The address of the push service can't be read.") from None
    at_home = host == "127.0.0.1" and host in services
    if not at_home and (place.scheme != "https" or port not in (None, 443) or place.username):
        raise BadSubscription("A push service has an address that starts with https://.")
    if not any(host == service or host.endswith("." + service) for service in services):
        raise BadSubscription(f"{host or 'This'} is no push service that we know.")
    try:
        keys = from_text(subscription.p256dh), from_text(subscription.auth)
    except ValueError:
        raise BadSubscription("The keys of the subscription can't be read.") from None
    if len(keys[0]) != 65 or keys[0][0] != 4 or len(keys[1]) != 16:
        raise BadSubscription("The keys of the subscription have not the right length.")


class Pusher:
    """Pushes messages, signed with the house's key."""

    def __init__(self, key: str, contact: str, services: tuple[str, ...] = SERVICES) -> None:
        self.contact = contact
        self.services = services
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
        from requests import RequestException

        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                data,
                vapid_private_key=self._key,
                vapid_claims={"sub": self.contact},
                headers={"Topic": topic[:32], "Urgency": "normal"},
                ttl=LIFETIME,
                timeout=TIMEOUT,
                requests_session=staying_session(),
            )
        except WebPushException as problem:
            status = problem.status_code
            if status in (404, 410):
                raise SubscriptionGone from problem
            again = status is None or status == 429 or status >= 500
            raise NotSent(f"the push service says {status}", again, seconds(problem.retry_after)) from problem
        except RequestException as problem:
            raise NotSent(f"the push service can't be reached: {problem}", True) from problem

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def staying_session() -> object:
    """What posts where it is sent, and nowhere else: redirections would lead past the check of addresses."""
    import requests

    return SimpleNamespace(post=partial(requests.post, allow_redirects=False))


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
