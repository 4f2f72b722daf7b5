"""Simulations; in `machine_unlocked.pxd` the same without the GIL, so that other threads go on."""

from __future__ import annotations

from .steps import Steps
from .tree import Tree

__all__ = ["simulate_steps", "simulate_turns"]


def simulate_turns(tree: Tree, simulations: int) -> None:
    """So many simulations over whole turns."""
    tree.run(simulations)


def simulate_steps(steps: Steps, simulations: int) -> None:
    """So many simulations over small steps."""
    steps.run(simulations)
