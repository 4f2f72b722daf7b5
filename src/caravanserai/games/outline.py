"""A view as indented text: what a game looks like to whoever has no drawing of it."""

from __future__ import annotations

from collections.abc import Iterator


def outline(view: object) -> str:
    """Each name on a line of its own, what it holds below it, a step further in; short lists in one line."""
    return "\n".join(lines(view, ""))


def lines(part: object, indent: str) -> Iterator[str]:
    """The lines of a part of a view."""
    named = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, inner in named:
        if isinstance(inner, dict | list) and not is_plain(inner):
            yield f"{indent}{name}:"
            yield from lines(inner, indent + "  ")
        else:
            yield f"{indent}{name}: {words(inner)}"


def is_plain(part: dict[str, object] | list[object]) -> bool:
    """Whether it fits into one line: a list with nothing inside its parts, or nothing at all."""
    return not part or (isinstance(part, list) and not any(isinstance(one, dict | list) for one in part))


def words(part: object) -> str:
    """A number, a name or a short list, as people write it."""
    if isinstance(part, list):
        return ", ".join(map(words, part)) or "–"
    return "–" if part is None or part in ("", {}) else str(part)
