"""What the screens hide on the page (AB-C2, AB-I1), though it was all taken in the open.

This hides more than `view` does, never less: it is given a view, or the changes of one.
"""

from __future__ import annotations

from ..state import Changes, Json


def screen(view: Json, seat: int | None) -> Json:
    """The view with rivals' tiles replaced by their number, and so the unseen ones, which would tell them."""
    if view["step"] == "over":
        return view
    seats = [shown if number == seat else screen_seat(shown) for number, shown in enumerate(view["seats"])]
    return view | {"seats": seats, "unseen": len(view["unseen"])}


def screen_seat(shown: Json) -> Json:
    """A rival behind its screen."""
    return shown | {"tiles": len(shown["tiles"])}


def screen_changes(changes: Changes, seat: int | None) -> Changes:
    """What changes of a screened view, given the changes of the view.

    When a game ends, seats and unseen tiles come whole in `changes`, so that nothing need stay hidden.
    """
    if [["step"], "over"] in changes:
        return changes
    return [screen_change(change, seat) for change in changes]


def screen_change(change: Changes, seat: int | None) -> Changes:
    """One change, as a screened view has it."""
    path = change[0]
    if path == ["unseen"]:
        return [path, len(change[1])]
    if path[0] == "seats" and path[1] != seat:
        if len(path) == 2:
            return [path, screen_seat(change[1])]
        if path[2] == "tiles":
            return [path, len(change[1])]
    return change
