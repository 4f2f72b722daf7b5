"""Nothing is made and nothing lost: every piece is counted after every single action of random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravanserai import games

from .box import CARDS, MEEPLES, PAID_POWERS
from .rich import rich_start
from .scenario import GAME


def count_meeples(position: dict[str, Any]) -> Counter[str]:
    found = Counter("".join(there["meeples"] for there in position["tiles"].values()))
    found.update(position["bag"] + position["turn"]["hand"])
    for each in position["seats"]:
        found.update("V" * each["viziers"] + "E" * each["elders"])
    return found


def count_cards(position: dict[str, Any]) -> Counter[str]:
    resources = position["resources"]
    found = Counter(resources["row"] + resources["deck"] + resources["discard"] + position["turn"]["offer"])
    for each in position["seats"]:
        found.update(each["hand"])
    return found


def list_djinns(position: dict[str, Any]) -> list[str]:
    djinns = position["djinns"]
    found = djinns["row"] + djinns["deck"] + djinns["discard"] + position["turn"]["drawn"]
    return sorted(found + [djinn for each in position["seats"] for djinn in each["djinns"]])


def count_camels(position: dict[str, Any]) -> list[int]:
    owners = Counter(there["owner"] for there in position["tiles"].values())
    return [each["camels"] + owners[number] for number, each in enumerate(position["seats"])]


def check(state: games.State, tiles: dict[str, Any], djinns: list[str]) -> None:
    position = state.to_json()
    there = position["tiles"].values()
    assert state.problems() == []
    assert {name: (tile["kind"], tile["value"]) for name, tile in position["tiles"].items()} == tiles
    assert count_meeples(position) == MEEPLES
    assert count_cards(position) == CARDS
    assert list_djinns(position) == djinns
    assert sum(tile["palms"] for tile in there) + position["palms"] == 12
    assert sum(tile["palaces"] for tile in there) + position["palaces"] == 10
    assert count_camels(position) == [11 if state.players == 2 else 8] * state.players
    assert min(each["coins"] for each in position["seats"]) >= 0
    assert len(position["resources"]["row"]) <= 9
    assert len(position["djinns"]["row"]) <= 3


def choices_of_iblis(legal: list[int]) -> list[int]:
    return [action for action in legal if GAME.text(action).startswith("use iblis")]


def play_out(state: games.State, seed: int) -> Counter[str]:
    """Play at random to the end, counting everything after each action; return what was played.

    Iblis, which can be paid for so seldom, is called whenever it can be.
    """
    chance = games.Chance(seed)
    position = state.to_json()
    tiles = {name: (tile["kind"], tile["value"]) for name, tile in position["tiles"].items()}
    djinns = list_djinns(position)
    assert len(set(djinns)) == 22
    played: Counter[str] = Counter()
    check(state, tiles, djinns)
    while not state.over:
        legal = state.legal()
        action = next(iter(choices_of_iblis(legal)), legal[chance.below(len(legal))])
        played[" ".join(GAME.text(action).split()[:2])] += 1
        state.apply(action, chance)
        check(state, tiles, djinns)
    return played


@pytest.mark.rule("FT-C1", "FT-C2", "FT-C3", "FT-C4", "FT-S1", "FT-R2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_every_piece_is_there_after_every_action(players: int, seed: int) -> None:
    play_out(GAME.new(players=players, chance=games.Chance(seed)), seed)


@pytest.mark.rule("FT-C2", "FT-C3", "FT-C4", "FT-R2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_is_there_whatever_djinns_do(players: int) -> None:
    played: Counter[str] = Counter()
    for seed in range(12):
        played += play_out(rich_start(players, seed), seed)
    assert [djinn for djinn in sorted(PAID_POWERS) if played[f"use {djinn}"] == 0] == []
    assert played["discount"] > 0
