"""Who sits down in the tests of the bots, and positions to ask them about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from caravanserai import bots, games
from caravanserai.games import Chance, State

from ..games.five_tribes.rich import rich_start
from ..games.secrets_of_five_tribes import play_in_secret
from ..games.tables import TABLES, Table, positions, walk

SMALL = {"five-tribes": "edges=9000", "ali-baba": "nodes=12"}
"""Little memory, since a bot that is made anew all the time spends its time on that."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_level = pytest.mark.parametrize("level", bots.LEVELS)
WHOLE_TURNS = "sultan of whole turns"
"""The other search of Five Tribes, which is no level but can be asked for."""
TABLES_OF_TWO = [table for table in TABLES if table.players == 2]
every_table_of_two = pytest.mark.parametrize("table", TABLES_OF_TWO, ids=str)


def sit_down(game: str, level: str, seed: int = 0, simulations: int = 8) -> bots.Bot:
    """A bot of that level that thinks no longer than plain Python can afford."""
    if level == WHOLE_TURNS:
        return bots.get(game, f"sultan@{simulations}:turns=1,{SMALL[game]}", seed)
    searches = level in ("vizier", "sultan")
    return bots.get(game, f"{level}@{simulations}:{SMALL[game]}" if searches else level, seed)


def last_part(table: Table, seed: int) -> State:
    """Where bots take over a game begun at random: compiled ones at once, slower ones near its end."""
    played = positions(table, seed)
    return played[0] if games.compiled() else played[-len(played) // 4]


def turns_of(table: Table, seed: int, every: int) -> list[State]:
    """Some positions of the last part of a random game in which there is something to decide."""
    found = [state.clone() for state, _ in walk(table, seed) if len(state.legal()) > 1]
    return found[-80::every]


def five_tribes_with_secrets(players: int, seed: int) -> Iterator[State]:
    """Positions in which a rival of the seat to move holds cards that nobody else saw."""
    for state in play_in_secret(players, seed):
        if len(state.legal()) > 1:
            seats = state.to_json()["seats"]
            if any(each["unseen"] for seat, each in enumerate(seats) if seat != state.seat):
                yield state.clone()


@cache
def asked_before_tile(players: int, most: int) -> list[State]:
    """Positions, not to be played on, in which a power may come before the tile; seats have many djinns."""
    found, number = list[State](), 0
    while len(found) < most:
        state, chance = rich_start(players, number), Chance(number)
        number += 1
        while not state.over and len(found) < most:
            if state.step == "before-tile":
                found.append(state.clone())
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))], chance)
    return found


def ali_baba_with_secrets(table: Table, seed: int) -> Iterator[State]:
    """Positions in which a rival has chosen a tile in secret, and the next one is asked."""
    for state, _ in walk(table, seed):
        if state.step == "show" and state.to_json()["shown"] and len(state.legal()) > 1:
            yield state.clone()


def other_worlds(state: State, number: int) -> list[State]:
    """The position as its seat may imagine it, each time with other secrets."""
    truth, found = state.to_json(), [state]
    for seed in range(20 * number):
        world = state.resample(state.seat, Chance(seed))
        assert world.view(state.seat) == state.view(state.seat)
        if world.to_json() not in [truth, *(other.to_json() for other in found)]:
            found.append(world)
        if len(found) > number:
            break
    return found
