"""Bots are honest: what a seat can't know makes no difference to what its bot does."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from caravanserai import games
from caravanserai.bots import Line
from caravanserai.games import Json, State

from ..games.secrets_of_five_tribes import FIVE_TRIBES
from ..games.tables import TABLES, Table
from .seats import (
    ali_baba_with_secrets,
    every_level,
    five_tribes_with_secrets,
    other_worlds,
    sit_down,
    turns_of,
)

WORLDS = 2  # beside the true one
EVERY = 4 if games.compiled() else 16
every_number = pytest.mark.parametrize("players", [2, 3, 4])
SECRETIVE = [table for table in TABLES if table.name == "ali-baba" and table.players > 2]


def thoughts(game: str, level: str, worlds: list[State]) -> list[list[Line]]:
    """All that a bot considers in each of these worlds, what it plays first; it begins afresh each time."""
    return [sit_down(game, level, 4).hint(world, lines=100) for world in worlds]


def check(game: str, level: str, state: State) -> None:
    """The bot answers the same in worlds that differ in secrets only; there must be some."""
    worlds = other_worlds(state, WORLDS)
    assert len(worlds) > 1
    found = thoughts(game, level, worlds)
    assert found == [found[0]] * len(worlds)


@cache
def secret_positions(players: int) -> list[State]:
    """From two games a few positions each, towards the end, with several hands to imagine."""
    found = []
    for seed in range(2):
        possible = list(five_tribes_with_secrets(players, seed))[-60:]
        found += [state for state in possible[::EVERY] if len(other_worlds(state, 1)) > 1]
    assert len(found) > 4
    return found


@every_level
@every_number
def test_cards_drawn_unseen_by_rivals_do_not_sway_a_choice(players: int, level: str) -> None:
    for state in secret_positions(players):
        check("five-tribes", level, state)


@every_level
@pytest.mark.parametrize("table", SECRETIVE, ids=str)
def test_tiles_chosen_in_secret_do_not_sway_a_choice(table: Table, level: str) -> None:
    for state in islice(ali_baba_with_secrets(table, 5), 0, None, 4):
        if len(other_worlds(state, 1)) > 1:
            check("ali-baba", level, state)


def swapped(state: State, card: str, other: str) -> State:
    """The same position with a card of the deck and one of the rival's exchanged, by hand."""
    position: Json = state.to_json()
    rival = position["seats"][1 - position["seat"]]
    for pile in (position["resources"]["deck"], rival["hand"], rival["unseen"][0]):
        found, put = (card, other) if card in pile else (other, card)
        pile[pile.index(found)] = put
    return FIVE_TRIBES.from_json(position)


def one_card_unseen() -> State:
    """Seat 0 moves near the end of a game; seat 1 holds a card that it drew from a deck of two."""
    table = Table("five-tribes", "base", 2)
    state = next(state for state in turns_of(table, 3, 1) if state.step == "pick" and state.seat == 0)
    position: Json = state.to_json()
    deck, rival = position["resources"]["deck"], position["seats"][1]
    position["resources"]["discard"] += rival["hand"] + [
        card for card in deck if card not in ("gold", "fish")
    ]
    rival |= {"hand": ["gold"], "unseen": [["gold"]], "unseen_fakirs_at_most": 1}
    position["resources"]["deck"] = ["fish"]
    return FIVE_TRIBES.from_json(position)


@every_level
def test_a_card_exchanged_by_hand_does_not_sway_a_choice(level: str) -> None:
    state = one_card_unseen()
    other = swapped(state, "fish", "gold")
    assert other.to_json() != state.to_json()
    assert other.view(0) == state.view(0)
    found = thoughts("five-tribes", level, [state, other])
    assert found[0] == found[1]


@every_level
def test_what_a_seat_does_know_sways_it(level: str) -> None:
    """The check on the checks above: with the rival's cards face up, other worlds are other questions."""
    hints = set()
    for state in secret_positions(3)[:3]:
        for world in other_worlds(state, WORLDS):
            position = world.to_json()
            for each in position["seats"]:
                each |= {"unseen": [], "unseen_fakirs_at_most": 0}
            hints.add(str(sit_down("five-tribes", level, 4).hint(FIVE_TRIBES.from_json(position))))
    assert len(hints) > 4


@every_level
@pytest.mark.parametrize("game", games.names())
def test_a_bot_leaves_the_position_it_is_given_as_it_was(game: str, level: str) -> None:
    state = turns_of(Table(game, "base", 3), 2, 30)[1]
    before = state.to_json()
    sit_down(game, level).choose(state)
    assert state.to_json() == before
