"""What is wrong with a log that a match can't follow; a request is refused by `protocol.refusal.Refusal`."""

from __future__ import annotations


class BadLog(ValueError):
    """A log that no match can have written."""


class Gap(LookupError):
    """An entry that follows on entries not seen yet: the log must be read again from `ply` on."""

    def __init__(self, ply: int) -> None:
        super().__init__(f"the log must be read again from ply {ply} on")
        self.ply = ply
