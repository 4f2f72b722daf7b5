"""The numbers that a learner is told of a position of Five Tribes, block by block."""

from __future__ import annotations

from ..observation_layout import FROM_ME, Block, Layout
from .names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, SPOT_NAMES, STEP_NAMES, TILE_NAMES, TRIBE_NAMES

TILES = tuple(TILE_NAMES)
TRIBES = tuple(TRIBE_NAMES)
CARDS = tuple(CARD_NAMES)
GOODS = CARDS[:9]
DJINNS = tuple(DJINN_NAMES)
STEPS = tuple(STEP_NAMES)
ZEROS = ("0a", "0b", "0c")
SPOTS = (*ZEROS, *SPOT_NAMES[1:])
MARKERS = ("first", "second", "third", "fourth")
ROW = tuple(f"row{place}" for place in range(1, 10))

LAYOUT = Layout(
    # Planes: 5 rows of 6 tiles each, A1 to F5.
    Block("meeples", "meeples of a tribe on the tile", (TRIBES, TILES), 3),
    Block("kind", "the tile is of this kind", (tuple(KIND_NAMES), TILES)),
    Block("value", "points of the tile", (TILES,), 15),
    Block("owner", "whose camel stands there", (FROM_ME, TILES)),
    Block("palms", "palms on the tile", (TILES,), 3),
    Block("palaces", "palaces on the tile", (TILES,), 3),
    Block("blue", "blue tiles among this and those around", (TILES,), 9),
    Block("tile", "the last tile of the move so far", (TILES,)),
    Block("previous", "the tile before it", (TILES,)),
    Block("victim", "where the first of two victims stood", (TILES,)),
    Block("spot", "where a palm or palace goes unless it is redirected", (TILES,)),
    # Who decides what.
    Block("step", "what is asked now", (STEPS,)),
    Block("decides", "whose decision it is; nobody's once the game is over", (FROM_ME,)),
    Block("seat", "my number at the table, which the notation uses", (("seat0", "seat1", "seat2", "seat3"),)),
    Block("players", "how many sit at the table", (("2", "3", "4"),)),
    # The seats.
    Block("present", "somebody sits there", (FROM_ME,)),
    Block("coins", "coins", (FROM_ME,), 50),
    Block("camels", "camels not placed yet", (FROM_ME,), 11),
    Block("viziers", "viziers in front of the seat", (FROM_ME,), 5),
    Block("elders", "elders in front of the seat", (FROM_ME,), 5),
    Block("points", "points if the game ended now, unseen cards of rivals left out", (FROM_ME,), 100),
    Block("has", "djinns of the seat", (FROM_ME, DJINNS)),
    Block("hand", "cards: all of mine, of a rival those that are known", (FROM_ME, CARDS), 3),
    Block("unseen", "cards of a hand that others have not seen", (FROM_ME,), 3),
    Block("fakirs", "how many of these may be fakirs, by what others could conclude", (FROM_ME,), 3),
    Block("secret", "my cards that nobody else has seen", (CARDS,), 3),
    # The cards and the supply.
    Block("bag", "meeples in the bag", (TRIBES,), 18),
    Block("supply", "what is left", (("palms", "palaces"),), 12),
    Block("row", "the cards in the row, from its start", (ROW, CARDS)),
    Block("deck", "cards in the deck", (), 54),
    Block("discard", "discarded cards", (CARDS,), 6),
    Block("hidden", "cards that lie in the deck or were drawn from it unseen by rivals", (CARDS,), 6),
    Block("old", "cards of earlier decks that rivals hold unseen", (CARDS,), 3),
    Block("djinn-row", "djinns to be had", (DJINNS,)),
    Block("djinn-deck", "djinns to come", (DJINNS,)),
    Block("djinn-discard", "discarded djinns", (DJINNS,)),
    Block("drawn", "djinns drawn by Sibittis", (DJINNS,)),
    # The round.
    Block("bids", "whose marker bids when", (MARKERS, FROM_ME)),
    Block("track", "whose marker stands where", (SPOTS, FROM_ME)),
    Block("turns", "whose marker plays when, once all have bid", (MARKERS, FROM_ME)),
    Block("done", "markers that have bid, later: played", (("0", "1", "2", "3", "4"),)),
    Block("discount", "fakirs that Kumarbi's holder has discarded for this bid", (), 6),
    Block("last", "this is the last round"),
    # The turn.
    Block("in-hand", "meeples in hand", (TRIBES,), 3),
    Block("taken", "meeples taken from the final tile", (), 5),
    Block("stuck", "the turn began without a legal move of meeples"),
    Block("used", "powers used this turn", (DJINNS,)),
    Block("double-kill", "Iblis has been paid"),
    Block("victim-seat", "who lost the first of two victims", (FROM_ME,)),
    Block("builder-coins", "what the builders brought, for Echidna", (), 50),
    Block("power", "the djinn that waits for a tile, or may redirect", (DJINNS,)),
    Block("resume", "the step to which the game goes back", (STEPS,)),
    Block("offer", "goods laid out for sale", (GOODS,)),
)
