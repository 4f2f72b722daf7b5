"""Tournaments: who plays whom, on which seat, and how they stand. Pure: no network, no clock, no files.

A tournament is what its log says, as a match at a table is: `Tournament.from_log` folds its entries, and
`next_entry` says which one follows by itself.
"""

from __future__ import annotations

from .entries import Begun, Decided, Ended, Joined, Left, Paired, TournamentEntry, decode, encode
from .format import Format
from .rankings import TIE_BREAKS, Ranking, rank
from .schedule import next_entry
from .tournament import Entrant, PlayedRound, PlayedTable, Tournament

__all__ = [
    "TIE_BREAKS",
    "Begun",
    "Decided",
    "Ended",
    "Entrant",
    "Format",
    "Joined",
    "Left",
    "Paired",
    "PlayedRound",
    "PlayedTable",
    "Ranking",
    "Tournament",
    "TournamentEntry",
    "decode",
    "encode",
    "next_entry",
    "rank",
]
