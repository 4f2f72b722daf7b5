"""What the texts of both games share: a heading, and words in lines."""

from __future__ import annotations

from ..games import Json


def heading(title: str, view: Json) -> str:
    """What is asked of whom."""
    if view["seat"] is None:
        return f"{title}: the game is over"
    return f"{title}: seat{view['seat']} to {view['step']}"


def wrap(words: list[str], width: int = 40) -> list[str]:
    """Words in lines that fit the panel."""
    found: list[str] = []
    for word in words:
        if found and len(found[-1]) + len(word) + 2 <= width:
            found[-1] += f", {word}"
        else:
            found.append(word)
    return found
