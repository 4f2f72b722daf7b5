"""The picture of the ladder as a PNG."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw, ImageFont

from .picture import PALETTE, Box, Dot, LadderPicture, Words

SCALE = 2
"""Pixels of the file for each one of the picture, so that it is sharp on fine screens."""
ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}
SPOKEN = str.maketrans({"∞": "inf", "−": "-", "–": "-"})
"""What the built-in type has no signs for."""


def to_png(picture: LadderPicture) -> bytes:
    """Draw it, by day."""
    size = round(SCALE * picture.width), round(SCALE * picture.height)
    image = Image.new("RGB", size, PALETTE["paper"][0])
    brush = ImageDraw.Draw(image, "RGBA")
    for shape in picture.shapes:
        match shape:
            case Box():
                fill = (*numbers_of(shape.colour), round(255 * shape.strength))
                brush.rounded_rectangle(corners(shape), SCALE * shape.radius, fill)
            case Dot():
                centre = SCALE * shape.x, SCALE * shape.y
                brush.circle(centre, SCALE * shape.radius, PALETTE[shape.colour][0])
            case Words():
                write(brush, shape)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def numbers_of(name: str) -> tuple[int, int, int]:
    """The light colour of that name as numbers."""
    code = PALETTE[name][0]
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def corners(box: Box) -> tuple[float, float, float, float]:
    """Where a box begins and ends, in pixels."""
    x, y = SCALE * box.x, SCALE * box.y
    return x, y, x + max(1.0, SCALE * box.width - 1), y + max(1.0, SCALE * box.height - 1)


def write(brush: ImageDraw.ImageDraw, words: Words) -> None:
    """Write a line of text."""
    font = ImageFont.load_default(SCALE * words.size)
    place = SCALE * words.x, SCALE * words.y
    text = words.text.translate(SPOKEN)
    brush.text(place, text, PALETTE[words.colour][0], font, ANCHORS[words.anchor])
