"""Bots for Five Tribes."""

from __future__ import annotations

from .making import make

__all__ = ["make"]
