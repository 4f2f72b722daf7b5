"""What things are reckoned to be worth, in points; found by play-offs (see `tuner.py`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The numbers of the appraisal, for two seats; with more, what is far ahead counts for less."""

    promise: float = 0.6
    """For each tile of the same treasure that may still be taken later."""
    wait: float = 0.5
    """Off, for each tile of the treasure already owned: what it might bring later all the same."""
    deny: float = 0.6
    """For each tile of the treasure that a rival owns, and now can't make a larger set of."""
    exposure: float = 0.6
    """Off, for each tile turned up: the next seat chooses first."""
    hush: float = 1.7
    """For naming a ban."""
    tempo: float = 0.9
    """For being the next to take, per point of the best take."""


WEIGHTS = Weights()
FURTHER_ON = 0.5
"""What a ban against a rival counts beside one against the rival who plays just before it."""
