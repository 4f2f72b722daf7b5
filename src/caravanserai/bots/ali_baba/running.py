"""Where a search leaves the Python world for a while."""

from __future__ import annotations

from .tree import Tree
from .unlocked import *


def run(tree: Tree, simulations: int) -> None:
    """Let a search do so many simulations; in the compiled build other threads go on meanwhile."""
    simulate(tree, simulations)
