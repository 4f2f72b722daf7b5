"""Ali Baba as the page draws it: the cave from above, the seats beside it; and a turn with marks."""

from __future__ import annotations

from collections.abc import Sequence

from ..games import Json
from ..games.ali_baba.layout import CORNERS
from .canvas import Canvas
from .palette import Theme

TILE, PITCH, LIFT, MARGIN = 80, 84, 9, 14
PANEL = 380
SMALL = 0.42
DARKER = {1: 0.26, 2: 0.1}
"""How much darker the backs of the lower layers are."""


class AliBabaArtist:
    """Draws views of Ali Baba."""

    def knows(self, view: Json) -> bool:
        """Whether this is a view of Ali Baba."""
        return {"cave", "beside", "bans", "shown", "turns_left"} <= view.keys()

    def draw(self, view: Json, turn: Sequence[str], theme: Theme, board_only: bool = False) -> str:
        """The whole table, or the cave alone."""
        sheet = Canvas(theme)
        width, height = size_of(view)
        steps = {step.split()[1]: number for number, step in enumerate(turn, 1) if takes(step)}
        for name in sorted(view["cave"], key=lambda name: (int(name[0]), corner(view, name)[::-1])):
            x, y = corner(view, name)
            draw_tile(sheet, view["cave"][name]["tile"], x, y, layer=int(name[0]))
            if view["cave"][name]["tile"]:
                sheet.words(name, x + 74, y + 16, 10.5, "tile-ink", "end")
            if name in steps:
                draw_mark(sheet, x, y, steps[name], len(steps))
        who = "the game is over" if view["seat"] is None else f"seat{view['seat']} to {view['step']}"
        if board_only:
            return sheet.finish(width, height, f"Ali Baba: {who}")
        for place, tile in enumerate(view["beside"]):
            draw_tile(sheet, tile, width, MARGIN + 66 * place, scale=0.75)
        left = width + (76 if view["beside"] else 0)
        for seat, has in enumerate(view["seats"]):
            draw_seat(sheet, view, seat, has, left, height)
        draw_words(sheet, view, height)
        return sheet.finish(left + PANEL, height + 44, f"Ali Baba: {who}")


ARTIST = AliBabaArtist()


def takes(step: str) -> bool:
    """Whether a step takes a tile out of the cave."""
    return step.split()[0] in ("take", "also")


def corner(view: Json, name: str) -> tuple[float, float]:
    """The upper left corner of a place: a layer is lifted above the one below it."""
    layer = int(name[0])
    x, y = CORNERS[1 if view["variant"] == "small" else 0][layer - 1]
    x, y = x + 2 * "abcde".index(name[1]), y + 2 * (int(name[2]) - 1)
    return MARGIN + x * PITCH / 2, MARGIN + y * PITCH / 2 - (layer - 1) * LIFT


def size_of(view: Json) -> tuple[float, float]:
    """How wide and high the cave is."""
    places = 4 if view["variant"] == "small" else 5
    return 2 * MARGIN + places * PITCH, 2 * MARGIN + places * PITCH


def draw_tile(sheet: Canvas, tile: str | None, x: float, y: float, scale: float = 1, layer: int = 4) -> None:
    """One tile: face up with its magic as ground, or its back."""
    sheet.parts.append(f'<g transform="translate({x:g} {y:g}) scale({scale:g})">')
    sheet.add('<rect y="4" width="80" height="84" rx="9" fill="var(--back-edge)" opacity=".55"/>')
    if tile is None:
        shade = f'<rect width="80" height="80" rx="9" opacity="{DARKER.get(layer, 0)}"/>'
        sheet.add(
            '<rect width="80" height="80" rx="9" fill="var(--back)" stroke="var(--back-edge)"/>' + shade
        )
        sheet.symbol("tile-back", 6, 6, 68, 68)
    else:
        treasure, colour = tile.split("-")
        sheet.add(
            f'<rect width="80" height="80" rx="9" fill="var(--magic-{colour})" stroke="var(--tile-ink)" '
            'stroke-width="1.6"/><rect x="4" y="4" width="72" height="72" rx="6" fill="none" '
            'stroke="var(--tile-ink)" stroke-opacity=".38"/>'
        )
        ink, paper = sheet.colour("tile-ink"), sheet.colour("tile-paper")
        sheet.symbol(treasure, 19, 20, 48, 48, line_art=ink, art_1=paper, art_2=paper)
        sheet.add('<circle cx="14.5" cy="14.5" r="11.5" fill="var(--tile-ink)"/>')
        sheet.symbol(f"magic-{colour}", 6, 6, 17, 17, pen=paper)
    sheet.parts.append("</g>")


def draw_mark(sheet: Canvas, x: float, y: float, number: int, of: int) -> None:
    """A ring around a tile that is taken, with the number of the step where there are several."""
    sheet.add(
        '<rect x="-2.5" y="-2.5" width="85" height="85" rx="11.5" fill="none" stroke="var(--glow)" '
        'stroke-width="5"/>',
        x=x,
        y=y,
    )
    if of > 1:
        sheet.add('<circle cx="66" cy="66" r="13" fill="var(--glow)" stroke="var(--paper-2)"/>', x=x, y=y)
        sheet.words(str(number), x + 66, y + 71, 15, "paper-2", "middle", bold=True)


def draw_seat(sheet: Canvas, view: Json, seat: int, has: Json, x: float, whole: float) -> None:
    """What a seat has: its score, and its tiles in sets of one treasure."""
    height = (whole - 2 * MARGIN + 8) / len(view["seats"]) - 8
    y = MARGIN + seat * (height + 8)
    sheet.panel(seat, x, y, PANEL - 14, height, acts=seat == view["seat"])
    sheet.words(f"seat{seat}", x + 18, y + 22, 15, bold=True)
    ban = next((ban["what"] for ban in view["bans"] if ban["seat"] == seat), "")
    said = f"{has['score']} points" + (f" · bans {ban}" if ban else "")
    sheet.words(said, x + 70, y + 22, 13)
    if isinstance(has["tiles"], int):
        sheet.words(f"{has['tiles']} tiles behind the screen", x + 18, y + 44, 13, "ink-2")
        return
    step = (PANEL - 40) / max(9, len(has["tiles"]) if height < 110 else 9)
    a_row = int((PANEL - 40) / step)
    for place, tile in enumerate(has["tiles"]):
        draw_tile(sheet, tile, x + 16 + step * (place % a_row), y + 32 + 38 * (place // a_row), SMALL)


def draw_words(sheet: Canvas, view: Json, y: float) -> None:
    """What else is known, below the cave."""
    words = [f"{sum(place['tile'] is None for place in view['cave'].values())} tiles face down"]
    if view["turns_left"]:
        words.append(f"{view['turns_left']} turns left")
    if view["out"]:
        words.append(f"out: {', '.join(view['out'])}")
    if view["taken"]:
        words.append(f"taken: {view['taken']['tile']}")
    words += [f"seat{line['seat']} shows {line['tile'] or 'a hidden tile'}" for line in view["shown"]]
    sheet.words(" · ".join(words), MARGIN, y + 16, 13)
