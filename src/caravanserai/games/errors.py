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


class BadRecord(ValueError):
    """A record that can't be replayed; `field` is where, `message` what is wrong."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(field, message)
        self.field = field
        self.message = message

    def __str__(self) -> str:
        return f"bad record: {self.field}: {self.message}"
