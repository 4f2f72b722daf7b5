"""The story of the last action, as a receiver may know it: what was done, then each thing that followed.

The rules note in the position's ledger what they do; here the words are looked up, and what a receiver may
not know is left out. Each entry is about one thing and names the clause that makes it happen; `docs/story.md`
lists them all.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .constants import *
from .layout import PLACE_NAMES
from .names import BAN_NAMES, MAGIC_CLAUSES, TILE_NAMES
from .state import State


class Take(TypedDict):
    """The seat takes its turn's tile."""

    what: Literal["take"]
    seat: int
    place: str
    tile: str
    rule: str


class Also(TypedDict):
    """The seat takes a second tile, by green magic."""

    what: Literal["also"]
    seat: int
    place: str
    tile: str
    rule: str


class TurnUp(TypedDict):
    """Tiles that nothing covers any more are turned up, by place."""

    what: Literal["turn-up"]
    seat: None
    tiles: dict[str, str]
    rule: str


class Uncover(TypedDict):
    """Tiles will be turned up on these places: told ahead, before anybody knows which."""

    what: Literal["uncover"]
    seat: None
    places: list[str]
    rule: str


class Points(TypedDict):
    """Magic brings the seat points."""

    what: Literal["points"]
    seat: int
    n: int
    rule: str


class Nothing(TypedDict):
    """The magic of the seat's tile could do nothing."""

    what: Literal["nothing"]
    seat: int
    rule: str


class Show(TypedDict):
    """The seat has chosen a tile to show; which one, only itself is told."""

    what: Literal["show"]
    seat: int
    tile: NotRequired[str]
    rule: str


class Reveal(TypedDict):
    """The tile that the seat had chosen to show, told once all have chosen."""

    what: Literal["reveal"]
    seat: int
    tile: str
    rule: str


class Steal(TypedDict):
    """The seat takes the tile that a rival has shown."""

    what: Literal["steal"]
    seat: int
    of: int
    tile: str
    rule: str


class Ban(TypedDict):
    """The seat bans a treasure or a colour."""

    what: Literal["ban"]
    seat: int
    banned: str
    rule: str


class BanEnds(TypedDict):
    """The ban that the seat had named ends."""

    what: Literal["ban-ends"]
    seat: int
    banned: str
    rule: str


class Magic(TypedDict):
    """The seat chooses the own magic of the lamp it took."""

    what: Literal["magic"]
    seat: int
    tile: str
    rule: str


class Swap(TypedDict):
    """The seat gives the lamp it took for a tile beside the cave."""

    what: Literal["swap"]
    seat: int
    lamp: str
    tile: str
    rule: str


class NextTurn(TypedDict):
    """The seat's turn begins."""

    what: Literal["turn"]
    seat: int
    rule: str


class LastTurns(TypedDict):
    """No tile is face down any more, so this many turns are left."""

    what: Literal["last-turns"]
    seat: None
    n: int
    rule: str


class Over(TypedDict):
    """The game is over."""

    what: Literal["over"]
    seat: None
    scores: list[dict[str, int]]
    winners: list[int]
    rule: str


Entry = (
    Take
    | Also
    | TurnUp
    | Uncover
    | Points
    | Nothing
    | Show
    | Reveal
    | Steal
    | Ban
    | BanEnds
    | Magic
    | Swap
    | NextTurn
    | LastTurns
    | Over
)

IDLE_CLAUSES = {BLUE: "AB-BLUE", GREEN: "AB-GREEN1", YELLOW: "AB-YELLOW2"}
"""By which clause the magic of a colour may do nothing."""


def tell(state: State, receiver: int | None) -> list[Entry]:
    """What the last action did, as the receiver may know it; nothing where none was applied."""
    story: list[Entry] = []
    for kind, seat, first, second in [] if state.ledger is None else state.ledger.rows():
        if kind == TURNED_UP:
            tell_turned_up(story, first, second)
        elif kind == SHOWED:
            story.append(tell_show(seat, first, receiver))
        elif kind == GAME_ENDED:
            story.append(tell_over(state, first))
        else:
            story.append(tell_row(kind, seat, first, second))
    return story


