"""Ali Baba as text and as a picture, from what an onlooker sees."""

from __future__ import annotations

from PIL import Image, ImageDraw

from ...games import Json
from ...games.ali_baba.constants import SMALLER_CAVE, WHOLE_CAVE
from ...games.ali_baba.layout import PLACE_NAMES, corner
from ..canvas import FAINT, INK, PANEL, Colour, canvas, heading, panel, wrap, write

TITLE = "Ali Baba"
HALF = 50
COLOURS: dict[str, Colour] = {
    "pink": (240, 170, 190),
    "blue": (140, 180, 225),
    "brown": (196, 160, 120),
    "green": (160, 205, 150),
    "yellow": (245, 220, 120),
    "white": (252, 252, 248),
}
ROCK: Colour = (150, 138, 126)
BOTTOM = 170


def text(view: Json) -> str:
    """The cave layer by layer, from the top, then the seats."""
    layers = []
    for layer in "4321":
        there = [
            f"{place} {shown['tile'] or '?'}" for place, shown in view["cave"].items() if place[0] == layer
        ]
        layers += wrap(there, 100)
    return "\n".join(
        [heading(TITLE, view), "", *(layers or ["the cave is empty"]), *around(view), "", *seat_lines(view)]
    )


def around(view: Json) -> list[str]:
    """What is banned, shown, and lies beside the cave."""
    bans = [f"seat{ban['seat']} bans {ban['what']}" for ban in view["bans"]]
    shown = [f"seat{each['seat']} shows {each['tile'] or 'a tile'}" for each in view["shown"]]
    beside = [f"beside the cave: {', '.join(view['beside'])}"] if view["beside"] else []
    last = [] if view["turns_left"] is None else [f"{view['turns_left']} turns to come"]
    return wrap(bans + shown + last, 90) + wrap(beside, 90)


def seat_lines(view: Json) -> list[str]:
    """A line for each seat."""
    return [f"seat{seat}: {'; '.join(about_seat(has))}" for seat, has in enumerate(view["seats"])]


def about_seat(has: Json) -> list[str]:
    """What a seat has: its treasures, with the colours of each."""
    sets: dict[str, list[str]] = {}
    for tile in has["tiles"]:
        treasure, colour = tile.split("-")
        sets.setdefault(treasure, []).append(colour)
    treasures = [f"{treasure} {'+'.join(colours)}" for treasure, colours in sets.items()]
    return [f"{has['score']} points from magic, {len(has['tiles'])} tiles", *wrap(treasures, 44)]


def picture(view: Json) -> Image.Image:
    """The cave on the left, higher layers over lower ones, the seats on the right."""
    sheet, pen = canvas(10 * HALF + PANEL + 60, 10 * HALF + BOTTOM)
    cave = SMALLER_CAVE if view["variant"] == "small" else WHOLE_CAVE
    for place, name in enumerate(PLACE_NAMES):
        if name in view["cave"]:
            layer, x, y = corner(cave, place)
            draw_tile(pen, 14 + x * HALF, 14 + y * HALF, layer, name, view["cave"][name]["tile"])
    for number, line in enumerate([heading(TITLE, view), *around(view)]):
        write(pen, 14, 10 * HALF + 24 + number * 19, line, 14)
    panel(pen, 10 * HALF + 50, [about_seat(has) for has in view["seats"]], view["seat"])
    return sheet


def draw_tile(pen: ImageDraw.ImageDraw, x: int, y: int, layer: int, place: str, tile: str | None) -> None:
    """A tile, face up in its colour or face down; the higher it lies the smaller it looks."""
    inset = 3 + 2 * layer
    box = (x + inset, y + inset, x + 2 * HALF - inset, y + 2 * HALF - inset)
    treasure, _, colour = (tile or "").partition("-")
    pen.rounded_rectangle(box, 7, COLOURS.get(colour, ROCK), INK, 2)
    write(pen, x + HALF, y + inset + 12, place, 11, FAINT if tile else INK, "mm")
    if tile:
        write(pen, x + HALF, y + HALF, treasure, 15, INK, "mm")
        write(pen, x + HALF, y + HALF + 18, colour, 11, FAINT, "mm")
