"""Five Tribes as text and as a picture, from what an onlooker sees."""

from __future__ import annotations

from PIL import Image, ImageDraw

from ...games import Json
from ..canvas import FAINT, INK, PANEL, SEATS, Colour, canvas, heading, panel, wrap, write

TITLE = "Five Tribes"
TILE = 112
GROUND: dict[str, Colour] = {
    "oasis": (205, 225, 180),
    "small-market": (240, 205, 170),
    "large-market": (232, 180, 150),
    "village": (180, 205, 230),
    "sacred-place": (160, 185, 220),
}
MEEPLES: dict[str, Colour] = {
    "V": (228, 186, 40),
    "E": (250, 250, 245),
    "M": (70, 150, 80),
    "B": (50, 100, 180),
    "A": (190, 50, 50),
}
RADIUS = 9


def text(view: Json) -> str:
    """The board row by row, then the seats and the rows of cards."""
    rows = []
    for row in "12345":
        cells = [cell(column + row, view["tiles"][column + row]) for column in "ABCDEF"]
        rows += ["  ".join(part) for part in zip(*cells, strict=True)]
    return "\n".join([heading(TITLE, view), "", *rows, *about_cards(view), "", *seat_lines(view)])


def cell(name: str, tile: Json) -> tuple[str, str]:
    """A tile in two lines: what it is, who stands there."""
    built = "|" * tile["palms"] + "^" * tile["palaces"]
    owner = "" if tile["owner"] is None else f"@{tile['owner']}"
    head = f"{name} {tile['kind'].split('-')[0][:6]} {tile['value']}"
    return f"{head:<14}", f"   {tile['meeples']:<6.6}{owner}{built}".ljust(14)


def about_cards(view: Json) -> list[str]:
    """The rows of cards, the tracks and the meeples in hand."""
    track = [f"{spot}: seat{seat}" for spot, seat in view["round"]["track"].items() if isinstance(seat, int)]
    zeros = [f"0: seat{seat}" for seat in view["round"]["track"]["0"]]
    return [
        "",
        f"row: {', '.join(view['resources']['row'])}",
        f"djinns: {', '.join(view['djinns']['row'])}",
        f"track: {', '.join(zeros + track) or 'empty'}",
        f"in hand: {view['turn']['hand'] or 'nothing'}",
    ]


def seat_lines(view: Json) -> list[str]:
    """A line for each seat."""
    return [f"seat{seat}: {'; '.join(about_seat(has))}" for seat, has in enumerate(view["seats"])]


def about_seat(has: Json) -> list[str]:
    """What a seat has, as an onlooker knows it."""
    unseen = sum(pool if isinstance(pool, int) else len(pool) for pool in has["unseen"])
    hand = [*has["hand"], *([f"{unseen} unseen"] if unseen and isinstance(has["unseen"][0], int) else [])]
    return [
        f"{has['coins']} coins, {has['camels']} camels, {has['viziers']} viziers, {has['elders']} elders",
        *wrap(has["djinns"]),
        *wrap(hand),
    ]


def picture(view: Json) -> Image.Image:
    """The board on the left, the seats on the right."""
    sheet, pen = canvas(6 * TILE + PANEL + 40, 5 * TILE + 120)
    for number, (name, tile) in enumerate(view["tiles"].items()):
        draw_tile(
            pen, 12 + number % 6 * TILE, 12 + number // 6 * TILE, name, tile, view["turn"]["tile"] == name
        )
    for number, line in enumerate([heading(TITLE, view), *about_cards(view)[1:]]):
        write(pen, 14, 5 * TILE + 20 + number * 19, line, 14)
    panel(pen, 6 * TILE + 36, [about_seat(has) for has in view["seats"]], view["seat"])
    return sheet


def draw_tile(pen: ImageDraw.ImageDraw, x: int, y: int, name: str, tile: Json, marked: bool) -> None:
    """A tile: its name and value, who stands there, whose it is, what is built on it."""
    box = (x, y, x + TILE - 6, y + TILE - 6)
    pen.rounded_rectangle(box, 8, GROUND[tile["kind"]], INK if marked else FAINT, 3 if marked else 1)
    write(pen, x + 6, y + 4, f"{name} {tile['kind'].split('-')[0]}", 12, FAINT)
    write(pen, x + TILE - 12, y + 4, str(tile["value"]), 13, INK, "ra")
    for number, letter in enumerate(tile["meeples"]):
        centre = (x + 14 + number % 5 * 20, y + 34 + number // 5 * 20)
        pen.circle(centre, RADIUS, MEEPLES[letter], INK)
        write(pen, *centre, letter, 11, INK if letter in "VE" else (255, 255, 255), "mm")
    if tile["owner"] is not None:
        pen.rectangle((x + 4, y + TILE - 26, x + 46, y + TILE - 10), fill=SEATS[tile["owner"]])
        write(pen, x + 25, y + TILE - 18, f"seat{tile['owner']}", 11, (255, 255, 255), "mm")
    for number in range(tile["palms"]):
        foot = (x + 56 + number % 4 * 12, y + TILE - 12)
        pen.line((*foot, foot[0], foot[1] - 12), (60, 120, 50), 3)
    for number in range(tile["palaces"]):
        left, top = x + 52 + number % 4 * 13, y + TILE - 40
        pen.polygon([(left, top + 12), (left + 5, top), (left + 10, top + 12)], (240, 240, 235), INK)
