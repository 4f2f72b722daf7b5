"""Five Tribes as the page draws it: the board, the rows of cards, the seats; and a turn with arrows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees

from ..games import Json
from .canvas import Canvas
from .palette import Theme

PITCH, GUTTER = 104, 16
BOARD_WIDTH, BOARD_HEIGHT = 638, 534
PANEL = 342
WIDTH, HEIGHT = BOARD_WIDTH + PANEL, BOARD_HEIGHT + 106
TRIBES = {"V": "vizier", "E": "elder", "M": "merchant", "B": "builder", "A": "assassin"}
BLUE = ("village", "sacred-place")
ARROW = "M-11.5-8.4A14.2 14.2 0 0 1 5-10.6L17 0L5 10.6A14.2 14.2 0 0 1-11.5 8.4A14 14 0 0 1-11.5-8.4Z"
Spots = tuple[float, tuple[tuple[float, float], ...]]
ROW: dict[int, Spots] = {
    1: (34, ((33, 55.6),)),
    2: (34, ((13, 55.6), (53, 55.6))),
    3: (31, ((3, 58.9), (34.5, 58.9), (66, 58.9))),
    4: (26.5, ((22, 38), (51.5, 38), (22, 66), (51.5, 66))),
    5: (26.5, ((22, 38), (51.5, 38), (7.25, 66), (36.75, 66), (66.25, 66))),
    6: (26.5, ((7.25, 38), (36.75, 38), (66.25, 38), (7.25, 66), (36.75, 66), (66.25, 66))),
}
"""How wide meeples are, and where so many of them stand on a tile, as on the page."""
BESIDE: dict[int, Spots] = {
    1: (28, ((16, 64),)),
    2: (25, ((6, 67), (31, 67))),
    3: (25, ((6, 38), (6, 67), (31, 67))),
    4: (25, ((6, 38), (31, 38), (6, 67), (31, 67))),
    5: (25, ((6, 38), (31, 38), (56, 34), (6, 67), (31, 67))),
}
"""The same beside a camel."""


class FiveTribesArtist:
    """Draws views of Five Tribes."""

    def knows(self, view: Json) -> bool:
        """Whether this is a view of Five Tribes."""
        return {"tiles", "resources", "djinns", "round", "turn"} <= view.keys()

    def draw(self, view: Json, turn: Sequence[str], theme: Theme, board_only: bool = False) -> str:
        """The whole table, or the sultanate alone."""
        sheet = Canvas(theme)
        for place, letter in enumerate("ABCDEF"):
            sheet.words(letter, GUTTER + 50 + PITCH * place, 12, 11, "ink-2", "middle")
        for place in range(5):
            sheet.words(str(place + 1), 8, GUTTER + 54 + PITCH * place, 11, "ink-2", "middle")
        for name, tile in view["tiles"].items():
            draw_ground(sheet, name, tile, name == view["turn"]["tile"])
        for name in marked(turn):
            draw_mark(sheet, name)
        walked = path_of(view, turn)
        draw_line(sheet, walked)
        for name, tile in view["tiles"].items():
            draw_pieces(sheet, name, tile)
        draw_drops(sheet, walked)
        who = "the game is over" if view["seat"] is None else f"seat{view['seat']} to {view['step']}"
        if board_only:
            return sheet.finish(BOARD_WIDTH + 2, BOARD_HEIGHT + 2, f"Five Tribes: {who}")
        draw_rows(sheet, view)
        for seat, has in enumerate(view["seats"]):
            draw_seat(sheet, seat, has, seat == view["seat"], len(view["seats"]))
        return sheet.finish(WIDTH, HEIGHT, f"Five Tribes: {who}")


ARTIST = FiveTribesArtist()


def corner(tile: str) -> tuple[float, float]:
    """The upper left corner of a tile."""
    return GUTTER + PITCH * "ABCDEF".index(tile[0]), GUTTER + PITCH * (int(tile[1]) - 1)


def centre(tile: str) -> tuple[float, float]:
    """The middle of a tile."""
    x, y = corner(tile)
    return x + 50, y + 50


def draw_ground(sheet: Canvas, name: str, tile: Json, here: bool) -> None:
    """A tile without what stands on it: ground, frieze of its kind, its owner's frame, its value."""
    x, y = corner(name)
    kind = f"k-{tile['kind']}"
    rim = ("var(--glow)", 3.4, 1) if here else ("var(--motif-line)", 1.2, 0.45)
    sheet.add(
        '<rect width="100" height="100" rx="7" fill="var(--sky)"/>'
        '<path d="M0 43.6H100V93a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z" fill="var(--land)"/>',
        kind,
        x=x,
        y=y,
    )
    sheet.symbol(f"tile-{tile['kind']}", x, y, 100, 44, kind)
    sheet.add(
        f'<rect x=".6" y=".6" width="98.8" height="98.8" rx="6.4" fill="none" stroke="{rim[0]}" '
        f'stroke-width="{rim[1]}" stroke-opacity="{rim[2]}"/>',
        kind,
        x=x,
        y=y,
    )
    inset = 3
    if tile["owner"] is not None:
        inset = 5
        sheet.add(
            '<rect x="2.2" y="2.2" width="95.6" height="95.6" rx="5.4" fill="none" '
            'stroke="var(--seat-weave)" stroke-width="4.8"/><rect x="4.8" y="4.8" width="90.4" height="90.4" '
            'rx="3.4" fill="none" stroke="var(--edge)" stroke-width=".9" stroke-opacity=".55"/>',
            f"s{tile['owner']}",
            x=x,
            y=y,
        )
    sheet.symbol("badge-blue" if tile["kind"] in BLUE else "badge-red", x + inset, y + inset, 27, 27)
    sheet.words(str(tile["value"]), x + inset + 13.5, y + inset + 18.7, 15, "badge-ink", "middle", bold=True)


