"""The ladder as a picture: where every line and word goes, for the page and the PNG alike."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor, log10
from textwrap import wrap

from .figures import hundredths, percent, seconds, signed, signed_between
from .standings import Rung, Standings, command

WIDTH = 960
MARGIN = 36
NAMES = 190
"""Where the names end and the scale begins."""
FIGURES = 300
"""The room for figures to the right of the scale."""
ROW = 46
CELL_HEIGHT = 46
TICKS = 6
LETTERS = 130
"""How many fit into a line of small text."""

PALETTE = {
    "paper": ("#F5ECDC", "#17131D"),
    "panel": ("#FCF7EC", "#221C2A"),
    "ink": ("#2A1C17", "#F4E8D3"),
    "faint": ("#5F4A3D", "#C3B29C"),
    "line": ("#D3BF9E", "#41364A"),
    "accent": ("#9C3A1C", "#F0A556"),
    "soft": ("#E3A684", "#8A5A12"),
    "good": ("#2F6B45", "#8FD3A5"),
    "bad": ("#A3261F", "#FF9C8C"),
}
"""The colours of the house, by day and by night."""


@dataclass(frozen=True)
class Box:
    """A filled rectangle, its corners rounded."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    radius: float = 0
    strength: float = 1.0
    """How much of it covers what lies below."""


@dataclass(frozen=True)
class Dot:
    """A filled circle."""

    x: float
    y: float
    radius: float
    colour: str


@dataclass(frozen=True)
class Words:
    """A line of text that starts, is centred or ends at x; y is its middle."""

    x: float
    y: float
    text: str
    size: float = 14
    colour: str = "ink"
    anchor: str = "start"


Shape = Box | Dot | Words


@dataclass(frozen=True)
class LadderPicture:
    """Shapes from the lowest to the topmost."""

    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...]


def draw(standings: Standings) -> LadderPicture:
    """Draw the ladder, below it the shares of everyone against everyone."""
    shapes: list[Shape] = [
        Words(MARGIN, 44, standings.title, 27),
        Words(MARGIN, 76, subtitle(standings), 14, "faint"),
    ]
    y = draw_ladder(shapes, standings, 112)
    y = draw_matrix(shapes, standings, y + 40)
    if standings.verdict:
        sentence = standings.verdict.sentence(*standings.settings.pairs[0])
        y = write_below(shapes, f"Sequential test: {sentence}", y + 12, "ink")
    y = write_below(shapes, command(standings.settings), y + 12, "faint")
    return LadderPicture(standings.title, WIDTH, y + 30, tuple(shapes))


def write_below(shapes: list[Shape], text: str, y: float, colour: str) -> float:
    """Write a text below the rest, in as many lines as it takes. Returns where it ends."""
    for line in wrap(text, LETTERS, break_on_hyphens=False):
        y += 20
        shapes.append(Words(MARGIN, y, line, 13, colour))
    return y


def subtitle(standings: Standings) -> str:
    """How many games, and how to read the figures."""
    games = f"{standings.finished:,} games"
    if standings.finished < standings.total and not (standings.verdict and standings.verdict.decided):
        games = f"{standings.finished:,} of {standings.total:,} games"
    zero = min(standings.ladder, key=lambda rung: abs(rung.rating.value)).bot
    return f"{games} · Elo, {zero} = 0 · bars are 95 % intervals"


def draw_ladder(shapes: list[Shape], standings: Standings, top: float) -> float:
    """A row for each bot: its name, its rating on a common scale, its figures. Returns where it ends."""
    rungs = standings.ladder
    bottom = top + ROW * len(rungs)
    shapes.append(Box(MARGIN - 12, top - 12, WIDTH - 2 * MARGIN + 24, bottom - top + 46, "panel", 12))
    low = min(rung.rating.low for rung in rungs)
    high = max(rung.rating.high for rung in rungs)
    scale = Scale(low, high, MARGIN + NAMES, WIDTH - MARGIN - FIGURES)
    for tick in scale.ticks():
        x = scale.place(tick)
        shapes.append(Box(x - 0.5, top, 1, bottom - top, "line"))
        shapes.append(Words(x, bottom + 16, signed(tick), 12, "faint", "middle"))
    for number, rung in enumerate(rungs):
        draw_rung(shapes, rung, scale, top + ROW * (number + 0.5))
    return bottom + 34


