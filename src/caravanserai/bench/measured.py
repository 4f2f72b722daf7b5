"""What a game lets be measured beyond random play, and what its figures should reach."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name

from .. import games

Run = Callable[[int], None]
"""Does so many simulations."""
Plant = Callable[[], Run]
"""Begins a search anew."""


@dataclass(frozen=True)
class Measured:
    """A game's searches, and its targets: all on one core, with the compiled build."""

    games: int | None = None
    """Random games a second."""
    searches: Mapping[str, Callable[[], Plant]] = field(default_factory=dict)
    """Its searches by name, each made when it is first asked for."""
    simulations: Mapping[str, int] = field(default_factory=dict)
    """Simulations a second, by the name of the search."""
    steps: Mapping[str, int] = field(default_factory=dict)
    """Steps a second of a batch, by what it tells."""


def measured_of(game: str) -> Measured:
    """What a game's registration names, or nothing beyond random play."""
    place = games.get(game).rooms.bench
    found: Measured = resolve_name(place) if place else Measured()
    return found
