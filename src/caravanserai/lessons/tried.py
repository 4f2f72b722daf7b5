"""Trying something out on a position: as far as it is allowed, and why no further; nothing is kept."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..games import BadNotation, IllegalAction, Json, State

SEED = 1
"""Of chance, where nothing says what it answers."""


class Tried(msgspec.Struct):
    """How far somebody has come."""

    state: State
    story: list[Json]
    """All that was done, as the seat may know it."""
    steps: int = 0
    """How many of the actions were carried out."""
    refused: str | None = None
    """Why the next action was not carried out."""
    rule: str | None = None
    """The clause that forbids it."""
    reason: str = ""
    """The id of the reason, by which its translations are found."""

    def carries_out(self, text: str, step: Callable[[str], None]) -> bool:
        """Whether an action could be carried out; if not, why is noted."""
        try:
            step(text)
        except IllegalAction as refusal:
            self.refused, self.rule, self.reason = refusal.message, refusal.rule, refusal.id
            return False
        except BadNotation as problem:
            self.refused = str(problem)
            return False
        self.steps += 1
        return True
