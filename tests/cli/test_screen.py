"""What the terminal shows of a position."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console
from tests.games.five_tribes.scenario import GAME, seat, table

from caravanserai import games, rulebook
from caravanserai.cli.screen import screen_of
from caravanserai.games import Chance, State


def drawn(game: str, state: State, viewer: int | None = None, width: int = 80) -> str:
    screen = Console(file=io.StringIO(), width=width)
    names = [f"random {seat}" for seat in range(state.players)]
    with screen.capture() as said:
        screen.print(screen_of(games.get(game)).board(state.view(viewer), names, viewer))
    return said.get()


def positions(game: str, players: int, variant: str) -> Iterator[State]:
    """Every position of a few random games."""
    for seed in range(3):
        chance = Chance(seed)
        state = games.get(game).new(players, chance, variant)
        yield state
        while not state.over:
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))], chance)
            yield state


KINDS = [
    ("five-tribes", 2, "base"),
    ("five-tribes", 4, "base"),
    ("ali-baba", 3, "base"),
    ("ali-baba", 4, "lamp"),
    ("ali-baba", 2, "small"),
]


@pytest.mark.parametrize(("game", "players", "variant"), KINDS)
def test_every_question_names_a_clause(game: str, players: int, variant: str) -> None:
    for state in positions(game, players, variant):
        question, clause = screen_of(games.get(game)).question(state.view(state.seat))
        assert question
        assert clause in rulebook.clauses()


@pytest.mark.parametrize(("game", "players", "variant"), KINDS)
@pytest.mark.parametrize("width", [80, 120, 160])
def test_a_drawing_fits_the_terminal(game: str, players: int, variant: str, width: int) -> None:
    for number, state in enumerate(positions(game, players, variant)):
        if number % 10 == 0:
            lines = drawn(game, state, state.seat, width).splitlines()
            assert max(map(len, lines)) <= width
            assert not any("…" in line for line in lines)


def test_a_tile_of_five_tribes_shows_what_stands_on_it() -> None:
    position = games.get("five-tribes").new(3, Chance(1)).to_json()
    position["tiles"]["C3"] = {
        "kind": "oasis",
        "value": 8,
        "meeples": "VEEA",
        "owner": 2,
        "palms": 3,
        "palaces": 1,
    }
    lines = drawn("five-tribes", games.get("five-tribes").from_json(position)).splitlines()
    top = next(number for number, line in enumerate(lines) if "C3" in line)
    cells = [line.split("│")[3].strip() for line in lines[top : top + 3]]
    assert cells == ["C3 oasis   8", "VEEA", "seat2 ♣3 ⌂1"]


def test_the_cave_hides_what_lies_under_a_tile() -> None:
    state = games.get("ali-baba").new(2, Chance(1), "base")
    drawing = drawn("ali-baba", state)
    assert all(f"┌{place}─" in drawing for place in ("4a1", "4b2", "3a1", "1a1"))
    assert "3b2" not in drawing


def test_tiles_behind_a_screen_stand_in_sets() -> None:
    position = games.get("ali-baba").new(2, Chance(1), "base").to_json()
    position["seats"][1]["tiles"] = ["sword-white", "ring-pink", "sword-pink"]
    lines = drawn("ali-baba", games.get("ali-baba").from_json(position)).splitlines()
    assert [line.split() for line in lines if line.strip().startswith("sword")] == [["sword", "pi", "wh"]]


@pytest.mark.parametrize(
    ("kind", "about"),
    [
        ("oasis", "The palm is about to be placed."),
        ("village", "The palace is about to be placed."),
        ("small-market", "You can't pay at this market."),
        ("large-market", "You can't pay at this market."),
        ("sacred-place", "You can't pay for a djinn."),
    ],
)
def test_before_a_tile_acts_it_is_said_what_is_about_to_happen(kind: str, about: str) -> None:
    seats = [seat(coins=2, elders=1, djinns="enki"), seat(), seat()]
    state = table("A1 V", f"A2 {kind} VV", "C3 oasis E", seats=seats, row="ivory gold", djinn_row="leta")
    for action in ("pick A1", "drop vizier A2"):
        state.apply(GAME.parse(action), Chance(1))
    question, clause = screen_of(GAME).question(state.view(0))
    assert question.startswith(about)
    assert "pass" in question
    assert clause == "FT-D1"
