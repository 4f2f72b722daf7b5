"""The kinds of entries in a story of Five Tribes: what a seat does, and what follows.

`docs/story.md` is made of them (`games/story.py` says how).
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ..story import Clauses, Like

Seat = Annotated[int, Like(0)]
Number = Annotated[int, Like(2)]
Loss = Annotated[int, Like(-1)]
Tile = Annotated[str, Like("C4")]
Tribe = Annotated[str, Like("elder")]
Meeples = Annotated[str, Like("VEM")]
Djinn = Annotated[str, Like("leta")]
Djinns = Annotated[list[str], Like(["leta", "utug"])]
Cards = Annotated[list[str], Like(["silk"])]
Goods = Annotated[list[str], Like(["silk", "fish"])]
Sheets = Annotated[list[dict[str, int]], Like([])]

Paid = TypedDict("Paid", {"with": Literal["elders", "fakir"]})
"""How something was paid: in elders, or with a fakir in place of one."""


class Bid(TypedDict):
    """A marker takes a spot; `price` are the coins paid"""

    what: Literal["bid"]
    seat: Seat
    spot: Annotated[int, Like(5)]
    price: Annotated[int, Like(5)]
    rule: Annotated[str, Clauses("FT-B1")]


class Discount(TypedDict):
    """A fakir lowers the price of the bid"""

    what: Literal["discount"]
    seat: Seat
    rule: Annotated[str, Clauses("FT-D-KUMARBI")]


class Pick(TypedDict):
    """All meeples of a tile are taken in hand"""

    what: Literal["pick"]
    seat: Seat
    tile: Tile
    meeples: Meeples
    rule: Annotated[str, Clauses("FT-M1")]


class Drop(TypedDict):
    """A meeple is dropped on a tile"""

    what: Literal["drop"]
    seat: Seat
    tile: Tile
    tribe: Tribe
    rule: Annotated[str, Clauses("FT-M2")]


class Builders(TypedDict):
    """The seat says how many fakirs help its builders"""

    what: Literal["builders"]
    seat: Seat
    fakirs: Number
    rule: Annotated[str, Clauses("FT-U1")]


class Kill(TypedDict):
    """A meeple is killed: on a `tile`, or in front of a rival, the one it was `of`"""

    what: Literal["kill"]
    seat: Seat
    tribe: Tribe
    tile: NotRequired[Annotated[str, Like("C4", usual=True)]]
    of: NotRequired[Seat]
    rule: Annotated[str, Clauses("FT-A1", "the second by FT-D-IBLIS")]


class Take(TypedDict):
    """Cards from the row: bought at a market, or taken by merchants"""

    what: Literal["take"]
    seat: Seat
    n: Annotated[int, Like(1)]
    cards: Cards
    rule: Annotated[str, Clauses("FT-L3", "FT-L4", "FT-G1")]


class Buy(Paid):
    """A djinn is bought; a fakir may be paid in place of one elder"""

    what: Literal["buy"]
    seat: Seat
    djinn: Djinn
    rule: Annotated[str, Clauses("FT-L5")]


class Use(Paid):
    """A djinn's power is paid for"""

    what: Literal["use"]
    seat: Seat
    djinn: Djinn
    rule: Annotated[str, Clauses("FT-D-LETA", "the djinn's")]


class PlacePiece(TypedDict):
    """The tile is named that a djinn asked for"""

    what: Literal["place"]
    seat: Seat
    djinn: Djinn
    tile: Tile
    rule: Annotated[str, Clauses("FT-D-LETA", "the djinn's")]


class Keep(TypedDict):
    """One of the djinns turned up is kept"""

    what: Literal["keep"]
    seat: Seat
    djinn: Djinn
    discarded: Annotated[list[str], Like(["utug"])]
    rule: Annotated[str, Clauses("FT-D-SIBITTIS")]


class Offer(TypedDict):
    """A good is laid out for sale"""

    what: Literal["offer"]
    seat: Seat
    n: Loss
    cards: Cards
    rule: Annotated[str, Clauses("FT-X1")]


class Sell(TypedDict):
    """The goods laid out are sold as one set"""

    what: Literal["sell"]
    seat: Seat
    goods: Goods
    rule: Annotated[str, Clauses("FT-X1")]


class Pass(TypedDict):
    """What a step offers is declined"""

    what: Literal["pass"]
    seat: Seat
    step: Annotated[str, Like("take")]
    rule: Annotated[str, Clauses("FT-L3", "of what was offered")]


class End(TypedDict):
    """The seat ends its turn"""

    what: Literal["end"]
    seat: Seat
    rule: Annotated[str, Clauses("FT-T1")]


class Coins(TypedDict):
    """Coins are gained or paid; `tiles` are the blue ones that builders are paid for"""

    what: Literal["coins"]
    seat: Seat
    n: Number
    tiles: NotRequired[Annotated[list[str], Like(["D3"])]]
    rule: Annotated[
        str,
        Clauses("FT-B1", "FT-U1", "FT-L3", "FT-L4", "FT-X1"),
        Clauses("FT-D-BAAL", "FT-D-ECHIDNA", "FT-D-KANDICHA", "FT-D-MARID", "FT-D-MONKIR", "FT-D-NEKIR"),
    ]


