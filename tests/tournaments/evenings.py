"""Tournaments played out without anybody: who comes, who goes, and how tables end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from caravanserai.tournaments import (
    Begun,
    Decided,
    Format,
    Joined,
    Left,
    Paired,
    PlayedRound,
    PlayedTable,
    Tournament,
    TournamentEntry,
    next_entry,
)

NAMES = "Ada Bob Cleo Dora Emil Fay Gus Hana Ivo Jana Kai Lea Max Nora Otto Pia".split()


def begun(format: Format, people: int | Sequence[str]) -> list[TournamentEntry]:
    """The log of a tournament that has just begun."""
    guests = people if not isinstance(people, int) else [f"guest{number:03}" for number in range(people)]
    return [*(Joined(0, guest) for guest in guests), Begun(0)]


def decided(held: PlayedRound, number: int, table: PlayedTable, luck: Random) -> Decided:
    """A table of a round ends somehow."""
    scores = tuple(luck.randrange(60, 120) for _ in table.guests)
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    return Decided(0, held.number, number, places, scores)


def play_round(log: list[TournamentEntry], format: Format, luck: Random) -> Paired | None:
    """Pair the next round and play it, its tables ending in any order; None once the tournament is over."""
    entry = next_entry(Tournament.from_log(format, log), 0, luck.randrange(2**32))
    assert entry is not None
    log.append(entry)
    if not isinstance(entry, Paired):
        return None
    held = Tournament.from_log(format, log).rounds[-1]
    results = [decided(held, number, table, luck) for number, table in enumerate(held.tables)]
    luck.shuffle(results)
    log += results
    return entry


def play(format: Format, people: int, seed: int, going: dict[int, int] | None = None) -> Tournament:
    """A whole tournament; after some rounds so many go."""
    luck = Random(seed)
    log = begun(format, people)
    number = 0
    while play_round(log, format, luck) is not None:
        here = Tournament.from_log(format, log).active
        for guest in luck.sample(here, min(len(here), (going or {}).get(number, 0))):
            log.append(Left(0, guest))
        number += 1
    return Tournament.from_log(format, log)
