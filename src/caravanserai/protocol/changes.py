"""What a client does with `changes`: make the view it has into the one that followed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .game_json import Change, Json


def apply_changes(view: Json, changes: Iterable[Change]) -> Json:
    """The view after these changes, each `[path, value]` (put it there) or `[path]` (take it away).

    The old view stays as it was; what has not changed is shared with it.
    """
    changed: Json = dict(view)
    own = {id(changed)}  # the parts that are no longer shared, and so may be written to
    for path, *value in changes:
        part: Any = changed  # Any: an object or a list, as the path says
        for key in path[:-1]:
            inner = part[key]
            if id(inner) not in own:
                inner = inner.copy()
                own.add(id(inner))
                part[key] = inner
            part = inner
        if value:
            [part[path[-1]]] = value
        else:
            del part[path[-1]]
    return changed
