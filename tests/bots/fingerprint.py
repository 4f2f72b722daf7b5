"""What bots play from some positions: two builds that print the same have thought the same.

python -m tests.bots.fingerprint
"""

from __future__ import annotations

import zlib

from caravanserai import bots, games
from caravanserai.games import Chance, State

from ..games.tables import Table
from .seats import WHOLE_TURNS, asked_before_tile, sit_down, turns_of


def choices(game: str, level: str, seed: int, start: State, most: int = 60) -> list[int]:
    """What bots of a level play from a position on, at most so many actions."""
    state, chance, played = start.clone(), Chance(seed), list[int]()
    seats = [sit_down(game, level, seed + seat) for seat in range(state.players)]
    while state.seat is not None and len(played) < most:
        action = seats[state.seat].choose(state.resample(state.seat, chance))
        played.append(action)
        state.apply(action, chance)
    return played


def under_version_1(game: str, state: State) -> State:
    """The same position in a game that was begun under the first rules."""
    return games.get(game).from_json(state.to_json() | {"rules": 1})


def of_level(game: str, level: str) -> str:
    """The game, the level, and digits that depend on what it plays and on what it expects of it."""
    seen: list[object] = []
    for players in (2, 3, 4):
        turns = turns_of(Table(game, "base", players), 7, 1)
        seen.append(choices(game, level, players, turns[30]))
        seen.append(sit_down(game, level, players, simulations=60).hint(turns[10]))
        others = [under_version_1(game, turns[10])]
        if game == "five-tribes":
            others += asked_before_tile(players, 3)
        bot = sit_down(game, level, players)
        seen += [bot.hint(state) for state in others]
    return f"{game} {level} {zlib.crc32(repr(seen).encode()):08x}"


def of_forgetting() -> str:
    """Digits that depend on what a search over steps expects whose memory was full several times."""
    seen: list[object] = []
    for players in (2, 3, 4):
        state = turns_of(Table("five-tribes", "base", players), 7, 1)[10]
        seen.append(
            bots.get("five-tribes", "sultan@300:edges=1000,endings=0", players).hint(state, lines=500)
        )
    return f"forgetting {zlib.crc32(repr(seen).encode()):08x}"


def main() -> None:
    """A line for each level of each game, for a search over whole turns, and for a memory that is full."""
    for game in games.names():
        for level in bots.LEVELS:
            print(of_level(game, level))
    print(of_level("five-tribes", WHOLE_TURNS))
    print(of_forgetting())


if __name__ == "__main__":
    main()