class Viziers(TypedDict):
    """Viziers are kept or lost"""

    what: Literal["viziers"]
    seat: Seat
    n: Number
    rule: Annotated[str, Clauses("FT-V1", "FT-A1", "FT-D-IBLIS", "FT-D-KANDICHA")]


class Elders(TypedDict):
    """Elders are kept, lost or paid"""

    what: Literal["elders"]
    seat: Seat
    n: Number
    rule: Annotated[str, Clauses("FT-E1", "FT-A1", "FT-L5", "a djinn's")]


class Discard(TypedDict):
    """Fakirs are spent"""

    what: Literal["discard"]
    seat: Seat
    n: Loss
    cards: Annotated[list[str], Like(["fakir"])]
    rule: Annotated[str, Clauses("FT-A2", "FT-U1", "FT-L5", "a djinn's")]


class Draw(TypedDict):
    """A card is drawn from the deck; only that seat is told which"""

    what: Literal["draw"]
    seat: Seat
    n: Annotated[int, Like(1)]
    cards: NotRequired[Cards]
    rule: Annotated[str, Clauses("FT-D-SLOAR", "FT-D-KANDICHA")]


class Gather(TypedDict):
    """The meeples of the last one's tribe are taken from the final tile"""

    what: Literal["gather"]
    seat: Seat
    n: Number
    tile: Tile
    tribe: Tribe
    rule: Annotated[str, Clauses("FT-K1")]


class Camel(TypedDict):
    """A camel is put on a tile"""

    what: Literal["camel"]
    seat: Seat
    n: Loss
    tile: Tile
    rule: Annotated[str, Clauses("FT-K2", "FT-A3", "FT-D-LETA", "FT-D-UTUG")]


class Palm(TypedDict):
    """A palm is put on a tile"""

    what: Literal["palm"]
    seat: Seat
    tile: Tile
    rule: Annotated[str, Clauses("FT-L1", "FT-D-ENKI", "FT-D-LAMIA")]


class Palace(TypedDict):
    """A palace is put on a tile"""

    what: Literal["palace"]
    seat: Seat
    tile: Tile
    rule: Annotated[str, Clauses("FT-L2", "FT-D-BOURAQ", "FT-D-HAGIS")]


class GainDjinn(TypedDict):
    """The seat has a djinn more"""

    what: Literal["djinn"]
    seat: Seat
    djinn: Djinn
    rule: Annotated[str, Clauses("FT-L5", "FT-D-SIBITTIS")]


class TurnUp(TypedDict):
    """The djinns to choose from"""

    what: Literal["turn-up"]
    seat: Seat
    djinns: Djinns
    rule: Annotated[str, Clauses("FT-D-SIBITTIS")]


class Bring(TypedDict):
    """Meeples from the bag come to a tile"""

    what: Literal["bring"]
    seat: Seat
    tile: Tile
    meeples: Meeples
    rule: Annotated[str, Clauses("FT-D-ANUNNAK")]


class NoVictim(TypedDict):
    """The assassins reach nobody"""

    what: Literal["no-victim"]
    seat: Seat
    rule: Annotated[str, Clauses("FT-A5")]


class Turn(TypedDict):
    """This seat's turn begins"""

    what: Literal["turn"]
    seat: Seat
    rule: Annotated[str, Clauses("FT-B5")]


class NoMove(TypedDict):
    """It has no legal move"""

    what: Literal["no-move"]
    seat: Seat
    rule: Annotated[str, Clauses("FT-Z2")]


class CanMove(TypedDict):
    """It has one after all"""

    what: Literal["can-move"]
    seat: Seat
    rule: Annotated[str, Clauses("FT-Z3")]


class LastRound(TypedDict):
    """The last round, by this seat's doing"""

    what: Literal["last-round"]
    seat: Seat
    rule: Annotated[str, Clauses("FT-Z1", "FT-Z2")]


class Reshuffle(TypedDict):
    """A deck is used up and made anew of its discards"""

    what: Literal["reshuffle"]
    seat: None
    deck: Literal["resources", "djinns"]
    rule: Annotated[str, Clauses("FT-R1")]


class Refill(TypedDict):
    """What is new in the rows"""

    what: Literal["refill"]
    seat: None
    cards: Cards
    djinns: Djinns
    rule: Annotated[str, Clauses("FT-R1")]


class Round(TypedDict):
    """A round begins; `order` is that in which the markers bid, by seat"""

    what: Literal["round"]
    seat: None
    order: Annotated[list[int], Like([2, 0, 1])]
    rule: Annotated[str, Clauses("FT-B1")]


class Over(TypedDict):
    """The game is over; `scores` has a score sheet for each seat"""

    what: Literal["over"]
    seat: None
    scores: Sheets
    winners: Annotated[list[int], Like([0])]
    rule: Annotated[str, Clauses("FT-Z1", "FT-Z2", "FT-Z3")]


Deed = (
    Bid
    | Discount
    | Pick
    | Drop
    | Builders
    | Kill
    | Take
    | Buy
    | Use
    | PlacePiece
    | Keep
    | Offer
    | Sell
    | Pass
    | End
)
"""What a seat does."""
Consequence = (
    Coins | Viziers | Elders | Discard | Draw | Gather | Camel | Palm | Palace | GainDjinn | TurnUp | Bring
    | NoVictim | Turn | NoMove | CanMove | LastRound | Reshuffle | Refill | Round | Over
)  # fmt: skip
"""What follows."""
Entry = Deed | Consequence