def draw_pieces(sheet: Canvas, name: str, tile: Json) -> None:
    """What stands on a tile: meeples, camel, palms and palaces."""
    x, y = corner(name)
    pieces = stand(tile["meeples"], tile["owner"] is not None)
    if tile["owner"] is not None:
        spot = (54, 62, 40, 33) if pieces else (22, 41, 64, 53)
        sheet.symbol("camel", x + spot[0], y + spot[1], spot[2], spot[3], f"s{tile['owner']}")
    for tribe, number, width, left, top in pieces:
        sheet.symbol(tribe, x + left, y + top, width, width * 1.1)
        if number > 1:
            sheet.count(number, x + left + width - 2, y + top + 4)
    tokens = [("palm", tile["palms"], 20.0, 25.0), ("palace", tile["palaces"], 22.0, 24.4)]
    there = [token for token in tokens if token[1]]
    for place, (what, number, width, height) in enumerate(there):
        right = x + 96 - 26 * (len(there) - 1 - place)
        sheet.symbol(what, right - width, y + 4, width, height)
        if number > 1:
            sheet.count(number, right - 20, y + 25)


def stand(meeples: str, camel: bool) -> list[tuple[str, int, float, float, float]]:
    """The meeples of a tile: tribe, number, width and place; too many for it: one of each with its number."""
    places = BESIDE if camel else ROW
    if len(meeples) <= len(places):
        shown = [(TRIBES[letter], 1) for letter in meeples]
    else:
        shown = [(tribe, meeples.count(letter)) for letter, tribe in TRIBES.items() if letter in meeples]
    if not shown:
        return []
    width, spots = places[len(shown)]
    return [(*one, width, *spot) for one, spot in zip(shown, spots, strict=True)]


def path_of(view: Json, turn: Sequence[str]) -> list[str]:
    """The tiles that the meeples of a turn are moved over."""
    tiles = [] if view["turn"]["tile"] is None or not view["turn"]["hand"] else [str(view["turn"]["tile"])]
    for step in turn:
        words = step.split()
        if words[0] == "pick":
            tiles = [words[1]]
        elif words[0] == "drop":
            tiles.append(words[2])
    return tiles if len(tiles) > 1 else []


def marked(turn: Sequence[str]) -> list[str]:
    """The tiles at which something else is done: a meeple killed, a piece placed."""
    found = []
    for step in turn:
        *_, last = step.split()
        if step.split()[0] in ("kill", "place") and last[0] in "ABCDEF":
            found.append(last)
    return found


def draw_line(sheet: Canvas, tiles: list[str]) -> None:
    """The way of the meeples, under them."""
    if not tiles:
        return
    points = "L".join(f"{x:g} {y:g}" for x, y in map(centre, tiles))
    shape = f'<path d="M{points}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    x, y = centre(tiles[0])
    sheet.add(
        f'{shape} stroke="var(--paper-2)" stroke-width="9" opacity=".85"/>'
        f'{shape} stroke="var(--glow)" stroke-width="3.6"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="var(--glow)"/>'
    )


