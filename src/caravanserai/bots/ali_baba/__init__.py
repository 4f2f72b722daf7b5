"""Bots for Ali Baba."""

from __future__ import annotations

from .making import make

__all__ = ["make"]