def draw_rung(shapes: list[Shape], rung: Rung, scale: Scale, y: float) -> None:
    """One bot on the ladder."""
    left, right = scale.place(rung.rating.low), scale.place(rung.rating.high)
    shapes += [
        Words(MARGIN + 4, y, shortened(rung.bot, 24), 17),
        Box(left, y - 5, max(1.0, right - left), 10, "soft", min(5, max(1.0, right - left) / 2)),
        Dot(scale.place(rung.rating.value), y, 7, "accent"),
        Words(WIDTH - MARGIN - 130, y, signed_between(rung.rating), 15, "ink", "end"),
        Words(WIDTH - MARGIN - 4, y, f"{seconds(rung.seconds)} a decision", 12, "faint", "end"),
    ]


class Scale:
    """Ratings from left to right."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        room = max(high - low, 20.0) * 0.04
        self.low, self.high = low - room, high + room
        self.left, self.right = left, right

    def place(self, rating: float) -> float:
        """Where a rating lies."""
        return self.left + (rating - self.low) / (self.high - self.low) * (self.right - self.left)

    def ticks(self) -> list[float]:
        """Round ratings to mark, a handful of them."""
        least = (self.high - self.low) / TICKS
        power = 10.0 ** floor(log10(least))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least)
        first = floor(self.low / step) + 1
        return [step * count for count in range(first, floor(self.high / step) + 1)]


def draw_matrix(shapes: list[Shape], standings: Standings, top: float) -> float:
    """The share of each bot against each other. Returns where it ends."""
    bots = [rung.bot for rung in standings.ladder]
    players = standings.settings.players
    what = "Share of wins, row against column"
    if players > 2:
        what = f"Share of wins of one (row) against {players - 1} (column); even is {percent(1 / players)}"
    shapes.append(Words(MARGIN, top, what, 14, "faint"))
    width = (WIDTH - 2 * MARGIN - NAMES) / len(bots)
    top += 24
    fits = max(4, int(width / 8))
    for column, bot in enumerate(bots):
        x = MARGIN + NAMES + width * (column + 0.5)
        shapes.append(Words(x, top + 4, shortened(bot, fits), 13, "ink", "middle"))
    top += 18
    for row, bot in enumerate(bots):
        y = top + CELL_HEIGHT * (row + 0.5)
        shapes.append(Words(MARGIN + 4, y, shortened(bot, 24), 15))
        for column, other in enumerate(bots):
            if bot != other:
                draw_cell(shapes, standings, bot, other, MARGIN + NAMES + width * column, y, width)
    return top + CELL_HEIGHT * len(bots)


def draw_cell(
    shapes: list[Shape], standings: Standings, bot: str, other: str, x: float, y: float, width: float
) -> None:
    """One bot against one other: green above even, red below, the stronger the further."""
    share = standings.cell(bot, other)
    even = 1 / standings.settings.players
    away = (share.value - even) / (1 - even if share.value > even else even)
    colour = "good" if away > 0 else "bad"
    box = Box(x + 2, y - CELL_HEIGHT / 2 + 2, width - 4, CELL_HEIGHT - 4, colour, 8, 0.06 + 0.3 * abs(away))
    bounds = f"{hundredths(share.low)} – {hundredths(share.high)}"
    shapes += [
        box,
        Words(x + width / 2, y - 7, percent(share.value), 15, "ink", "middle"),
        Words(x + width / 2, y + 11, bounds, 12, "faint", "middle"),
    ]


def shortened(name: str, most: int) -> str:
    """A name that fits."""
    return name if len(name) <= most else f"{name[: most - 1]}…"
