"""Many games at once: rows of numbers with a slot for each game, a step of each, and what an end brings."""

from __future__ import annotations

from array import array
from typing import TypedDict

from ..cython import nogil
from ..games.chance import Chance
from .reward_modes import *

POINT_UNIT = 100.0
UNKNOWN = -1  # nobody has looked for the legal actions of this position yet


class BatchRows(TypedDict, total=False):
    """Memory for what a batch tells; observations and masks only where they are wanted."""

    actions: memoryview
    seats: memoryview
    rewards: memoryview
    done: memoryview
    illegal: memoryview
    points: memoryview
    observations: memoryview
    masks: memoryview


class Slots:
    """The rows of a batch. Whoever makes it lends the memory, so that nothing is copied on the way out.

    In the compiled build other threads go on while its games are played.
    """

    def __init__(self, games: int, players: int, mode: int, rows: BatchRows) -> None:
        self.games = games
        self.players = players
        self.mode = mode
        self.tells_observations = "observations" in rows
        self.tells_masks = "masks" in rows
        self.observations = memoryview(rows.get("observations", array("f")))
        self.masks = memoryview(rows.get("masks", array("B")))
        self.actions = memoryview(rows["actions"])
        self.seats = memoryview(rows["seats"])
        self.rewards: memoryview[float] = memoryview(rows["rewards"])
        self.done = memoryview(rows["done"])
        self.illegal = memoryview(rows["illegal"])
        self.points: memoryview[int] = memoryview(rows["points"])
        # How each game's chance goes on, and that of random play.
        self.words = array("Q", [0]) * games
        self.whims = array("Q", [0]) * games
        self.potential = array("d", [0.0]) * (games * players)
        self.standing = array("i", [0]) * (games * players)
        self.known = array("i", [UNKNOWN]) * games

    # What each game does its own way; `game` is its number.

    def deal(self, game: int, chance: Chance) -> None:
        """Set up a new game."""

    def find(self, game: int) -> int:
        """Look for the legal actions; how many there are."""
        return 0

    def found(self, game: int, number: int) -> int:
        """One of those that were found."""
        return 0

    def carry_out(self, game: int, action: int, chance: Chance) -> bool:
        """Carry out a legal action; whether the game is over."""
        return False

    def count(self, game: int) -> None:
        """Every seat's points as far as everybody may know them."""

    def count_end(self, game: int) -> None:
        """Every seat's points in a game that is over, and by what the seats are ranked."""

    def tell(self, game: int) -> None:
        """Write down whose decision it is and, if that is wanted, what they know and may do."""

    # One step of many games, whatever they are.

    def begin(self, chance: Chance, first: int, last: int) -> None:
        """Set up new games from number `first` up to `last`."""
        for game in range(first, last):
            self.restart(game, chance)

    def restart(self, game: int, chance: Chance) -> None:
        """Set up a new game with the chance that is its own."""
        chance.word = self.words[game]
        self.deal(game, chance)
        self.words[game] = chance.word
        self.forget(game)
        self.tell(game)

    def step(self, chance: Chance, first: int, last: int) -> None:
        """One step of each game from `first` up to `last`; where one has ended the next begins."""
        with nogil:
            for game in range(first, last):
                self.play(game, chance)
        for game in range(first, last):
            if self.done[game] != 0:
                self.restart(game, chance)

    def choose_some(self, chance: Chance, first: int, last: int) -> None:
        """Choose a random legal action in each of these games."""
        with nogil:
            for game in range(first, last):
                self.choose(game, chance)

    def play(self, game: int, chance: Chance) -> None:
        """Carry out a game's action; an illegal one is marked, and nothing else happens."""
        self.clear(game)
        action = self.actions[game]
        n = self.choices(game)
        i = 0
        while i < n and self.found(game, i) != action:
            i += 1
        if i == n:
            self.illegal[game] = 1
            return
        chance.listen()
        chance.word = self.words[game]
        self.known[game] = UNKNOWN
        over = self.carry_out(game, action, chance)
        self.words[game] = chance.word
        if over:
            self.count_end(game)
            self.settle(game)
        else:
            if self.mode == SHAPED:
                self.count(game)
                self.shape(game)
            self.tell(game)

    def choices(self, game: int) -> int:
        """How many legal actions there are; they are looked for once in each position."""
        if self.known[game] == UNKNOWN:
            self.known[game] = self.find(game)
        return self.known[game]

    def choose(self, game: int, chance: Chance) -> None:
        """Any legal action, each as likely."""
        n = self.choices(game)
        chance.word = self.whims[game]
        self.actions[game] = self.found(game, chance.below(n))
        self.whims[game] = chance.word

    def clear(self, game: int) -> None:
        """A step begins: nothing has come of it yet."""
        self.done[game] = 0
        self.illegal[game] = 0
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 0.0

    def lead(self, game: int, seat: int) -> float:
        """How far a seat is ahead of its best rival, in hundreds of points."""
        best = -1000000
        for rival in range(self.players):
            if rival != seat and self.points[game * self.players + rival] > best:
                best = self.points[game * self.players + rival]
        return (self.points[game * self.players + seat] - best) / POINT_UNIT

    def share(self, game: int, seat: int) -> float:
        """What a win brings: 1, the others lose it together; who shares a win shares that."""
        best = -1000000
        winners = 0
        for rival in range(self.players):
            if self.standing[game * self.players + rival] > best:
                best = self.standing[game * self.players + rival]
                winners = 0
            if self.standing[game * self.players + rival] == best:
                winners += 1
        won = 1.0 / winners if self.standing[game * self.players + seat] == best else 0.0
        return (self.players * won - 1.0) / (self.players - 1)

    def settle(self, game: int) -> None:
        """The game is over; `points` and `standing` say how."""
        self.done[game] = 1
        for seat in range(self.players):
            place = game * self.players + seat
            if self.mode == MARGIN:
                self.rewards[place] = self.lead(game, seat)
            elif self.mode == WIN:
                self.rewards[place] = self.share(game, seat)
            else:
                self.rewards[place] = self.share(game, seat) - self.potential[place]
                self.potential[place] = 0.0

    def shape(self, game: int) -> None:
        """The game goes on; who has come nearer to the lead is told so at once, who has fallen back too."""
        for seat in range(self.players):
            place = game * self.players + seat
            ahead = self.lead(game, seat)
            self.rewards[place] = ahead - self.potential[place]
            self.potential[place] = ahead

    def forget(self, game: int) -> None:
        """A new game begins, in which nobody is ahead and nothing is known."""
        self.known[game] = UNKNOWN
        for seat in range(self.players):
            self.potential[game * self.players + seat] = 0.0
