"""Pixels of an SVG or, for a game that nobody has drawn, of a text; the same ones on every machine."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageDraw, ImageFont

from ..extras import how_to_install

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise how_to_install(missing) from missing

PAPER = (246, 239, 224)
INK = (45, 36, 30)
SIZE = 14
LETTER, LINE = 9, 20
MARGIN = 14


def of_svg(picture: str) -> NDArray[np.uint8]:
    """A picture as it is drawn, its words in the letters that Pillow brings along."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise how_to_install(missing) from missing
    with TemporaryDirectory() as folder:
        letters = Path(folder) / "letters.ttf"
        letters.write_bytes(letters_along())
        png = svg_to_bytes(
            svg_string=picture,
            skip_system_fonts=True,
            font_files=[str(letters)],
            sans_serif_family=family(),
        )
    return np.array(Image.open(BytesIO(png)).convert("RGB"))


def of_text(text: str) -> NDArray[np.uint8]:
    """A sheet with these lines on it."""
    lines = text.splitlines()
    widest = max(map(len, lines), default=0)
    sheet = Image.new("RGB", (2 * MARGIN + LETTER * widest, 2 * MARGIN + LINE * len(lines)), PAPER)
    pen = ImageDraw.Draw(sheet)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + LINE * number), line, fill=INK, font=font())
    return np.array(sheet)


@cache
def font() -> ImageFont.FreeTypeFont:
    """The font that Pillow brings along."""
    brought = ImageFont.load_default(SIZE)
    if not isinstance(brought, ImageFont.FreeTypeFont):
        raise RuntimeError(
            "this Pillow was built without FreeType, and so it brings no letters to write with"
        )
    return brought


def family() -> str:
    """What it is called."""
    return font().getname()[0] or ""


@cache
def letters_along() -> bytes:
    """The file of that font."""
    brought = font().path
    if isinstance(brought, BytesIO):
        return brought.getvalue()
    assert isinstance(brought, str)
    return Path(brought).read_bytes()
