"""Where guests lately came from: in memory only, so that a keeper can shut an address out."""

from __future__ import annotations

MOST_GUESTS = 10_000
MOST_NETWORKS = 3


class RecentNetworks:
    """The last networks of the guests who were last here."""

    def __init__(self) -> None:
        self._networks: dict[str, list[str]] = {}

    def note(self, guest: str, network: str) -> None:
        """A guest asks for something from there."""
        known = self._networks.get(guest)
        if known is not None and known[-1] == network:
            return
        if known is None:
            known = self._networks[guest] = []
            if len(self._networks) > MOST_GUESTS:
                del self._networks[next(iter(self._networks))]
        elif network in known:
            known.remove(network)
        known.append(network)
        del known[:-MOST_NETWORKS]

    def of(self, guest: str) -> list[str]:
        """The networks of a guest, the last one first."""
        return self._networks.get(guest, [])[::-1]
