"""Noting what the rules do, where somebody listens; `machine_notes.pxd` has the same for the compiler."""

from __future__ import annotations

from .core import Core

__all__ = ["note"]


def note(s: Core, kind: int, seat: int, place: int, amount: int) -> None:
    """Add a row to the ledger, if there is one; `constants.py` says what its numbers mean."""
    if s.ledger is not None:
        s.ledger.note(kind, seat, place, amount)
