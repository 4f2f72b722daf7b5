"""The numbers that a learner is told of a position of Ali Baba, block by block."""

from __future__ import annotations

from ..observation_layout import FROM_ME, Block, Layout
from .layout import PLACE_NAMES
from .names import COLOUR_NAMES, STEP_NAMES, TILE_NAMES, TREASURE_NAMES, VARIANT_NAMES

PLACES = tuple(PLACE_NAMES)
TILES = tuple(TILE_NAMES)

LAYOUT = Layout(
    # The cave, place by place: layers 1 to 4, column by column.
    Block("treasure", "the treasure of the tile that lies there face up", (TREASURE_NAMES, PLACES)),
    Block("colour", "its colour", (COLOUR_NAMES, PLACES)),
    Block("down", "a tile lies there face down", (PLACES,)),
    Block("emptied", "this turn's tile lay there", (PLACES,)),
    # Who decides what.
    Block("step", "what is asked now", (STEP_NAMES,)),
    Block("decides", "whose decision it is; nobody's once the game is over", (FROM_ME,)),
    Block("active", "whose turn it is", (FROM_ME,)),
    Block("first", "who had the first turn", (FROM_ME,)),
    Block("seat", "my number at the table, which the notation uses", (("seat0", "seat1", "seat2", "seat3"),)),
    Block("players", "how many sit at the table", (("2", "3", "4"),)),
    Block("variant", "what is played", (VARIANT_NAMES,)),
    Block("out", "treasures that are not in the game", (TREASURE_NAMES,)),
    Block("ending", "no tile is face down any more"),
    Block("turns-left", "the turns to come then, this one included", (), 8),
    Block("taken-treasure", "the treasure of the tile whose magic it is", (TREASURE_NAMES,)),
    Block("taken-colour", "its colour", (COLOUR_NAMES,)),
    # The seats.
    Block("present", "somebody sits there", (FROM_ME,)),
    Block("score", "points that magic has brought", (FROM_ME,), 50),
    Block("points", "points if the game ended now", (FROM_ME,), 100),
    Block("number", "how many tiles the seat has", (FROM_ME,), 20),
    Block("tiles", "the tiles of the seat", (FROM_ME, TILES)),
    Block("ban", "what the seat has banned", (FROM_ME, TREASURE_NAMES + COLOUR_NAMES)),
    Block("chosen", "the seat has chosen a tile to show", (FROM_ME,)),
    Block("shown-treasure", "the treasure it shows, once I may know", (FROM_ME, TREASURE_NAMES)),
    Block("shown-colour", "and its colour", (FROM_ME, COLOUR_NAMES)),
    # The tiles that nobody has.
    Block("unseen", "tiles that may lie face down or unused", (TILES,)),
    Block("beside", "tiles beside the cave", (TILES,)),
)
