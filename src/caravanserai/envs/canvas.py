"""What pictures of both games share: colours, letters, and the panel of the seats."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFont

from ..games import Json

Colour = tuple[int, int, int]

PAPER: Colour = (246, 239, 224)
INK: Colour = (45, 36, 30)
FAINT: Colour = (120, 105, 90)
SEATS: tuple[Colour, ...] = ((30, 144, 190), (214, 112, 28), (120, 70, 160), (190, 40, 90))
"""The colour of each seat."""
PANEL = 300
LINE = 20


@cache
def letters(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The letters that Pillow brings along."""
    return ImageFont.load_default(size)


def canvas(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """An empty sheet."""
    sheet = Image.new("RGB", (width, height), PAPER)
    return sheet, ImageDraw.Draw(sheet)


def write(
    pen: ImageDraw.ImageDraw,
    x: float,
    y: float,
    text: str,
    size: int = 14,
    colour: Colour = INK,
    anchor: str = "la",
) -> None:
    """Put a line of text there."""
    pen.text((x, y), text, fill=colour, font=letters(size), anchor=anchor)


def panel(pen: ImageDraw.ImageDraw, x: float, seats: list[list[str]], acting: int | None) -> None:
    """A few lines about each seat; a bar marks who decides."""
    y = 16.0
    for seat, words in enumerate(seats):
        height = LINE * (len(words) + 1) + 8
        if seat == acting:
            pen.rectangle((x - 10, y - 4, x - 5, y + height - 12), fill=SEATS[seat])
        write(pen, x, y, f"seat{seat}", 16, SEATS[seat])
        for number, line in enumerate(words, 1):
            write(pen, x, y + number * LINE, line, 13)
        y += height


def heading(title: str, view: Json) -> str:
    """What is asked of whom."""
    if view["seat"] is None:
        return f"{title}: the game is over"
    return f"{title}: seat{view['seat']} to {view['step']}"


def wrap(words: list[str], width: int = 40) -> list[str]:
    """Words in lines that fit the panel."""
    found: list[str] = []
    for word in words:
        if found and len(found[-1]) + len(word) + 2 <= width:
            found[-1] += f", {word}"
        else:
            found.append(word)
    return found
