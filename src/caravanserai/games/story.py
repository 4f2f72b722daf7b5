"""How a story is typed: entries are TypedDicts told apart by `what`; `docs/story.md` is made of them.

Each game's `story.py` has one for every kind of entry. Its docstring says what it tells, its fields say by
`Like` what they hold, its `rule` by `Clauses` what makes it happen.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NotRequired, TypeVar, get_args, get_origin, get_type_hints

Mark = TypeVar("Mark")

EVERYWHERE = ("what", "seat", "rule")
"""The fields that every entry has."""


@dataclass(frozen=True)
class Like:
    """What such a field may hold, as an example."""

    example: object
    usual: bool = False
    """Whether the example of an entry has it, though not every entry does."""


class Clauses(tuple[str, ...]):
    """The clauses that make an entry happen; or whose they are, in words."""

    def __new__(cls, *names: str) -> Clauses:
        """Clauses of these names, the one of the example first."""
        return super().__new__(cls, names)


def table(kinds: Iterable[type]) -> str:
    """A table in Markdown of kinds of entries: a line for each."""
    lines = ["| `what` | tells | fields | clause | example |", "| --- | --- | --- | --- | --- |"]
    return "\n".join([*lines, *map(line, kinds)])


def line(kind: type) -> str:
    """What a kind of entry tells, its fields, its clauses, an example."""
    hints = get_type_hints(kind, include_extras=True)
    (what,) = get_args(hints["what"])
    own = [name + ("?" if get_origin(hints[name]) is NotRequired else "") for name in hints]
    fields = ", ".join(f"`{name}`" for name in own if name not in EVERYWHERE) or "–"
    clauses = [name for names in marks(hints["rule"], Clauses) for name in names]
    example = json.dumps(example_of(kind), ensure_ascii=False)
    return f"| `{what}` | {kind.__doc__} | {fields} | {', '.join(clauses)} | `{example}` |"


def example_of(kind: type) -> dict[str, object]:
    """An entry as it may come; what only some are told is left out."""
    hints = get_type_hints(kind, include_extras=True)
    own = [name for name, hint in hints.items() if get_origin(hint) is not NotRequired or is_usual(hint)]
    order = ["what", "seat", *[name for name in own if name not in EVERYWHERE], "rule"]
    return {name: value_like(hints[name]) for name in order}


def value_like(hint: object) -> object:
    """A value that a field may hold."""
    for mark in marks(hint, Like):
        return mark.example
    for clauses in marks(hint, Clauses):
        return clauses[0]
    if hint is type(None):
        return None
    if get_origin(hint) is Literal:
        return get_args(hint)[0]
    raise TypeError(f"an example is missing: {hint}")


def is_usual(hint: object) -> bool:
    """Whether a field that may be left out belongs into an example."""
    return any(mark.usual for mark in marks(hint, Like))


def marks(hint: object, kind: type[Mark]) -> list[Mark]:
    """What is noted at a type by `Annotated`."""
    if get_origin(hint) is NotRequired:
        (hint,) = get_args(hint)
    return [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, kind)]
