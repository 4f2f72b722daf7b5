"""Who may not talk, and who may not come in: known in memory, so that nobody's request waits for it."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable

import msgspec

from ...protocol.messages import InForce, Why
from ...protocol.refusal import Refusal

MUTE, BAN = "mute", "ban"
MOST_REMEMBERED = 10_000
WIDEST = {4: 16, 6: 32}
"""How many bits of an address a banned network has at least."""
OPEN_TO_BANNED = frozenset(
    [
        ("GET", "/api/house"),
        ("GET", "/api/who"),
        ("GET", "/api/me"),
        ("DELETE", "/api/me"),
        ("GET", "/api/me/data"),
        ("POST", "/api/me/sign-out"),
        ("POST", "/api/me/sign-out-everywhere"),
    ]
)
"""What somebody banned may still ask for: what is kept of them is theirs."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Sanction(msgspec.Struct, frozen=True):
    """Somebody may not talk, or not come in."""

    id: str
    kind: str
    guest: str | None
    network: str | None
    why: Why
    reason: str
    until: int | None

    @property
    def in_force(self) -> InForce:
        """As those whom it concerns are told of it."""
        return InForce(self.why, self.reason, self.until)


class Sanctions:
    """All that are in force, and who the keepers are, as last read from the store."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.keepers: frozenset[str] = frozenset()
        self._mutes: dict[str, Sanction] = {}
        self._bans: dict[str, Sanction] = {}
        self._addresses: dict[str, Sanction] = {}
        self._networks: list[tuple[Network, Sanction]] = []
        self._within: dict[str, list[Sanction]] = {}
        """The bans of larger networks that addresses are in, for those who asked last."""

    def renew(self, sanctions: Iterable[Sanction], keepers: Iterable[str]) -> None:
        """Take over what the store says."""
        self.keepers = frozenset(keepers)
        self._mutes, self._bans, self._addresses, self._networks = {}, {}, {}, []
        self._within = {}
        for one in sorted(sanctions, key=lambda one: one.until or 2**62):
            if one.guest is not None:
                (self._mutes if one.kind == MUTE else self._bans)[one.guest] = one
            elif one.network is not None:
                self._addresses[one.network] = one
                network = ipaddress.ip_network(one.network)
                if network.num_addresses > 1:
                    self._networks.append((network, one))

    def mute_of(self, guest: str) -> Sanction | None:
        """Why a guest may not talk."""
        return self._still(self._mutes.get(guest))

    def ban_of(self, guest: str | None, network: str) -> Sanction | None:
        """Why somebody from there may not come in. Keepers always may."""
        if guest is not None:
            if guest in self.keepers:
                return None
            found = self._still(self._bans.get(guest))
            if found is not None:
                return found
        return self._ban_of_network(network) if self._addresses else None

    def is_banned(self, guest: str) -> bool:
        """Whether the house keeps somebody out, wherever they come from."""
        return guest not in self.keepers and self._still(self._bans.get(guest)) is not None

    def check(self, guest: str | None, network: str) -> None:
        """Refusal if somebody from there may not come in."""
        ban = self.ban_of(guest, network)
        if ban is not None:
            raise banned(ban)

    def _ban_of_network(self, network: str) -> Sanction | None:
        found = self._still(self._addresses.get(network))
        if found is not None or not self._networks:
            return found
        within = self._within.get(network)
        if within is None:
            if len(self._within) >= MOST_REMEMBERED:
                self._within.clear()
            within = self._within[network] = self._bans_around(network)
        return next((one for one in within if self._still(one)), None)

    def _bans_around(self, network: str) -> list[Sanction]:
        """The bans of larger networks that one is in."""
        try:
            here = ipaddress.ip_network(network)
        except ValueError:
            return []
        return [one for wide, one in self._networks if here.overlaps(wide)]

    def _still(self, sanction: Sanction | None) -> Sanction | None:
        """A sanction, unless its time has passed."""
        if sanction is None or (sanction.until is not None and sanction.until <= self._now()):
            return None
        return sanction


class Banned(Refusal):
    """Somebody may not come in, or not talk; `in_force` says why and until when."""

    in_force: InForce


def banned(ban: Sanction) -> Banned:
    """How somebody is told that they are banned: the sentence is known in all languages."""
    refusal = Banned.of("banned", "banned-address" if ban.guest is None else f"banned-{ban.why}")
    refusal.in_force = ban.in_force
    return refusal


def muted(mute: Sanction) -> Banned:
    """How somebody is told that they may not talk."""
    refusal = Banned.of("muted", "muted")
    refusal.in_force = mute.in_force
    return refusal


def network_to_ban(address: str) -> str:
    """The network that an address, or a network, stands for; Refusal if it can't be banned."""
    try:
        found = ipaddress.ip_network(address.strip().partition("%")[0], strict=False)
    except ValueError:
        raise Refusal.of("bad-request", "no-address", field="address") from None
    if isinstance(found, ipaddress.IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            found = ipaddress.ip_network((mapped, found.prefixlen - 96), strict=False)
        elif found.prefixlen > 64:
            found = found.supernet(new_prefix=64)
    if found.prefixlen < WIDEST[found.version]:
        raise Refusal.of("bad-request", "network-too-wide", field="address")
    return str(found.network_address) if found.num_addresses == 1 else str(found)
