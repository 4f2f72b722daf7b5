"""Ali Baba: the rules, from the cave to the last score."""

from __future__ import annotations

from .game import ALI_BABA

__all__ = ["ALI_BABA"]
