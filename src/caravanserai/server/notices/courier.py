"""Carries a message to an address that somebody else has named, and to no door inside our own walls.

The name is looked up once; if what it stands for is a place on the open internet, that very place is
connected to, so that no second answer can lead elsewhere. Nothing is sent on to where an answer points.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

LONGEST_ANSWER = 4096
NAT64 = IPv6Network("64:ff9b::/96")
AT_HOME = frozenset(("127.0.0.1", "localhost"))
"""This machine, for a house that names it as a service of its own."""

LookUp = Callable[[str, int], list[str]]


class PrivatePlace(Exception):
    """A name that stands for a place which isn't on the open internet."""


class Endpoint(NamedTuple):
    """Where a message goes, read once; `str` is the same as text."""

    scheme: str
    host: str
    port: int | None
    target: str

    def __str__(self) -> str:
        port = "" if self.port is None else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}{self.target}"


@dataclass(frozen=True)
class CourierAnswer:
    """What was said to a message, under the names that pywebpush asks for."""

    status_code: int
    reason: str
    headers: http.client.HTTPMessage
    text: str


class Courier:
    """Posts to one endpoint; for pywebpush it is a session."""

    def __init__(self, endpoint: Endpoint, look_up: LookUp) -> None:
        self.endpoint = endpoint
        self.look_up = look_up

    def post(self, _address: str, data: bytes, headers: Mapping[str, str], timeout: float) -> CourierAnswer:
        """Post to the endpoint and nowhere else; PrivatePlace, OSError or HTTPException if it can't."""
        connection = self._connection(timeout)
        try:
            connection.request("POST", self.endpoint.target or "/", data, dict(headers))
            answer = connection.getresponse()
            text = answer.read(LONGEST_ANSWER).decode("utf-8", "replace")
            return CourierAnswer(answer.status, answer.reason, answer.headers, text)
        finally:
            connection.close()

    def _connection(self, timeout: float) -> http.client.HTTPConnection:
        """A connection that stands, to a place that was found to be public."""
        end = self.endpoint
        secure = end.scheme == "https"
        port = end.port or (443 if secure else 80)
        made = socket.create_connection((place(end.host, port, self.look_up), port), timeout)
        connection = http.client.HTTPConnection(end.host, end.port or port, timeout=timeout)
        try:
            connection.sock = context().wrap_socket(made, server_hostname=end.host) if secure else made
        except BaseException:
            made.close()
            raise
        return connection


def place(host: str, port: int, look_up: LookUp) -> str:
    """The address that a name stands for; PrivatePlace if any that it has is none of the open internet."""
    found = look_up(host, port)
    if not found:
        raise OSError(f"{host} has no address")
    if host not in AT_HOME:
        for address in found:
            if not is_public(address):
                raise PrivatePlace(f"{host} stands for {address}, which is not on the open internet")
    return found[0]


def look_up(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet, also when it wraps one of IPv4."""
    try:
        place = ip_address(address)
    except ValueError:
        return False
    if isinstance(place, IPv6Address):
        if place in NAT64:
            return is_public(str(IPv4Address(int(place) & 0xFFFFFFFF)))
        if place.ipv4_mapped is not None:
            return is_public(str(place.ipv4_mapped))
        if place.scope_id or place.sixtofour or place.teredo or place.is_site_local:
            return False
    return place.is_global and not (place.is_multicast or place.is_reserved)


@cache
def context() -> ssl.SSLContext:
    """Whose word is good for who is who: the same that pywebpush trusts."""
    import certifi

    return ssl.create_default_context(cafile=certifi.where())
