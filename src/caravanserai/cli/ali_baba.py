"""Ali Baba in the terminal: the cave from above, the tiles of each seat in sets."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games import Json
from ..games.ali_baba.layout import CORNERS
from .screen import DrawnScreen, SideBySide, seat_name

TREASURES = ["carpet", "statue", "ruby", "crown", "chest", "sword", "diamond", "ring", "lamp", "necklace"]
COLOURS = {
    "pink": "black on #ffafd7",
    "blue": "white on #005faf",
    "brown": "white on #875f00",
    "green": "black on #5faf5f",
    "yellow": "black on #ffd75f",
    "white": "black on #eeeeee",
}
HALF_WIDTH, HALF_HEIGHT = 5, 2
CAVE_WIDTH = 50
QUESTIONS = {
    "take": ("Which tile do you take from the cave?", "AB-T1"),
    "magic": ("The lamp's own magic, or a swap for a tile beside the cave?", "AB-L2"),
    "also": ("Which tile next to the emptied place do you take too?", "AB-GREEN1"),
    "show": ("Which of your tiles do you show?", "AB-YELLOW1"),
    "steal": ("Whose shown tile do you take?", "AB-YELLOW1"),
    "ban": ("Which treasure or colour do you ban?", "AB-WHITE1"),
    "over": ("The game is over.", "AB-Z1"),
}
LEGEND = """\
Each tile bears its [bold]place[/] (layer, column, row), its treasure and its colour, which is its magic:
pink 5 points · blue for tiles turned up · brown for tiles of its treasure · green takes a second tile ·
yellow takes a tile that a rival shows · white bans a treasure or a colour. ░ lies face down."""


class AliBabaScreen(DrawnScreen):
    """How Ali Baba is drawn and spoken of."""

    def board(self, view: Json, names: Sequence[str], viewer: int | None) -> RenderableType:
        """The cave, what lies beside it, and the seats."""
        cave = Group(draw_cave(view), *around_the_cave(view))
        return SideBySide(cave, CAVE_WIDTH, screens(view, names, viewer), 12 + 15 * len(names))

    def question(self, view: Json) -> tuple[str, str]:
        """What is asked now, and the clause that says so."""
        return QUESTIONS[view["step"]]

    def story(self, line: Json, open: bool = False) -> str:
        """What a seat did and what was turned up; a tile shown stays secret until all have chosen."""
        if line["do"].startswith("show ") and not open:
            return "chooses a tile to show"
        turned = f" (turned up: {', '.join(line['chance'])})" if "chance" in line else ""
        return f"{line['do']}{turned}"

    def legend(self) -> str:
        """The signs on the board, explained."""
        return LEGEND


SCREEN = AliBabaScreen()


def draw_cave(view: Json) -> Text:
    """The cave from above: a tile hides what lies under it."""
    whole, smaller = CORNERS
    layers = smaller if view["variant"] == "small" else whole
    canvas: list[list[tuple[str, str]]] = []
    for place in sorted(view["cave"]):
        x, y = layers[int(place[0]) - 1]
        x += 2 * "abcde".index(place[1])
        y += 2 * (int(place[2]) - 1)
        paint(canvas, HALF_WIDTH * x, HALF_HEIGHT * y, place, view["cave"][place]["tile"])
    drawing = Text(no_wrap=True)
    for number, row in enumerate(canvas):
        drawing.append("\n" if number else "")
        for sign, style in row:
            drawing.append(sign, style)
    return drawing


def paint(canvas: list[list[tuple[str, str]]], left: int, top: int, place: str, tile: str | None) -> None:
    """Draw one tile onto the canvas."""
    inside = 2 * HALF_WIDTH - 2
    treasure, colour = tile.split("-") if tile else ("░" * inside, "░" * inside)
    style = COLOURS[colour] if tile else "dim"
    rows = (
        f"┌{place:─<{inside}}┐",
        f"│{treasure:<{inside}}│",
        f"│{colour:<{inside}}│",
        f"└{'─' * inside}┘",
    )
    for y, row in enumerate(rows, top):
        while len(canvas) <= y:
            canvas.append([])
        line = canvas[y]
        line.extend([(" ", "")] * (left + len(row) - len(line)))
        for x, sign in enumerate(row, left):
            line[x] = (sign, style)


def around_the_cave(view: Json) -> list[Text]:
    """What is known to all besides the cave: bans, tiles beside it, treasures that are out."""
    lines = []
    face_down = sum(1 for place in view["cave"].values() if place["tile"] is None)
    lines.append(Text(f"{face_down} of {len(view['cave'])} tiles in the cave lie face down"))
    if view["turns_left"]:
        lines.append(Text(f"the end is near: {view['turns_left']} turns left, this one included"))
    if view["out"]:
        lines.append(Text(f"out of the game: {', '.join(view['out'])}"))
    if view["beside"]:
        lines.append(
            Text.assemble("beside the cave: ", *spaced([tile_name(tile) for tile in view["beside"]]))
        )
    lines += [Text(f"seat{ban['seat']} bans {ban['what']}", style="bold") for ban in view["bans"]]
    for shown in view["shown"]:
        tile = tile_name(shown["tile"]) if isinstance(shown["tile"], str) else Text("a tile, still hidden")
        lines.append(Text.assemble(f"seat{shown['seat']} shows ", tile))
    return lines


def tile_name(tile: str) -> Text:
    """A tile by its name, in its colour."""
    return Text(tile, style=COLOURS[tile.split("-")[1]])


def spaced(parts: list[Text]) -> list[Text]:
    """The same with blanks between."""
    return [piece for part in parts for piece in (part, Text(" "))]


def screens(view: Json, names: Sequence[str], viewer: int | None) -> Table:
    """What each seat has: its running score, and its tiles in sets of one treasure."""
    table = Table(header_style="", box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("", style="bold", no_wrap=True)
    for seat in range(len(view["seats"])):
        turn = "▶ " if seat == view["seat"] else ""
        table.add_column(turn + seat_name(seat, names, viewer))
    table.add_row("score", *(Text(str(seat["score"]), style="bold") for seat in view["seats"]))
    for treasure in TREASURES:
        sets = [held(seat["tiles"], treasure) for seat in view["seats"]]
        if any(sets):
            table.add_row(treasure, *sets)
    return table


def held(tiles: Sequence[str], treasure: str) -> Text:
    """The colours in which a seat has a treasure, by their first two letters."""
    colours = [tile.split("-")[1] for tile in tiles if tile.split("-")[0] == treasure]
    ordered = [colour for colour in COLOURS if colour in colours]
    return Text.assemble(*spaced([Text(colour[:2], style=COLOURS[colour]) for colour in ordered]))
