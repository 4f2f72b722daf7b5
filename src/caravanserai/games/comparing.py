"""Two parts of a position in JSON, compared: what has to be put where to make one into the other."""

from __future__ import annotations

from .state import Changes, Json


def note_changes(changes: Changes, path: list[object], before: Json, after: Json) -> None:
    """Add `[path, value]` for each field that is new or differs, `[path]` for each that is gone.

    Objects within are compared field by field; lists are put there whole.
    """
    for key in before:
        if key not in after:
            changes.append([[*path, key]])
    for key, value in after.items():
        if key not in before:
            changes.append([[*path, key], value])
        else:
            old = before[key]
            if value is not old and value != old:
                if isinstance(value, dict) and isinstance(old, dict):
                    note_changes(changes, [*path, key], old, value)
                else:
                    changes.append([[*path, key], value])
