"""How long a bot may think, and what it answers to a wish that can't be fulfilled."""

from __future__ import annotations

import re
from dataclasses import dataclass

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)")


class BadBot(ValueError):
    """A bot that can't be had: no such level, budget or setting."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: so many seconds, or so many simulations, whichever ends first."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        limits = [limit for limit in (self.seconds, self.simulations) if limit is not None]
        if not limits or not all(limit > 0 for limit in limits):
            raise BadBot("a budget of nothing leaves no time to think; give seconds, or simulations")

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read "2s", "50ms" or "1000" (simulations)."""
        found = BUDGET.fullmatch(text)
        if found is None:
            raise BadBot(f"{text!r} is no budget; write 2s, 50ms, or a number of simulations such as 1000")
        if found[3]:
            return cls(simulations=int(found[3]))
        return cls(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.seconds:g}s"
        return str(self.simulations)


AT_SIGHT = Budget(simulations=1)
"""For who doesn't look ahead."""
