"""How the lobby says no: a status, a code for programs, and a sentence for people."""

from __future__ import annotations


class Refusal(Exception):
    """A wish that isn't granted; nothing has changed."""

    def __init__(self, status: int, code: str, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.field = field


def no_such_table() -> Refusal:
    """The same answer for a table that isn't there and for one that is none of the asker's business."""
    return Refusal(
        404, "no-such-table", "There is no such table, or it is private: ask for an invitation link."
    )


def not_allowed(message: str) -> Refusal:
    """The known_guest isn't the one who may."""
    return Refusal(403, "not-allowed", message)


def not_now(message: str) -> Refusal:
    """It could be granted at another time, or in another state of the table."""
    return Refusal(409, "not-now", message)


def bad_field(field: str, message: str) -> Refusal:
    """Something in the request can't be."""
    return Refusal(400, "bad-request", message, field)
