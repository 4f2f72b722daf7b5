"""What the box of Five Tribes holds, counted by hand and not by the engine (FT-C2 … FT-C4)."""

from __future__ import annotations

MEEPLES = {"V": 16, "E": 20, "M": 18, "B": 18, "A": 18}
CARDS = {
    "fakir": 18,
    "ivory": 2,
    "jewels": 2,
    "gold": 2,
    "papyrus": 4,
    "silk": 4,
    "spice": 4,
    "fish": 6,
    "wheat": 6,
    "pottery": 6,
}
PAID_POWERS = {
    *("anun-nak", "bouraq", "echidna", "enki", "hagis", "iblis"),
    *("lamia", "leta", "sibittis", "sloar", "utug"),
}
