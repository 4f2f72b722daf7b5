"""The shapes that the page's types are made of are those that the games show."""

from __future__ import annotations

import random
import types
import typing
from collections.abc import Mapping
from importlib import import_module

import pytest

from caravanserai import games

KINDS = [(name, variant) for name in games.names() for variant in games.get(name).variants]


def bare(hint: object) -> object:
    """The type of a field, without the word that it may be missing."""
    return typing.get_args(hint)[0] if typing.get_origin(hint) is typing.NotRequired else hint


def unlike(value: object, shape: object, where: str = "") -> list[str]:
    """Where a value isn't as its shape says, by missing, unknown and other fields."""
    origin, parts = typing.get_origin(shape), typing.get_args(shape)
    if typing.is_typeddict(shape):
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no object"]
        fields = typing.get_type_hints(shape, include_extras=True)
        hints = {name: bare(hint) for name, hint in fields.items()}
        missing = {name for name, hint in fields.items() if bare(hint) is hint} - value.keys()
        wrong = [f"{where}.{name} is missing" for name in missing]
        wrong += [f"{where}.{name} is unknown" for name in value.keys() - hints.keys()]
        return wrong + [
            problem
            for name, inner in value.items()
            if name in hints
            for problem in unlike(inner, hints[name], f"{where}.{name}")
        ]
    if origin in (typing.Union, types.UnionType):
        problems = [unlike(value, part, where) for part in parts]
        return [] if [] in problems else problems[0]
    if origin is typing.Literal:
        return [] if value in parts else [f"{where}: {value!r} is none of {parts}"]
    if origin is list and isinstance(value, list):
        return [problem for item in value for problem in unlike(item, parts[0], f"{where}[]")]
    if origin is dict and isinstance(value, Mapping):
        return [problem for item in value.values() for problem in unlike(item, parts[1], f"{where}.*")]
    return [] if origin is None and type(value) is shape else [f"{where}: {value!r} is no {shape}"]


def shapes(game: games.Game) -> types.ModuleType:
    """The module of a game's shapes."""
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.shapes")


@pytest.mark.parametrize(("name", "variant"), KINDS)
def test_every_view_of_a_game_has_the_shape_that_is_told(name: str, variant: str) -> None:
    game, choose = games.get(name), random.Random(5)
    view = shapes(game).View
    players = max(game.player_counts) if variant == game.variants[0] else 2
    chance = games.Chance(seed=3)
    state = game.new(players, chance, variant=variant)
    while True:
        for seat in (None, 0, players - 1):
            seen = state.view(seat)
            assert unlike(seen, view) == []
            assert unlike(game.screen(seen, seat), view) == []
        assert unlike(game.reveal(state), view) == []
        if state.over:
            break
        for _ in range(5):
            if not state.over:
                state.apply(choose.choice(state.legal()), chance)


@pytest.mark.parametrize("name", games.names())
def test_the_facts_of_a_box_have_the_shape_that_is_told(name: str) -> None:
    game = games.get(name)
    assert unlike(game.facts(), shapes(game).Facts) == []
