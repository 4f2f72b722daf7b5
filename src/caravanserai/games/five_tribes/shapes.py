"""The shapes of a view (docs/positions.md) and of the box's facts in JSON, for whoever shows them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Tribe = Literal["vizier", "elder", "merchant", "builder", "assassin"]
Kind = Literal["oasis", "small-market", "large-market", "village", "sacred-place"]
Step = Literal[
    "bid",
    "pick",
    "drop",
    "builders",
    "kill",
    "second-kill",
    "before-tile",
    "take",
    "second-take",
    "buy",
    "redirect",
    "place",
    "keep",
    "end",
    "sell",
    "over",
]


class TileView(TypedDict):
    """A tile, and what stands on it."""

    kind: Kind
    value: int
    meeples: str
    """Letters V E M B A, in that order."""
    owner: int | None
    palms: int
    palaces: int


class SeatView(TypedDict):
    """What a seat has, as far as it may be known; null or a number where a screen hides it."""

    coins: int | None
    camels: int
    viziers: int
    elders: int
    djinns: list[str]
    hand: list[str] | int
    """The cards, or how many they are."""
    unseen: NotRequired[list[list[str] | int] | None]
    """Cards drawn from the deck, pool by pool: which, of one's own seat; how many, of a rival's."""
    unseen_fakirs_at_most: NotRequired[int | None]


class ResourcesView(TypedDict):
    """The resource cards on the table."""

    row: list[str]
    deck: list[str] | int
    discard: list[str]
    unseen: NotRequired[list[list[str]] | None]
    """The pools that cards drawn from the deck came from."""


class DjinnsView(TypedDict):
    """The djinns on the table."""

    row: list[str]
    deck: list[str]
    discard: list[str]


class RoundView(TypedDict):
    """The round under way: who bids, and who plays when."""

    bid_order: list[int]
    track: dict[str, list[int] | int | None]
    """By price: the seats at 0, the first to bid first; a seat, or null, at each paid spot."""
    discount: int
    turn_order: list[int]
    done: int
    last: bool


class TurnView(TypedDict):
    """The turn under way."""

    stuck: bool
    used: list[str]
    hand: str
    tile: str | None
    previous: str | None
    taken: int
    double_kill: bool
    victim_tile: str | None
    victim_seat: int | None
    builder_coins: int
    power: str | None
    spot: str | None
    resume: str | None
    drawn: list[str]
    offer: list[str]


class View(TypedDict):
    """A position as a seat sees it."""

    rules: int
    """The version of the rules it is played under."""
    tiles: dict[str, TileView]
    seats: list[SeatView]
    bag: str
    palms: int
    palaces: int
    resources: ResourcesView
    djinns: DjinnsView
    seat: int | None
    step: Step
    round: RoundView
    turn: TurnView


class TileFacts(TypedDict):
    """The tiles of one kind."""

    kind: Kind
    blue: bool
    values: list[int]


class DjinnFacts(TypedDict):
    """A djinn."""

    name: str
    value: int
    price: str
    """E an elder or a fakir, EE an elder more, F a fakir, F+ fakirs; empty: always on."""
    clause: str


class Facts(TypedDict):
    """What is in the box."""

    tribes: list[Tribe]
    meeples: dict[str, int]
    tiles: list[TileFacts]
    goods: dict[str, int]
    """How many cards there are of each good."""
    fakirs: int
    set_values: list[int]
    """What a set of 1, 2, … goods brings."""
    djinns: list[DjinnFacts]
    spots: list[int]
    camels: dict[str, int]
    """By how many play."""
    coins: int
    palms: int
    palaces: int
