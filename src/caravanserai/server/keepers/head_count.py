"""Who is where just now, and how much there is to do: counted on this node, and asked of the others."""

from __future__ import annotations

import asyncio
import statistics
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from ...protocol.keepers import NodeLoad

WAIT_SECONDS = 0.4
"""How long the other nodes have to answer."""


class OccupiedTable(msgspec.Struct, array_like=True):
    """A table at which somebody is."""

    table: str
    guests: list[str]
    nameless: int


class Count(msgspec.Struct, array_like=True):
    """What one node counts."""

    load: NodeLoad
    places: list[OccupiedTable]
    networks: dict[str, list[str]]
    """Where guests lately came from, of those who were asked about."""
    visitors: list[str] = []
    """Those of them who lately asked for something here."""


class Counted(msgspec.Struct):
    """What all nodes have counted."""

    nodes: list[NodeLoad]
    here: dict[str, set[str]]
    """The guests at each table."""
    nameless: dict[str, int]
    """How many strangers look on at each."""
    networks: dict[str, list[str]]
    visitors: set[str] = msgspec.field(default_factory=set)
    """Those of the guests asked about who lately asked for something."""

    @property
    def guests(self) -> set[str]:
        """All who are at any table."""
        return set().union(*self.here.values())


class HeadCount:
    """Counts on this node, and asks the others where there are any."""

    def __init__(self, count: Callable[[Collection[str]], Count]) -> None:
        self._count = count
        self.ask_others: Callable[[str, Collection[str]], int] | None = None
        """Asks the other nodes, by a number for the question; says how many there are."""
        self._asked = 0
        self._answers: dict[str, list[Count]] = {}
        self._bell = asyncio.Event()

    async def take(self, guests: Collection[str] = ()) -> Counted:
        """Count on all nodes; of these guests also where they come from."""
        counts = [self._count(guests)]
        if self.ask_others is not None:
            self._asked += 1
            question = str(self._asked)
            answers = self._answers[question] = []
            others = self.ask_others(question, guests)
            try:
                async with asyncio.timeout(WAIT_SECONDS):
                    while len(answers) < others:
                        self._bell.clear()
                        await self._bell.wait()
            except TimeoutError:
                pass  # a node that doesn't answer isn't counted
            finally:
                del self._answers[question]
            counts += answers
        return put_together(counts)

    def answer(self, guests: Collection[str]) -> Count:
        """What this node counts, for another."""
        return self._count(guests)

    def hear(self, question: str, count: Count) -> None:
        """Another node answers."""
        answers = self._answers.get(question)
        if answers is not None:
            answers.append(count)
            self._bell.set()


def put_together(counts: Iterable[Count]) -> Counted:
    """What several nodes have counted, as one."""
    whole = Counted([], {}, {}, {})
    for count in counts:
        whole.nodes.append(count.load)
        for place in count.places:
            whole.here.setdefault(place.table, set()).update(place.guests)
            whole.nameless[place.table] = whole.nameless.get(place.table, 0) + place.nameless
        whole.visitors.update(count.visitors)
        merge(whole.networks, count.networks)
    return whole


def merge(into: dict[str, list[str]], more: Mapping[str, list[str]]) -> None:
    """Add the networks that another node knows of."""
    for guest, networks in more.items():
        known = into.setdefault(guest, [])
        known += [network for network in networks if network not in known]


def mean_and_p99(lags: deque[float]) -> tuple[float, float]:
    """How late the event loop was lately: on average, and in the worst of a hundred cases."""
    if len(lags) < 2:
        return 0.0, 0.0
    return round(statistics.fmean(lags), 6), round(statistics.quantiles(lags, n=100)[-1], 6)