def foretell(state: State, receiver: int | None) -> list[Entry]:
    """What of the story doesn't depend on the tiles that turned up."""
    sure: list[Entry] = []
    for entry in tell(state, receiver):
        if entry["what"] == "turn-up":
            sure.append({"what": "uncover", "seat": None, "places": [*entry["tiles"]], "rule": entry["rule"]})
        elif entry["what"] in ("take", "also", "magic", "swap", "points"):
            sure.append(entry)
    return sure


def tell_turned_up(story: list[Entry], place: int, tile: int) -> None:
    """All tiles that a taken one uncovered, in one entry (AB-T2, AB-GREEN2)."""
    last = story[-1]
    if last["what"] == "turn-up":
        last["tiles"][PLACE_NAMES[place]] = TILE_NAMES[tile]
    else:
        rule = "AB-GREEN2" if last["what"] == "also" else "AB-T2"
        tiles = {PLACE_NAMES[place]: TILE_NAMES[tile]}
        story.append({"what": "turn-up", "seat": None, "tiles": tiles, "rule": rule})


def tell_show(seat: int, tile: int, receiver: int | None) -> Show:
    """Which tile a rival has chosen, others learn when all have (AB-YELLOW1)."""
    if seat == receiver:
        return {"what": "show", "seat": seat, "tile": TILE_NAMES[tile], "rule": "AB-YELLOW1"}
    return {"what": "show", "seat": seat, "rule": "AB-YELLOW1"}


def tell_over(state: State, tiles_left: int) -> Over:
    """How the game ended: after its last turns, or without tiles (AB-Z1, AB-Z2)."""
    rule = "AB-Z1" if tiles_left else "AB-Z2"
    return {"what": "over", "seat": None, "scores": state.scores(), "winners": state.winners(), "rule": rule}


def tell_row(kind: int, seat: int, first: int, second: int) -> Entry:
    """The entry of a row that everybody is told in the same words."""
    if kind in (TOOK, TOOK_ALSO):
        return tell_tile(kind, seat, PLACE_NAMES[first], TILE_NAMES[second])
    if kind in (GAINED, DID_NOTHING):
        return tell_magic(kind, seat, first, second)
    if kind in (BANNED, BAN_ENDED):
        return tell_ban(kind, seat, BAN_NAMES[first])
    if kind == REVEALED:
        return {"what": "reveal", "seat": seat, "tile": TILE_NAMES[first], "rule": "AB-YELLOW1"}
    if kind == STOLE:
        return {"what": "steal", "seat": seat, "of": first, "tile": TILE_NAMES[second], "rule": "AB-YELLOW1"}
    if kind == KEPT_LAMP:
        return {"what": "magic", "seat": seat, "tile": TILE_NAMES[first], "rule": "AB-L2"}
    if kind == SWAPPED:
        lamp, tile = TILE_NAMES[first], TILE_NAMES[second]
        return {"what": "swap", "seat": seat, "lamp": lamp, "tile": tile, "rule": "AB-L2"}
    if kind == LAST_TURNS:
        return {"what": "last-turns", "seat": None, "n": first, "rule": "AB-Z1"}
    return {"what": "turn", "seat": seat, "rule": "AB-S4"}


def tell_tile(kind: int, seat: int, place: str, tile: str) -> Take | Also:
    """A tile is taken, the turn's or green's second one (AB-T1, AB-GREEN1)."""
    if kind == TOOK:
        return {"what": "take", "seat": seat, "place": place, "tile": tile, "rule": "AB-T1"}
    return {"what": "also", "seat": seat, "place": place, "tile": tile, "rule": "AB-GREEN1"}


def tell_magic(kind: int, seat: int, colour: int, points: int) -> Points | Nothing:
    """Points by magic, or that it could do nothing; magic that asks for something is told by its answer."""
    if kind == GAINED:
        return {"what": "points", "seat": seat, "n": points, "rule": MAGIC_CLAUSES[colour]}
    return {"what": "nothing", "seat": seat, "rule": IDLE_CLAUSES[colour]}


def tell_ban(kind: int, seat: int, banned: str) -> Ban | BanEnds:
    """A ban begins, or ends with the next turn of who named it (AB-WHITE1)."""
    if kind == BANNED:
        return {"what": "ban", "seat": seat, "banned": banned, "rule": "AB-WHITE1"}
    return {"what": "ban-ends", "seat": seat, "banned": banned, "rule": "AB-WHITE1"}
