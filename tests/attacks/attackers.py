"""Somebody who means no good, with an address of their own: guests, sockets, and bytes of any kind."""

from __future__ import annotations

import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30.0
"""Seconds in which an attacker must have had an answer."""


class Attacker:
    """A guest, or a stranger, who comes from an address of their own."""

    def __init__(self, url: str, address: str = "127.0.0.2") -> None:
        self.url = url
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_raised: object) -> None:
        await self.http.aclose()

    async def introduce(self, name: str = "Mallory") -> str:
        """Become a guest; their id."""
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def new_table(self, **wishes: Any) -> dict[str, Any]:
        """Set a table up."""
        answer = await self.http.post("/api/tables", json={"game": "five-tribes", "players": 2, **wishes})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    async def solo(self, **wishes: Any) -> dict[str, Any]:
        """A table in play at which the attacker has both seats."""
        beside = [{"kind": "person"}, {"kind": "same-screen", "name": "Eve"}]
        table = await self.new_table(seats=beside, **wishes)
        answer = await self.http.post(f"/api/tables/{table['id']}/start")
        assert answer.status_code == 200, answer.text
        return table

    @asynccontextmanager
    async def at(self, table: str, told: str = "") -> AsyncIterator[ClientConnection]:
        """A socket to a table; it may tell an address as proxies do."""
        cookie = self.http.cookies.get("caravanserai")
        headers = {"Cookie": f"caravanserai={cookie}"} if cookie else {}
        async with connect(
            f"{self.url.replace('http', 'ws', 1)}/ws/{table}",
            additional_headers=headers | ({"X-Forwarded-For": told} if told else {}),
            local_addr=(self.address, 0),
            proxy=None,
            open_timeout=PATIENCE,
        ) as link:
            yield link


async def ask(link: ClientConnection, **request: Any) -> None:
    """Send a request."""
    await link.send(json.dumps(request, ensure_ascii=False))


def plain_socket(port: int, address: str = "127.0.0.2") -> socket.socket:
    """A connection to the server that says nothing of itself."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(address, 0))
