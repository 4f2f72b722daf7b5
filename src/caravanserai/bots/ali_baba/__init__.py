"""Bots for Ali Baba."""

from __future__ import annotations

from .factory import make

__all__ = ["make"]
