"""What the rules say when they refuse something."""

from __future__ import annotations


class IllegalAction(ValueError):
    """An action that the rules forbid now; nothing has changed.

    `rule` is the clause that forbids it, `message` the reason in a few words, `id` the name under which
    that reason is translated.
    """

    def __init__(self, rule: str, message: str, id: str = "") -> None:
        super().__init__(rule, message, id)
        self.rule = rule
        self.message = message
        self.id = id

    def __str__(self) -> str:
        return f"not allowed: {self.message}" + (f" ({self.rule})" if self.rule else "")


class BadNotation(ValueError):
    """A text that names no action; the message says what was expected."""


class BadPosition(ValueError):
    """A position that can't be read; `field` is where, `message` what would be right."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(field, message)
        self.field = field
        self.message = message

    def __str__(self) -> str:
        return f"bad position: {self.field}: {self.message}"


class BadCode(BadPosition):
    """A one-line position that can't be read; `column` is where, from 1, or 0 where no column is to blame."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__("code", message)
        self.column = column

    def __str__(self) -> str:
        return "bad code: " + (f"column {self.column}: " if self.column else "") + self.message

    def __reduce__(self) -> tuple[type[BadCode], tuple[str, int]]:
        return BadCode, (self.message, self.column)


class BadRecord(ValueError):
    """A record that can't be replayed; `field` is where, `message` what is wrong."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(field, message)
        self.field = field
        self.message = message

    def __str__(self) -> str:
        return f"bad record: {self.field}: {self.message}"


class BadText(BadRecord):
    """A record as text that can't be read; `line` and `column` are where, from 1, `message` why."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}", message)
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[type[BadText], tuple[str, int, int]]:
        return BadText, (self.message, self.line, self.column)


class UnknownRules(BadPosition, BadRecord):
    """A position, record or log played under a version of the rules that this program doesn't know."""

    def __init__(self, version: int, title: str, oldest: int, newest: int) -> None:
        known = f"version {newest}" if oldest == newest else f"versions {oldest} to {newest}"
        super().__init__("rules", f"of {title} {known} can be played here, not version {version}")
        self.version = version
        self.title = title
        self.oldest = oldest
        self.newest = newest

    def __reduce__(self) -> tuple[type[UnknownRules], tuple[int, str, int, int]]:
        return UnknownRules, (self.version, self.title, self.oldest, self.newest)
