"""A finger on a phone's glass, for what is more than a tap: resting, dragging."""

from __future__ import annotations

from typing import Any

from .person import Person


class Finger:
    """A finger on the glass of this person's phone."""

    def __init__(self, person: Person) -> None:
        self._glass = person.context.new_cdp_session(person.page)
        self._at = (0.0, 0.0)

    def _touch(self, kind: str, *points: dict[str, Any]) -> None:
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def down(self, x: float, y: float) -> None:
        """Touch the glass."""
        self._at = (x, y)
        self._touch("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float, steps: int = 6) -> None:
        """Go there, without leaving it."""
        (left, top), self._at = self._at, (x, y)
        for step in range(1, steps + 1):
            way = step / steps
            self._touch("touchMove", {"x": left + (x - left) * way, "y": top + (y - top) * way})

    def lift(self) -> None:
        """Leave it."""
        self._touch("touchEnd")
