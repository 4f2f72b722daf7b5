"""Ali Baba as text, from what an onlooker sees."""

from __future__ import annotations

from ...games import Json
from ..lines import heading, wrap

TITLE = "Ali Baba"


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
