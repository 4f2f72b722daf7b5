"""What can go wrong at a table over the network."""

from __future__ import annotations


class Refused(Exception):
    """The server did not do what it was asked to; nothing has changed."""

    def __init__(
        self, code: str, message: str, rule: str | None = None, status: int = 0, field: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        """What kind of refusal, for programs: illegal, stale, not-yours, not-allowed …"""
        self.message = message
        """The same for people."""
        self.rule = rule
        """The clause of the rules that forbids it."""
        self.status = status
        """The HTTP status, where it was asked by HTTP."""
        self.field = field
        """What in the request was wrong."""

    def __str__(self) -> str:
        return f"{self.message} ({self.rule or self.code})"


class Gone(Exception):
    """The connection to a table is over, and connecting again would not help."""
