"""What seats get and give by an action, entry by entry: the words in which `telling` tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .constants import *
from .names import CARD_NAMES, DJINN_NAMES, TILE_NAMES, djinn_clause

if TYPE_CHECKING:
    from .state import State

Json = dict[str, Any]

CLAUSES = [djinn_clause(djinn) for djinn in range(DJINNS)]


class Account:
    """The story of one action while it is told: what its seat, and those who earn by it, get and give."""

    __slots__ = ("after", "before", "palaces", "palms", "receiver", "seat", "story")

    def __init__(self, before: State, after: State, receiver: int | None) -> None:
        self.before = before
        self.after = after
        self.receiver = receiver
        self.seat = before.active
        self.palms = before.palms_left - after.palms_left  # placed by this action, and not told yet
        self.palaces = before.palaces_left - after.palaces_left
        self.story: list[Json] = []

    def coins(self, seat: int, n: int, rule: str) -> None:
        """A seat gains or pays coins."""
        if n:
            self.story.append({"what": "coins", "seat": seat, "n": n, "rule": rule})

    def earn(self, djinn: int) -> None:
        """A djinn's holder earns by what has happened: 1 coin, or 2 by a rival's doing."""
        holder = self.before.holder[djinn]
        if holder != NOBODY:
            self.coins(holder, 1 if holder == self.seat else 2, CLAUSES[djinn])

    def elders(self, seat: int, n: int, rule: str) -> None:
        """A seat keeps elders, or loses or pays them."""
        if n:
            self.story.append({"what": "elders", "seat": seat, "n": n, "rule": rule})

    def viziers(self, seat: int, n: int, rule: str) -> None:
        """A seat keeps viziers, or loses them."""
        self.story.append({"what": "viziers", "seat": seat, "n": n, "rule": rule})

    def fakirs(self, n: int, rule: str) -> None:
        """The seat discards fakirs."""
        if n > 0:
            cards = ["fakir"] * n
            self.story.append({"what": "discard", "seat": self.seat, "n": -n, "cards": cards, "rule": rule})

    def price(self, elders: int, way: int, rule: str) -> None:
        """The seat pays so many elders, one of them perhaps with a fakir."""
        fakirs = 1 if way == WITH_FAKIR else 0
        self.elders(self.seat, fakirs - elders, rule)
        self.fakirs(fakirs, rule)

    def cards(self, cards: list[int], rule: str) -> None:
        """The seat takes cards from the row."""
        names = [CARD_NAMES[card] for card in cards]
        self.story.append({"what": "take", "seat": self.seat, "n": len(names), "cards": names, "rule": rule})

    def draw(self, fakirs: int, rule: str) -> None:
        """The seat draws a card, having discarded so many fakirs; only it knows which (FT-S2)."""
        first = self.seat * CARDS
        drawn = []
        for card in range(CARDS):
            left = self.before.hand[first + card] - (fakirs if card == FAKIR else 0)
            if self.after.hand[first + card] > left:
                drawn.append(CARD_NAMES[card])
        if not drawn:
            return
        self.reshuffle("resources", self.before.deck_size - 1 != self.after.deck_size)
        names = {"cards": drawn} if self.receiver == self.seat else {}
        self.story.append({"what": "draw", "seat": self.seat, "n": 1, **names, "rule": rule})

    def reshuffle(self, deck: str, happened: bool) -> None:
        """A deck was used up and made anew of its discards."""
        if happened:
            self.story.append({"what": "reshuffle", "seat": None, "deck": deck, "rule": "FT-R1"})

    def camel(self, tile: int, rule: str) -> None:
        """The seat's camel on a tile, if one was placed; its last one makes this the last round."""
        left = self.after.camels[self.seat]
        if left < self.before.camels[self.seat]:
            name = TILE_NAMES[tile]
            self.story.append({"what": "camel", "seat": self.seat, "n": -1, "tile": name, "rule": rule})
            if self.after.last_round and not self.before.last_round:
                self.story.append({"what": "last-round", "seat": self.seat, "rule": "FT-Z1"})

    def palm(self, tile: int, rule: str) -> None:
        """A palm on a tile; none yet where Lamia is asked first."""
        if self.palms > 0:
            self.palms -= 1
            self.story.append({"what": "palm", "seat": self.seat, "tile": TILE_NAMES[tile], "rule": rule})

    def palace(self, tile: int, rule: str) -> None:
        """A palace on a tile, none yet where Hagis is asked first; Monkir earns."""
        if self.palaces > 0:
            self.palaces -= 1
            self.story.append({"what": "palace", "seat": self.seat, "tile": TILE_NAMES[tile], "rule": rule})
            self.earn(MONKIR)

    def djinn(self, djinn: int, rule: str) -> None:
        """The seat gains a djinn; Ba'al earns, but not by himself."""
        name = DJINN_NAMES[djinn]
        self.story.append({"what": "djinn", "seat": self.seat, "djinn": name, "rule": rule})
        self.earn(BAAL)
