"""What a match says when it can't do as asked."""

from __future__ import annotations


class Refused(Exception):
    """A request that is not carried out; nothing has changed.

    `code` says what kind of refusal it is: "illegal", "not-your-turn", "over", "time-out", "stand-in",
    "settled" or "not-allowed"; `message` what was wrong and what would be right; `rule` the clause that
    forbids an illegal action.
    """

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(code, message, rule)
        self.code = code
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class BadLog(ValueError):
    """A log that no match can have written, or that was written under rules not known here."""


class Gap(LookupError):
    """An entry that follows on entries not seen yet: the log must be read again from `ply` on."""

    def __init__(self, ply: int) -> None:
        super().__init__(f"the log must be read again from ply {ply} on")
        self.ply = ply
