"""What a server on this machine says of itself, if one runs."""

from __future__ import annotations

import http.client
import re

import msgspec

from ..protocol.bodies import Health
from ..server.settings import Settings

PATIENCE = 2.0
LAG = re.compile(r'^caravanserai_loop_lag_seconds_(bucket\{le="([^"]+)"\}|sum|count) (\S+)$', re.M)


class ServerLoad(msgspec.Struct):
    """How much a running server has to do; the lag of its event loop since its start."""

    connections: int
    tables: int
    queue: int
    thoughts: int
    lag_mean: float
    lag_p99: float


def ask_server(settings: Settings) -> ServerLoad | None:
    """How much the server on these settings' own port has to do; None if none answers."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    try:
        health = msgspec.json.decode(fetch(host, settings.port, "/health"), type=Health)
        mean, p99 = lag_of(fetch(host, settings.port, "/metrics").decode())
    except (OSError, http.client.HTTPException, msgspec.MsgspecError, ValueError):
        return None
    return ServerLoad(health.connections, health.tables, health.queue, health.thoughts, mean, p99)


def fetch(host: str, port: int, path: str) -> bytes:
    """What the server answers."""
    link = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        link.request("GET", path)
        return link.getresponse().read()
    finally:
        link.close()


def lag_of(figures: str) -> tuple[float, float]:
    """The mean and the 99th percentile of the event loop's lag, the latter as a bound."""
    found = [(what, bound, float(value)) for what, bound, value in LAG.findall(figures)]
    total = next((value for what, _, value in found if what == "sum"), 0.0)
    count = next((value for what, _, value in found if what == "count"), 0.0)
    if not count:
        return 0.0, 0.0
    below = (float(bound) for _, bound, value in found if bound and value >= 0.99 * count)
    return total / count, next(below, 0.0)
