"""Positions of Ali Baba drawn in a few words, and playing lines of notation at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from caravanserai import games
from caravanserai.games import Chance, IllegalAction, State
from caravanserai.lessons.ali_baba import whole

ALI_BABA = games.get("ali-baba")
TREASURES = ("carpet", "statue", "ruby", "crown", "chest", "sword", "diamond", "ring", "lamp", "necklace")
COLOURS = ("pink", "blue", "brown", "green", "yellow", "white")
TILES = [f"{treasure}-{colour}" for treasure in TREASURES for colour in COLOURS]


def table(
    up: Mapping[str, str],
    down: Sequence[str] = (),
    *,
    tiles: Mapping[int, Sequence[str]] | None = None,
    scores: Mapping[int, int] | None = None,
    players: int = 2,
    active: int = 0,
    first: int = 0,
    variant: str = "base",
    out: Sequence[str] = (),
    beside: Sequence[str] = (),
    bans: Mapping[int, str] | None = None,
    **others: Any,
) -> State:
    """A position in which the active seat is to take, unless `others` say otherwise.

    `up` are the face-up tiles by place, `down` the face-down places; tiles that are nowhere else are unseen.
    """
    hands = [list((tiles or {}).get(seat, ())) for seat in range(players)]
    position = whole(
        {
            "up": up,
            "down": down,
            "seats": [
                {"score": (scores or {}).get(seat, 0), "tiles": hands[seat]} for seat in range(players)
            ],
            "variant": variant,
            "out": list(out),
            "beside": beside,
            "bans": [{"seat": seat, "what": what} for seat, what in sorted((bans or {}).items())],
        }
    )
    position |= {"first": first, "active": active, "seat": active}
    return ALI_BABA.from_json(position | others)


def play(state: State, *lines: str, turned: Sequence[str] = ()) -> State:
    """Play these lines; the last of them turns up these tiles, in this order."""
    for number, line in enumerate(lines):
        answers = turned if number == len(lines) - 1 else ()
        chance = Chance.from_script([ALI_BABA.parse_answer(tile) for tile in answers])
        state.apply(ALI_BABA.parse(line), chance)
        assert chance.kept_to_script(), f"{line} did not turn up {list(answers)}"
    return state


def legal(state: State) -> list[str]:
    """What may be played, in notation."""
    return [ALI_BABA.text(action) for action in state.legal()]


def refused(state: State, line: str) -> tuple[str, str]:
    """The clause and the reason for which a line is refused."""
    with pytest.raises(IllegalAction) as caught:
        state.apply(ALI_BABA.parse(line), Chance(0))
    return caught.value.rule, caught.value.message


def held(state: State, seat: int) -> list[str]:
    """The tiles behind a seat's screen."""
    return list(state.to_json()["seats"][seat]["tiles"])


def points(state: State, seat: int = 0) -> int:
    """The running score of a seat."""
    return int(state.to_json()["seats"][seat]["score"])


def face_up(state: State) -> dict[str, str]:
    """The face-up tiles by place."""
    return {place: lying["tile"] for place, lying in state.to_json()["cave"].items() if lying["tile"]}


def face_down(state: State) -> list[str]:
    """The places with a face-down tile."""
    return [place for place, lying in state.to_json()["cave"].items() if lying["tile"] is None]


def row(*tiles: str) -> dict[str, str]:
    """Tiles face up on squares of layer 1, none next to another: 1a1, 1a3, 1a5, 1c1, …"""
    places = [f"1{column}{number}" for column in "ace" for number in (1, 3, 5)]
    assert len(tiles) <= len(places)
    return dict(zip(places, tiles, strict=False))
