"""People from elsewhere than the honest ones, who ask a server by HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx


@contextmanager
def stranger(url: str, name: str = "Mallory", address: str = "127.0.0.2") -> Iterator[httpx.Client]:
    """Somebody with a name, at a network address of their own."""
    way = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=url, transport=way, timeout=30) as client:
        client.post("/api/guests", json={"name": name}).raise_for_status()
        yield client
