"""What keeps other sites and other people's scripts out."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Address, MutableScopeHeaders, State
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from ...protocol.refusal import Refusal
from ..settings import Settings
from .network import network_of

AnyConnection = ASGIConnection[BaseRouteHandler, object, object, State]
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
DEFAULT_PORTS = {"http": 80, "https": 443}
THIS_MACHINE = frozenset(("127.0.0.1", "localhost", "::1"))
FOR_ANY_HOST = frozenset(("/health", "/metrics"))
"""What is asked of a node by its own address; neither tells or does anything in a guest's name."""

# What the page may do: load its own parts, talk to its own server, and nothing else.
CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
OF_ANYTHING = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
OF_DOCUMENTS = OF_ANYTHING | {
    "content-security-policy": CONTENT_POLICY,
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
}

PARTS_OF_A_PAGE = re.compile(r"/assets/[^/]+\.(js|css)")
"""What no browser ever shows by itself: rules of documents would only be more to send."""


def allowed_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser at all.

    Browsers say where a request comes from, in Sec-Fetch-Site or Origin; both can't be forged by a page.
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host") or ""
    ours = (settings.address, f"http://{host}", f"https://{host}")
    where = whereabouts(origin)
    return where is not None and where in [whereabouts(address) for address in ours]


def known_host(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request asks for a host that is ours; any is, where no address was set.

    Besides the address that is the one we listen on, and this machine: whoever is on it may ask directly.
    """
    if not settings.address:
        return True
    asked, ours = whereabouts(f"http://{headers.get('host') or ''}"), whereabouts(settings.address)
    if asked is None or ours is None:
        return False
    return asked[1] == ours[1] or asked[1] == settings.host or asked[1] in THIS_MACHINE


def whereabouts(address: str) -> tuple[str, str, int] | None:
    """The scheme, host and port of an address; None if it is no address of the web."""
    try:
        parts = urlsplit(address)
        if parts.scheme in DEFAULT_PORTS and parts.hostname:
            return parts.scheme, parts.hostname, parts.port or DEFAULT_PORTS[parts.scheme]
    except ValueError:
        pass
    return None


def own_page_only(settings: Settings) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    """A guard for all routes: asked by our own name; what changes something, by our own page or none."""

    def guard(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        if not known_host(connection.headers, settings) and connection.scope["path"] not in FOR_ANY_HOST:
            raise Refusal.of("unknown-host", "unknown-host")
        method = connection.scope.get("method", "GET")
        if method not in SAFE and not allowed_origin(connection.headers, settings):
            raise Refusal.of("foreign-origin", "foreign-origin")

    return guard


def headers_for(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """What puts the security headers on every answer."""
    always_secure = settings.address.startswith("https:")

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        message.setdefault("headers", [])
        headers = MutableScopeHeaders(message)
        path = str(scope.get("path", ""))
        part = message["status"] == HTTPStatus.OK and PARTS_OF_A_PAGE.fullmatch(path) is not None
        for name, value in (OF_ANYTHING if part else OF_DOCUMENTS).items():
            headers.setdefault(name, value)
        if always_secure or scope.get("scheme") == "https":
            headers.setdefault("strict-transport-security", "max-age=31536000")
        if path.startswith("/api/"):
            headers.setdefault("cache-control", "no-store")

    return add_headers


def address_of(client: Address | None) -> str:
    """The network of who asks."""
    return network_of(client.host) if client else ""
