"""Who sits on a seat of a match, and who plays it."""

from __future__ import annotations

import msgspec


class Player(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits on a seat, and who plays it now."""

    kind: str = "person"
    """"person", "same-screen" or "bot"."""
    name: str = ""
    bot: str | None = None
    """The bot that plays it now; None where its person does."""
    resigned: bool = False

    def recorded_name(self, seat: int) -> str:
        """What a record calls who sits there: by name, else a bot by its level, a person by the seat."""
        return self.name or (f"{self.bot} {seat}" if self.kind == "bot" else f"seat{seat}")
