"""What the screens hide at a table with hidden information (FT-S2), though it could be worked out.

This hides more than `view` does, never less: it is given a view, or the changes of one.
"""

from __future__ import annotations

from ..state import Changes, Json


def screen(view: Json, seat: int | None) -> Json:
    """The view without rivals' coins and hands; of a hand only the number of cards is left."""
    if view["step"] == "over":
        return view
    seats = [shown if number == seat else screen_seat(shown) for number, shown in enumerate(view["seats"])]
    return view | {"seats": seats, "resources": screen_resources(view["resources"])}


def screen_seat(shown: Json) -> Json:
    """A rival behind its screen."""
    number = len(shown["hand"]) + sum(shown["unseen"])
    return shown | {"coins": None, "hand": number, "unseen": None, "unseen_fakirs_at_most": None}


def screen_resources(resources: Json) -> Json:
    """Without the cards yet unseen: who knows these knows what rivals hold."""
    return resources | {"unseen": None}


def screen_changes(changes: Changes, seat: int | None) -> Changes:
    """What changes of a screened view, given the changes of the view.

    It relies on two habits of `changes`: a hand and what is unseen of it come together, the hand first, and
    when a game ends seats and resources come whole.
    """
    if [["step"], "over"] in changes:
        return changes
    screened = []
    known = 0
    for change in changes:
        path = change[0]
        if path[0] == "seats" and path[1] != seat:
            field = path[2] if len(path) > 2 else None
            if field is None:
                screened.append([path, screen_seat(change[1])])
            elif field == "hand":
                known = len(change[1])
            elif field == "unseen":
                screened.append([["seats", path[1], "hand"], known + sum(change[1])])
            elif field not in ("coins", "unseen_fakirs_at_most"):
                screened.append(change)
        elif path == ["resources"]:
            screened.append([path, screen_resources(change[1])])
        elif path != ["resources", "unseen"]:
            screened.append(change)
    return screened
