"""What many games at once tell: rows of numbers with a slot for each game, and what an end brings."""

from __future__ import annotations

from array import array
from typing import TypedDict

from ..games.chance import Chance
from .reward_modes import *

POINT_UNIT = 100.0


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
    """The rows of a batch. Whoever makes it lends the memory, so that nothing is copied on the way out."""

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

    def begin(self, chance: Chance, first: int, last: int) -> None:
        """Set up new games from number `first` up to `last`."""
        for game in range(first, last):
            self.restart(game, chance)

    def step(self, chance: Chance, first: int, last: int) -> None:
        """One step of each game from `first` up to `last`; where one has ended the next begins."""
        self.play_some(chance, first, last)
        for game in range(first, last):
            if self.done[game] != 0:
                self.restart(game, chance)

    def restart(self, game: int, chance: Chance) -> None:
        """Set up a new game; each game's own."""

    def play_some(self, chance: Chance, first: int, last: int) -> None:
        """Let these games carry out their actions; each game's own."""

    def choose_some(self, chance: Chance, first: int, last: int) -> None:
        """Choose a random legal action in each of these games; each game's own."""

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
        """A new game begins, in which nobody is ahead."""
        for seat in range(self.players):
            self.potential[game * self.players + seat] = 0.0
