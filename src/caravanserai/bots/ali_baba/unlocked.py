"""Simulations; in `machine_unlocked.pxd` the same without the GIL, so that other threads go on."""

from __future__ import annotations

from .tree import Tree

__all__ = ["simulate"]


def simulate(tree: Tree, simulations: int) -> None:
    """So many simulations."""
    tree.run(simulations)
