"""Positions as somebody looks at them in a shell or a notebook: drawn by what a game's registration names."""

from __future__ import annotations

from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Literal, Protocol

from .outline import outline
from .state import Json


class Drawn(Protocol):
    """What the terminal's screen of a game can do."""

    def text(self, view: Json) -> str:
        """The table as plain text."""


class Pictured(Protocol):
    """What the drawing of a game can do."""

    def draw(self, view: Json, turn: Sequence[str], theme: Literal["light", "dark"]) -> str:
        """The table as SVG."""


def as_text(terminal: str, view: Json) -> str:
    """The position as the terminal draws it, without colours; an outline where nothing draws it."""
    try:
        screen: Drawn | None = resolve_name(terminal) if terminal else None
    except ImportError:  # what draws in the terminal is not installed
        screen = None
    return outline(view) if screen is None else screen.text(view)


def as_svg(drawing: str, view: Json) -> str | None:
    """The position as the page draws it, for a notebook; None where nothing draws it."""
    if not drawing:
        return None
    artist: Pictured = resolve_name(drawing)
    return artist.draw(view, (), "light")
