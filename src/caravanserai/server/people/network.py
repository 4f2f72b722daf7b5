"""Where people come from: their network address, also behind a proxy that is trusted to tell it."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

LONGEST_ADDRESS = 60
"""Characters of an address; what is longer is none."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whom an address counts for: of IPv6 a household, which has as many addresses as it likes."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


@lru_cache(maxsize=4096)
def shortened(address: str) -> str:
    """An address without what tells one household from the next: 24 bits of IPv4, 48 of IPv6 stay."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0].partition("/")[0])
    except ValueError:
        return "-"
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    kept = 24 if isinstance(found, ipaddress.IPv4Address) else 48
    return str(ipaddress.ip_network((found, kept), strict=False).network_address)


class Proxies:
    """The proxies that are believed when they tell for whom they ask."""

    def __init__(self, addresses: str) -> None:
        """ValueError for addresses that can't be."""
        self._everybody = addresses.strip() == "*"
        parts = [] if self._everybody else [part.strip() for part in addresses.split(",") if part.strip()]
        self._networks = [ipaddress.ip_network(part, strict=False) for part in parts]

    def trusts(self, address: str) -> bool:
        """Whether a proxy of ours has that address."""
        if self._everybody:
            return True
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    def among(self, network: str) -> bool:
        """Whether a proxy of ours is in that network."""
        wide = ipaddress.ip_network(network)
        return any(wide.overlaps(one) for one in self._networks)

    def sender(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Who asks: the other end itself, or whom it asks for if it is a proxy of ours."""
        if not self.trusts(peer):
            return peer
        told = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        for part in reversed(told.decode("latin-1").split(",")):
            address = part.strip()[:LONGEST_ADDRESS]
            if address and (self._everybody or not self.trusts(address)):
                return address
        return peer
