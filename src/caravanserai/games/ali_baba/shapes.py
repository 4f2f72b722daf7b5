"""The shapes of a view (docs/positions.md) and of the box's facts in JSON, for whoever shows them."""

from __future__ import annotations

from typing import Literal, TypedDict

Step = Literal["take", "magic", "also", "show", "steal", "ban", "over"]


class TakenView(TypedDict):
    """The tile taken in this turn, and where it lay."""

    place: str
    tile: str


class ShownView(TypedDict):
    """What a seat has chosen to show; null for others until all have chosen."""

    seat: int
    tile: str | None


class BanView(TypedDict):
    """A treasure or a colour that nobody else may take."""

    seat: int
    what: str


class PlaceView(TypedDict):
    """A place in the cave: its tile, or null face down."""

    tile: str | None


class SeatView(TypedDict):
    """What a seat has."""

    score: int
    tiles: list[str] | int
    """Their number, where the table hides which they are."""


class View(TypedDict):
    """A position as a seat sees it."""

    rules: int
    """The version of the rules it is played under."""
    variant: str
    out: list[str]
    """The treasures that are not in the game."""
    first: int
    active: int
    """Whose turn it is."""
    seat: int | None
    step: Step
    turns_left: int | None
    taken: TakenView | None
    shown: list[ShownView]
    bans: list[BanView]
    cave: dict[str, PlaceView]
    """By place, without the empty ones."""
    unseen: list[str] | int
    beside: list[str]
    seats: list[SeatView]


class LayerFacts(TypedDict):
    """A layer of the cave."""

    columns: int
    rows: int


class PlaceFacts(TypedDict):
    """Where a place of the cave is: its corner, in half tiles."""

    layer: int
    x: int
    y: int


class VariantFacts(TypedDict):
    """A way to play."""

    out: int
    layers: list[LayerFacts]
    places: dict[str, PlaceFacts]


class Facts(TypedDict):
    """What is in the box."""

    treasures: list[str]
    colours: list[str]
    magic: dict[str, str]
    """Each colour's clause."""
    set_values: list[int]
    """What 1, 2, … of a treasure are worth."""
    variants: dict[str, VariantFacts]
