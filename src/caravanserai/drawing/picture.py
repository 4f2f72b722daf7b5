"""The picture of a view, by the game that it is of."""

from __future__ import annotations

from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Protocol

from .. import games
from ..games import Json
from .palette import Theme


class Artist(Protocol):
    """What draws the views of one game; its registration names it."""

    def knows(self, view: Json) -> bool:
        """Whether this is a view of its game."""

    def draw(self, view: Json, turn: Sequence[str], theme: Theme, board_only: bool = False) -> str:
        """The picture of the whole table, or of its board, with the steps of a turn marked in it."""


def svg(
    view: Json, turn: Sequence[int | str] = (), theme: Theme = "light", *, board_only: bool = False
) -> str:
    """A view, or a whole position's JSON, as SVG; the steps of a turn, if any, with arrows and marks.

    It shows the whole table, or the board alone, which needs no language. Steps are actions or their
    notation. ValueError if no game here has such a view, or can't be drawn.
    """
    for name in games.names():
        game = games.get(name)
        artist: Artist | None = resolve_name(game.rooms.drawing) if game.rooms.drawing else None
        if artist is not None and artist.knows(view):
            steps = [step if isinstance(step, str) else game.text(step) for step in turn]
            for step in steps:
                game.parse(step)
            return artist.draw(view, steps, theme, board_only)
    raise ValueError("no game that can be drawn here has such a view")