def draw_drops(sheet: Canvas, tiles: list[str]) -> None:
    """A numbered arrow on each edge that is crossed; the second on one edge stands beside the first."""
    crossed: list[frozenset[str]] = []
    for number, (before, tile) in enumerate(pairwise(tiles), 1):
        (from_x, from_y), (to_x, to_y) = centre(before), centre(tile)
        edge = frozenset((before, tile))
        aside = 26 * crossed.count(edge)
        crossed.append(edge)
        upright = from_x == to_x
        x = (from_x + to_x) / 2 + (aside if upright else 0)
        y = (from_y + to_y) / 2 + (7 if upright else aside)
        turned = degrees(atan2(to_y - from_y, to_x - from_x))
        sheet.add(
            f'<path transform="rotate({turned:g})" d="{ARROW}" fill="var(--glow)" stroke="var(--paper-2)" '
            'stroke-width="2.4" stroke-linejoin="round"/>',
            x=x,
            y=y,
        )
        sheet.words(str(number), x, y + 5.2, 15, "paper-2", "middle", bold=True)


def draw_mark(sheet: Canvas, name: str) -> None:
    """A ring around a tile at which something is done, below the arrows that lead over its edge."""
    x, y = corner(name)
    sheet.add(
        '<rect x="-1" y="-1" width="102" height="102" rx="8" fill="none" stroke="var(--bad)" '
        'stroke-width="4" stroke-dasharray="9 5"/>',
        x=x,
        y=y,
    )


def draw_rows(sheet: Canvas, view: Json) -> None:
    """The resource cards, the djinns for sale, the track and what is in hand, below the board."""
    y = BOARD_HEIGHT
    for place, card in enumerate(view["resources"]["row"]):
        x = GUTTER + 44 * place
        sheet.add(
            '<rect width="40" height="44" rx="5" fill="var(--paper-2)" stroke="var(--line-2)"/>', x=x, y=y
        )
        sheet.symbol(symbol_of(card), x + 4, y + 2, 32, 32)
        sheet.words(card, x + 20, y + 41, 8, "ink-2", "middle")
    sheet.words(f"djinns: {', '.join(view['djinns']['row']) or '–'}", GUTTER, y + 64, 13)
    sheet.words(f"track: {track(view['round'])}", GUTTER, y + 82, 13)
    left = f"left: {view['palms']} palms, {view['palaces']} palaces"
    sheet.words(left, GUTTER, y + 99, 12, "ink-2")
    for place, letter in enumerate(view["turn"]["hand"]):
        sheet.symbol(TRIBES[letter], GUTTER + 410 + 28 * place, y + 4, 30, 33)


def track(order: Json) -> str:
    """Who stands where on the turn-order track, the dearest spot first."""
    spots = []
    for spot, taken in reversed(order["track"].items()):
        seats = taken if isinstance(taken, list) else [] if taken is None else [taken]
        if seats:
            spots.append(f"{spot} {' '.join(f'seat{seat}' for seat in seats)}")
    return " · ".join(spots) or "empty"


def draw_seat(sheet: Canvas, seat: int, has: Json, acts: bool, seats: int) -> None:
    """What a seat has, as far as the view tells."""
    height = (HEIGHT - GUTTER) / seats - 10
    x, y = BOARD_WIDTH + 6, GUTTER + seat * (height + 10)
    sheet.panel(seat, x, y, PANEL - 22, height, acts=acts)
    sheet.words(f"seat{seat}", x + 20, y + 24, 16, bold=True)
    things = [
        ("coin", "?" if has["coins"] is None else has["coins"]),
        ("camel", has["camels"]),
        ("vizier", has["viziers"]),
        ("elder", has["elders"]),
    ]
    for place, (what, number) in enumerate(things):
        left = x + 84 + 58 * place
        sheet.symbol(what, left, y + 6, 26, 26, *([f"s{seat}"] if what == "camel" else []))
        sheet.words(str(number), left + 29, y + 24, 14, bold=True)
    draw_hand(sheet, has, x + 18, y + 40)
    for place, djinn in enumerate(has["djinns"][:10]):
        sheet.words(djinn, x + 20 + 100 * (place % 3), y + 92 + 17 * (place // 3), 12)


def draw_hand(sheet: Canvas, has: Json, x: float, y: float) -> None:
    """The cards of a seat, one of each with its number; those that nobody has seen as backs."""
    hand = has["hand"]
    unseen = has.get("unseen") or []
    hidden = hand if isinstance(hand, int) else sum(pool for pool in unseen if isinstance(pool, int))
    known = [] if isinstance(hand, int) else hand
    shown = [(symbol_of(card), known.count(card)) for card in dict.fromkeys(known)]
    for place, (what, number) in enumerate([*shown, *([("card", hidden)] if hidden else [])]):
        sheet.symbol(what, x + 30 * place, y, 28, 28)
        if number > 1:
            sheet.count(number, x + 30 * place + 24, y + 26)


def symbol_of(card: str) -> str:
    """The symbol on a resource card."""
    return card if card == "fakir" else f"good-{card}"
