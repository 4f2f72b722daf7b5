"""What things are worth before the end: fitted over self-play, each kept only if it won (docs/bots.md)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from ...games.five_tribes.names import DJINN_NAMES


@dataclass(frozen=True)
class Weights:
    """Worth of things while the game is young; at its end everything is worth its points.

    A game is as young as its furthest seat has camels left: 1 at the start, 0 in the last round.
    """

    coin: float = 1.0
    tile: float = 1.0
    elder: float = 4.0
    fakir: float = 3.7
    camel: float = 0.0
    set_value: float = 0.05
    """Of what goods would bring if they were sold now."""
    kind: float = 7.0
    """Each different good in hand."""
    duplicate: float = 4.3
    """Each good beyond the first of its kind."""
    softness: float = 0.7
    """How uncertain a majority of viziers is at the end, in viziers."""
    early_softness: float = 1.0
    """How much more uncertain at the start."""
    djinn: float = 1.0
    """Of the djinns' powers, below."""
    powers: tuple[float, ...] = (
        *(4, 0, 6, 7.5, 7.5, 0, 4, 1.5, 5, 0, 4),  # Al-Amin … Jafaar
        *(8, 1, 0.6, 5.7, 18, 8, 15, -2, 5, 6, 6),  # Kandicha … Utug
    )
    """What each djinn is worth beyond the points on its card."""
    next_gain: float = 0.8
    """Of what the next to move can take best."""
    later_gain: float = 0.6
    """Of what the others can take from what is left."""
    scale: float = 15.0
    """How many points ahead of a rival make a seat e times as likely to win, at the end …"""
    early_scale: float = 0.0
    """… and how many more at the start."""
    first_bid: float = 0.0
    """Of bidding first when a round begins, the rival's bids unknown."""
    opening: float = 0.0
    """Of the best move that a seat would have on the board as a round begins."""


WEIGHTS = {
    2: Weights(
        elder=4.3,
        fakir=4.6,
        set_value=0.27,
        kind=5.7,
        duplicate=3.9,
        powers=(
            *(1.6, -1.7, 8.1, 7.8, 6.8, 0, 4.6, 0.1, 6.8, -0.3, 6.3),
            *(12.8, 1, 0, 4.8, 22.5, 9, 11.3, -11.3, 9.1, 5.5, 5.4),
        ),
        scale=4.5,
        early_scale=10.0,
    ),
    3: Weights(elder=4.3, fakir=5.0, set_value=0.29, kind=6.0, duplicate=3.3, scale=4.0, early_scale=7.0),
    4: Weights(elder=3.8, fakir=4.3, set_value=0.28, kind=5.0, duplicate=2.1, scale=4.3, early_scale=6.5),
}
"""By the number of players."""
SULTAN = {2: {"first_bid": -1.5, "opening": 0.65}}
"""What the sultan knows beyond that in its search over small steps, likewise; it takes more time."""


SALE_BELOW = 10
"""Coins: who has as many can pay for bids and markets, and sells no goods before the end."""


# What quick play, which doesn't look ahead, goes by.
RIVALS_LOSS = 0.7
"""With more than two seats, what all rivals' loss of a point is worth, shared out among them …"""
ANY_LOSS = 0.1
"""… and what each one's is worth besides."""
A_GRAIN = 0.001
"""Of killing nobody: better than a victim that brings nothing."""
SPENT_REACH = 0.01
"""Off, for a victim that fakirs must be spent to reach, besides the fakirs."""
IBLIS_USED = -0.5
"""Of a second victim by Iblis, which is left to those who look ahead."""
KANDICHA_VIZIER = 2.0
"""Of a vizier that Kandicha brings its killer."""
KANDICHA_MERCHANT = 3.0
"""Of a card that a merchant killed brings Kandicha's holder."""
ON_NOBODYS_TILE = 0.1
"""Of a palm or a palace on a tile that nobody has: it may be one's own later."""
USE_FROM = 0.2
"""What a power must bring beyond its price to be used at the end of a turn."""
SIBITTIS_NOW = 7.0
"""Of the best of three djinns at the end of the game …"""
SIBITTIS_EARLY = 4.0
"""… and more while it is young."""
SLOAR_NOW = 2.0
"""Of a card drawn unseen: what it may sell for …"""
SLOAR_EARLY = 0.5
"""… and its share of a new and of a duplicate good, while the game is young."""
DISCOUNT_WORTH = -2.0
"""Of a fakir spent on a bid, with Kumarbi."""


POWERS = ["power_" + name.replace("-", "_") for name in DJINN_NAMES]
"""What the powers are called where they are changed one by one."""
NAMES = [field.name for field in fields(Weights) if field.type == "float"] + POWERS
"""Everything that can be changed by name."""


def for_players(players: int, wishes: dict[str, float]) -> Weights:
    """The weights for so many players, with these changes."""
    usual = WEIGHTS[players]
    powers = tuple(wishes.get(name, power) for name, power in zip(POWERS, usual.powers, strict=True))
    others = {name: wish for name, wish in wishes.items() if name not in POWERS}
    return replace(usual, powers=powers, **others)
