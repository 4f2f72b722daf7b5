"""One line of a table's log, and its JSON.

| kind       | seat            | data                                                                        |
| ---------- | --------------- | --------------------------------------------------------------------------- |
| `start`    | null            | game, rules, variant, players, options, setup (the position), seats         |
| `do`       | who did it      | [action, [what chance answered]]                                            |
| `back`     | who took back   | the ply of the first step taken back                                        |
| `resign`   | who gave up     | the bot that plays on, or null where the game is over with it               |
| `stand-in` | whose seat      | the bot                                                                     |
| `return`   | whose seat      | null                                                                        |
| `time-out` | whose time it was | the bot that plays on                                                     |
"""

from __future__ import annotations

from typing import Any

import msgspec

KINDS = ("start", "do", "back", "resign", "stand-in", "return", "time-out")


class Entry(msgspec.Struct, array_like=True, frozen=True, gc=False, forbid_unknown_fields=True):
    """One line of a table's log: an accepted request."""

    ply: int
    """Its number: 0 for the start, then each the next."""
    at: int
    """When, in milliseconds since 1970, by the server that wrote it."""
    kind: str
    seat: int | None
    data: Any = None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
