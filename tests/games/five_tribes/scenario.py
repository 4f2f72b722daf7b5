"""Positions in a few words, and lines of play: what the scenarios of Five Tribes are written in.

    state = table("B3 V", "C3 village VE camel1 palms2", seats=[seat(coins=5), seat(), seat()])
    play(state, "pick B3", "drop vizier C3")

Tiles that are not named are large markets without meeples, and the row is empty unless it is given: a
move that ends on one of them has no tile action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caravanserai import games
from caravanserai.lessons.five_tribes import LETTERS as LETTERS
from caravanserai.lessons.five_tribes import NOTHING_YET, VALUES, empty_track, in_order, read_board
from caravanserai.lessons.five_tribes import TILES as TILES

GAME = games.get("five-tribes")


def quiet_market(name: str) -> tuple[str, int]:
    """What a tile is that says nothing else."""
    return "large-market", VALUES["large-market"]


def seat(
    coins: int = 10,
    camels: int = 8,
    viziers: int = 0,
    elders: int = 0,
    djinns: str = "",
    hand: str = "",
    **unseen: Any,
) -> dict[str, Any]:
    """What a seat has; djinns and cards are words in a string."""
    return {
        "coins": coins,
        "camels": camels,
        "viziers": viziers,
        "elders": elders,
        "djinns": djinns.split(),
        "hand": hand.split(),
        **unseen,
    }


def table(
    *tiles: str,
    seats: Sequence[dict[str, Any]] | None = None,
    step: str = "pick",
    turns: Sequence[int] | None = None,
    done: int = 0,
    track: dict[str, Any] | None = None,
    discount: int = 0,
    last: bool = False,
    row: str = "",
    deck: str = "",
    discard: str = "",
    djinn_row: str = "",
    djinn_pile: str = "",
    djinn_discard: str = "",
    bag: str = "",
    palms: int = 12,
    palaces: int = 10,
    rules: int = GAME.rules_version,
    **turn: Any,
) -> games.State:
    """A position; `turns` is the order of the markers, `done` how many have bid or had their turn."""
    board = read_board(tiles, quiet_market)
    people = list(seats) if seats is not None else [seat(), seat(), seat()]
    order = (
        list(turns) if turns is not None else [0, 1, 0, 1] if len(people) == 2 else list(range(len(people)))
    )
    spots = empty_track() | (track or {})
    return GAME.from_json(
        {
            "rules": rules,
            "tiles": board,
            "seats": people,
            "bag": in_order(bag),
            "palms": palms,
            "palaces": palaces,
            "resources": {"row": row.split(), "deck": deck.split(), "discard": discard.split()},
            "djinns": {
                "row": djinn_row.split(),
                "deck": djinn_pile.split(),
                "discard": djinn_discard.split(),
            },
            "seat": None if step == "over" else order[done],
            "step": step,
            "round": {
                "bid_order": order,
                "track": spots,
                "discount": discount,
                "turn_order": [] if step == "bid" else order,
                "done": done,
                "last": last,
            },
            "turn": {**NOTHING_YET, **turn},
        }
    )


def play(state: games.State, *lines: str, drawing: str | None = None) -> games.State:
    """Play the lines in place; `drawing` names what chance must be asked for by the last one."""
    for line in lines[:-1]:
        state.apply(GAME.parse(line), games.Chance(1))
    chance = games.Chance(1)
    if drawing is not None:
        chance.follow([GAME.parse_answer(name) for name in drawing.split()])
    state.apply(GAME.parse(lines[-1]), chance)
    assert drawing is None or chance.kept_to_script(), "chance was asked for something else"
    return state


def choices(state: games.State, start: str = "") -> list[str]:
    """The legal actions in words, or those that begin with a word."""
    return [line for line in map(GAME.text, state.legal()) if line.startswith(start)]


def refusal(state: games.State, line: str) -> tuple[str, str]:
    """Why a line is refused: the clause and the reason; nothing may have changed."""
    before = state.to_json()
    try:
        state.apply(GAME.parse(line), games.Chance(1))
    except games.IllegalAction as refused:
        assert state.to_json() == before
        return refused.rule, refused.message
    raise AssertionError(f"{line} was allowed")


def on(state: games.State, name: str) -> dict[str, Any]:
    """What is on a tile."""
    found: dict[str, Any] = state.to_json()["tiles"][name]
    return found


def of(state: games.State, number: int) -> dict[str, Any]:
    """What a seat has."""
    found: dict[str, Any] = state.to_json()["seats"][number]
    return found


def coins(state: games.State) -> list[int]:
    """The coins of each seat."""
    return [each["coins"] for each in state.to_json()["seats"]]


def camels_on_board(state: games.State) -> dict[str, int]:
    """Which tiles have a camel, and whose."""
    tiles = state.to_json()["tiles"]
    return {name: there["owner"] for name, there in tiles.items() if there["owner"] is not None}
