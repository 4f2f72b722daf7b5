"""Five Tribes as text, from what an onlooker sees."""

from __future__ import annotations

from ...games import Json
from ..lines import heading, wrap

TITLE = "Five Tribes"


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
