"""The kinds of entries in a story of Ali Baba: what a seat does, and what follows.

`docs/story.md` is made of them (`games/story.py` says how).
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ..story import Clauses, Like

Seat = Annotated[int, Like(0)]
Rival = Annotated[int, Like(1)]
Place = Annotated[str, Like("4a1")]
Tile = Annotated[str, Like("ring-pink")]
Lamp = Annotated[str, Like("lamp-pink")]
Banned = Annotated[str, Like("ring")]
Sheets = Annotated[list[dict[str, int]], Like([])]


class Take(TypedDict):
    """The seat takes its turn's tile"""

    what: Literal["take"]
    seat: Seat
    place: Place
    tile: Tile
    rule: Annotated[str, Clauses("AB-T1")]


class Also(TypedDict):
    """The seat takes a second tile, by green magic"""

    what: Literal["also"]
    seat: Seat
    place: Place
    tile: Tile
    rule: Annotated[str, Clauses("AB-GREEN1")]


class Show(TypedDict):
    """The seat has chosen a tile to show; `tile` for that seat only"""

    what: Literal["show"]
    seat: Rival
    tile: NotRequired[Tile]
    rule: Annotated[str, Clauses("AB-YELLOW1")]


class Steal(TypedDict):
    """The seat takes the tile that a rival has shown; `of` is from whom"""

    what: Literal["steal"]
    seat: Seat
    of: Rival
    tile: Tile
    rule: Annotated[str, Clauses("AB-YELLOW1")]


class Ban(TypedDict):
    """The seat bans a treasure or a colour"""

    what: Literal["ban"]
    seat: Seat
    banned: Banned
    rule: Annotated[str, Clauses("AB-WHITE1")]


class Magic(TypedDict):
    """The seat lets the own magic of the lamp it took happen"""

    what: Literal["magic"]
    seat: Seat
    tile: Lamp
    rule: Annotated[str, Clauses("AB-L2")]


class Swap(TypedDict):
    """The seat gives the `lamp` it took for a `tile` beside the cave"""

    what: Literal["swap"]
    seat: Seat
    lamp: Lamp
    tile: Annotated[str, Like("ring-white")]
    rule: Annotated[str, Clauses("AB-L2")]


class TurnUp(TypedDict):
    """Tiles that nothing covers any more are turned up, by place"""

    what: Literal["turn-up"]
    seat: None
    tiles: Annotated[dict[str, str], Like({"3a1": "ring-blue"})]
    rule: Annotated[str, Clauses("AB-T2", "AB-GREEN2")]


class Uncover(TypedDict):
    """Tiles will be turned up on these places: told ahead, while nobody knows which they are"""

    what: Literal["uncover"]
    seat: None
    places: Annotated[list[str], Like(["3a1"])]
    rule: Annotated[str, Clauses("AB-T2", "AB-GREEN2")]


class Points(TypedDict):
    """Magic brings the seat `n` points"""

    what: Literal["points"]
    seat: Seat
    n: Annotated[int, Like(5)]
    rule: Annotated[str, Clauses("AB-PINK", "AB-BLUE", "AB-BROWN")]


class Nothing(TypedDict):
    """The magic of the seat's tile could do nothing"""

    what: Literal["nothing"]
    seat: Seat
    rule: Annotated[str, Clauses("AB-BLUE", "AB-GREEN1", "AB-YELLOW2", "AB-WHITE1")]


class Reveal(TypedDict):
    """The tile that the seat had chosen to show; one entry for each, once all have chosen"""

    what: Literal["reveal"]
    seat: Rival
    tile: Tile
    rule: Annotated[str, Clauses("AB-YELLOW1")]


class Turn(TypedDict):
    """The seat's turn begins"""

    what: Literal["turn"]
    seat: Rival
    rule: Annotated[str, Clauses("AB-S4")]


class BanEnds(TypedDict):
    """The ban that the seat had named ends"""

    what: Literal["ban-ends"]
    seat: Seat
    banned: Banned
    rule: Annotated[str, Clauses("AB-WHITE1")]


class LastTurns(TypedDict):
    """No tile is face down any more; `n` turns are left"""

    what: Literal["last-turns"]
    seat: None
    n: Annotated[int, Like(5)]
    rule: Annotated[str, Clauses("AB-Z1")]


class Over(TypedDict):
    """The game is over; `scores` has a score sheet for each seat"""

    what: Literal["over"]
    seat: None
    scores: Sheets
    winners: Annotated[list[int], Like([0])]
    rule: Annotated[str, Clauses("AB-Z1", "AB-Z2")]


Deed = Take | Also | Show | Steal | Ban | Magic | Swap
"""What a seat does."""
Consequence = TurnUp | Uncover | Points | Nothing | Reveal | Turn | BanEnds | LastTurns | Over
"""What follows."""
Entry = Deed | Consequence
