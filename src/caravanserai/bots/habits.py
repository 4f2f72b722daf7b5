"""How those play who are still learning: a few plain habits, to be set by name as in "novice:doubt=9"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import TypeVar

from ..games import Chance
from .budget import BadBot

GRAINS = 1024  # how finely luck in a judgement is told apart
MOST_DOUBT = 1000.0


@dataclass(frozen=True)
class LearnersHabits:
    """What those who are learning have in common, whatever they play."""

    doubt: float
    """Points by which something may be thought better than it is, at most."""
    vision: float
    """How much is seen of what things may become: 0 for the points of the moment … 1 for all of it."""


Kind = TypeVar("Kind", bound=LearnersHabits)


def change(habits: Kind, wishes: dict[str, float]) -> Kind:
    """The habits with some of them changed; BadBot tells of a wrong one."""
    known = [field.name for field in fields(habits)]
    for name, value in wishes.items():
        if name not in known:
            raise BadBot(f"no habit is called {name!r}; there are {', '.join(known)}")
        most = MOST_DOUBT if name == "doubt" else 1.0
        if not 0 <= value <= most:
            raise BadBot(f"{name} may be 0 to {most:g}, not {value:g}")
    return replace(habits, **wishes)


def misjudge(values: Iterable[float], habits: LearnersHabits, chance: Chance) -> list[float]:
    """What each is believed to be worth: up to so many points too much."""
    return [value + habits.doubt * chance.below(GRAINS) / GRAINS for value in values]
