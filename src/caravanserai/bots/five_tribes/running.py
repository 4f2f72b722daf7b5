"""Where a search leaves the Python world for a while."""

from __future__ import annotations

from .steps import Steps
from .tree import Tree
from .unlocked import *


def run(search: Tree | Steps, simulations: int) -> None:
    """Let a search do so many simulations; in the compiled build other threads go on meanwhile."""
    if isinstance(search, Tree):
        simulate_turns(search, simulations)
    else:
        simulate_steps(search, simulations)
