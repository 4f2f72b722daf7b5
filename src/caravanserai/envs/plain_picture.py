"""A game that nobody has drawn: what an onlooker sees as text, and a picture of that text."""

from __future__ import annotations

from PIL import Image

from ..games import Json
from ..games.outline import outline
from .canvas import LINE, canvas, write

LETTER = 9
MARGIN = 14


def text(view: Json) -> str:
    """Everything that an onlooker may know, indented."""
    return outline(view)


def picture(view: Json) -> Image.Image:
    """The same on a sheet."""
    lines = text(view).splitlines()
    widest = max(map(len, lines), default=0)
    sheet, pen = canvas(2 * MARGIN + LETTER * widest, 2 * MARGIN + LINE * len(lines))
    for number, line in enumerate(lines):
        write(pen, MARGIN, MARGIN + LINE * number, line, 14)
    return sheet
