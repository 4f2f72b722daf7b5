"""The looks of the games, by name."""

from __future__ import annotations

from . import ali_baba, five_tribes
from .board import Look

LOOKS: dict[str, Look] = {"five-tribes": five_tribes.LOOK, "ali-baba": ali_baba.LOOK}
