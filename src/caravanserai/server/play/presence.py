"""Who is connected to a table, to this node or another, and since when others are gone."""

from __future__ import annotations

from ..clock import ServerClock
from ..settings import Limits
from .connection import Connection

MOST_WINDOWS = 12
"""Connections of one guest to one table, on this node."""


class Presence:
    """The connections to a table, and what is known of those to other nodes."""

    __slots__ = ("_away", "_clock", "_elsewhere", "_opened_at", "connections")

    def __init__(self, clock: ServerClock) -> None:
        self.connections: list[Connection] = []
        self._clock = clock
        self._opened_at = clock.elapsed()
        self._away: dict[str, int] | None = None
        """Since when guests who were here are gone."""
        self._elsewhere: dict[str, tuple[dict[str, str], int]] | None = None
        """Guests with their names, and how many without, who are connected to other nodes."""

    def add(self, connection: Connection) -> None:
        """Somebody comes."""
        self.connections.append(connection)
        if self._away and connection.guest:
            self._away.pop(connection.guest.id, None)

    def remove(self, connection: Connection) -> bool:
        """Somebody is gone; False if they were before."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        if connection.guest is not None and connection.guest.id not in self.people()[0]:
            self._away = self._away or {}
            self._away[connection.guest.id] = self._clock.elapsed()
        return True

    def people(self) -> tuple[dict[str, str], int]:
        """The guests who are connected, to any node, with their names; and how many without a name."""
        guests, nameless = self.people_on_this_node()
        for others, number in (self._elsewhere or {}).values():
            guests |= others
            nameless += number
        return guests, nameless

    def people_on_this_node(self) -> tuple[dict[str, str], int]:
        """The guests who are connected to this node, with their names; and how many without a name."""
        guests = {one.guest.id: one.guest.name for one in self.connections if one.guest is not None}
        return guests, sum(one.guest is None for one in self.connections)

    @property
    def anybody(self) -> bool:
        """Whether anybody is connected, to any node."""
        if self.connections:
            return True
        return any(guests or nameless for guests, nameless in (self._elsewhere or {}).values())

    def set_elsewhere(self, node: str, guests: dict[str, str], nameless: int) -> None:
        """Another node tells who is connected to it."""
        self._elsewhere = {**(self._elsewhere or {}), node: (guests, nameless)}

    def forget(self, node: str) -> bool:
        """Nobody is connected to that node any more; False if nobody was."""
        return bool(self._elsewhere and self._elsewhere.pop(node, None))

    def full_for(self, guest: str | None, seated: bool, address: str, limits: Limits) -> bool:
        """Whether one more doesn't fit in here. Who sits here counts only against their own windows."""
        if guest is not None:
            mine = sum(one.guest is not None and one.guest.id == guest for one in self.connections)
            if mine >= MOST_WINDOWS:
                return True
        if seated:
            return False
        onlookers = [one.address for one in self.connections if not one.seats]
        return len(onlookers) >= limits.onlookers or onlookers.count(address) >= limits.onlookers_per_address

    def away_for(self, guest: str | None) -> int:
        """For how many milliseconds nobody has seen that guest here."""
        if guest is None:
            return self._clock.elapsed() - self._opened_at
        if guest in self.people()[0]:
            return 0
        return self._clock.elapsed() - (self._away or {}).get(guest, self._opened_at)
