"""What things are worth before the end: fitted over self-play, each kept only if it won (docs/bots.md)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Worth of things while the game is young; at its end everything is worth its points.

    A game is as young as its furthest seat has camels left: 1 at the start, 0 in the last round.
    """

    coin: float = 1.0
    tile: float = 1.0
    elder: float = 2.6
    fakir: float = 1.8
    camel: float = 0.0
    set_value: float = 0.2
    """Of what goods would bring if they were sold now."""
    kind: float = 4.0
    """Each different good in hand."""
    duplicate: float = 2.2
    """Each good beyond the first of its kind."""
    softness: float = 0.7
    """How uncertain a majority of viziers is at the end, in viziers."""
    early_softness: float = 1.0
    """How much more uncertain at the start."""
    djinn: float = 2.0
    """A djinn's power, beyond the points on its card."""
    next_gain: float = 0.8
    """Of what the next to move can take best."""
    later_gain: float = 0.6
    """Of what the others can take from what is left."""
