"""Games that begin in the middle of things: djinns, elders, fakirs and goods are dealt out beforehand.

Random games seldom see a djinn used; from such a start every power comes up. No piece is made or lost.
Half of the cards are taken to have been drawn from the deck, unseen by rivals.
"""

from __future__ import annotations

import random

from caravanserai import games

from .scenario import GAME


def rich_start(players: int, seed: int) -> games.State:
    """A new game in which the seats have djinns, elders and cards already."""
    dice = random.Random(seed)
    position = GAME.new(players=players, chance=games.Chance(seed)).to_json()
    seats = position["seats"]
    djinns = position["djinns"]["deck"]
    dice.shuffle(djinns)
    for _ in range(dice.randint(12, 19)):
        dice.choice(seats)["djinns"].append(djinns.pop())
        robbed = dice.choice([there for there in position["tiles"].values() if "E" in there["meeples"]])
        robbed["meeples"] = robbed["meeples"].replace("E", "", 1)
        dice.choice(seats)["elders"] += 1
    deck = position["resources"]["deck"]
    for number in range(dice.randint(10, 30)):
        owner = dice.choice(seats)
        card = deck.pop(dice.randrange(len(deck)))
        owner["hand"].append(card)
        if number % 2:
            owner["unseen"] = [[card, *(owner["unseen"][0] if owner["unseen"] else [])]]
            owner["unseen_fakirs_at_most"] += 1
    return GAME.from_json(position)
