"""The few HTTP calls of a client, with nothing but Python's own library."""

from __future__ import annotations

import asyncio
import http.client
import ssl
from urllib.parse import urlsplit

import msgspec

from ..protocol.bodies import Body, Error
from ..protocol.refusal import Refusal

PATIENCE = 30.0


class Http:
    """Calls to one server, with the cookie or token of one guest."""

    def __init__(self, url: str, token: str | None = None, cookie: str | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is no address of a server; write for example http://127.0.0.1:8001")
        self.url = url.rstrip("/")
        self.token = token
        self.cookie = cookie
        """What the server gave us to be recognised by: name=value."""
        self._parts = parts

    @property
    def headers(self) -> dict[str, str]:
        """What says who we are."""
        if self.token is not None:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": self.cookie} if self.cookie else {}

    async def call(self, method: str, path: str, body: Body | None = None) -> bytes:
        """Ask for something; the body of the answer. Refusal if the server says no."""
        return await asyncio.to_thread(self._call, method, path, body)

    def _call(self, method: str, path: str, body: Body | None) -> bytes:
        link = self._connect()
        try:
            data = None if body is None else msgspec.json.encode(body)
            kind = {} if body is None else {"Content-Type": "application/json"}
            link.request(method, self._parts.path.rstrip("/") + path, data, {**self.headers, **kind})
            answer = link.getresponse()
            content = answer.read()
            if answer.status >= 400:
                raise _refusal(answer.status, content)
            self._remember(answer)
            return content
        finally:
            link.close()

    def _connect(self) -> http.client.HTTPConnection:
        host, port = self._parts.hostname or "", self._parts.port
        if self._parts.scheme == "https":
            return http.client.HTTPSConnection(
                host, port, timeout=PATIENCE, context=ssl.create_default_context()
            )
        return http.client.HTTPConnection(host, port, timeout=PATIENCE)

    def _remember(self, answer: http.client.HTTPResponse) -> None:
        given = [one.split(";", 1)[0] for one in answer.headers.get_all("Set-Cookie", [])]
        kept = [one for one in given if not one.endswith(("=", '=""'))]
        if kept and self.token is None:
            self.cookie = kept[0]


def _refusal(status: int, content: bytes) -> Refusal:
    try:
        told = msgspec.json.decode(content, type=Error)
        return Refusal(told.code, told.message, id=told.id, field=told.field, status=status)
    except msgspec.DecodeError:
        return Refusal.of("not-understood", "not-understood", status=status, content=repr(content[:200]))
