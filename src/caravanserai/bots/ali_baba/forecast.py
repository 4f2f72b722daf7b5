"""What each seat is reckoned to end with, as games ended from positions like it: see `fitted.py`."""

from __future__ import annotations

from ...games.ali_baba.bans import open_places
from ...games.ali_baba.cave import *
from ...games.ali_baba.constants import *
from ...games.ali_baba.core import Core
from ...games.bits import *
from .appraisal import Appraisal
from .fitted import FITTED, SHARES, STAGES, Fitted

TABLE = 343
"""Numbers for one stage of the game: seven ways to own, for rivals to own, and to lie face up."""
MIDDLE = STAGES[1]


class Forecast:
    """Judges positions in which somebody is about to take a tile, and those at the end of the game."""

    def __init__(self, appraisal: Appraisal, numbers: dict[int, Fitted] = FITTED) -> None:
        self.appraisal = appraisal
        self.values = [0.0] * 4  # the points that each seat is reckoned to end with
        self.youth = 0.0  # the share of tiles still face down
        self.row = 0  # of the two stages that this is between, the later one
        self.part = 0.0  # how near it is to the earlier one
        self.treasures = [0.0] * 3087  # three tables for each number of players
        self.choices = [0.0] * 9
        self.firsts = [0.0] * 9
        self.turns = [0.0] * 9
        for players, fitted in numbers.items():
            for stage in range(len(STAGES)):
                row = 3 * (players - 2) + stage
                self.choices[row] = fitted.choice[stage]
                self.firsts[row] = fitted.first[stage]
                self.turns[row] = fitted.turn[stage]
                for (own, others, lying), worth in zip(SHARES, fitted.treasures[stage], strict=True):
                    self.treasures[TABLE * row + 49 * own + 7 * others + lying] = worth / 100

    def look(self, table: Core) -> None:
        """Put into `values` what each seat is reckoned to end with, but for what all will get alike."""
        self.see_stage(table)
        self.appraisal.survey(table)
        for seat in range(table.players):
            self.values[seat] = table.score[seat] * 1.0
        for treasure in range(TREASURES):
            self.add_treasure(table, treasure)
        if table.phase != OVER:
            self.add_turns(table)

    def see_stage(self, table: Core) -> None:
        """Find out how far the game is."""
        self.youth = count(table.down) / (count(FACE_DOWN[table.cave]) * 1.0)
        self.row = 3 * (table.players - 2)
        self.part = self.youth / MIDDLE
        if self.youth > MIDDLE:
            self.row += 1
            self.part = (self.youth - MIDDLE) / (1.0 - MIDDLE)

    def add_treasure(self, table: Core, treasure: int) -> None:
        """Add what a treasure has brought each seat and, before the end, what it will bring still."""
        taken = 0
        for seat in range(table.players):
            taken += self.appraisal.owned[seat * TREASURES + treasure]
        start = TABLE * self.row + self.appraisal.lying[treasure]
        for seat in range(table.players):
            own = self.appraisal.owned[seat * TREASURES + treasure]
            self.values[seat] += own * (own + 1) // 2
            if table.phase != OVER:
                place = start + 49 * own + 7 * (taken - own)
                later = self.treasures[place]
                self.values[seat] += later + self.part * (self.treasures[place + TABLE] - later)

    def add_turns(self, table: Core) -> None:
        """Add what choosing next is worth, and a turn to those who have one in this round still."""
        turn = self.turns[self.row] + self.part * (self.turns[self.row + 1] - self.turns[self.row])
        choice = self.choices[self.row] + self.part * (self.choices[self.row + 1] - self.choices[self.row])
        if table.active == table.first:
            choice += self.firsts[self.row] + self.part * (self.firsts[self.row + 1] - self.firsts[self.row])
        self.values[table.active] += turn + choice * self.best_take(table)
        seat = (table.active + 1) % table.players
        while seat != table.first:
            self.values[seat] += turn
            seat = (seat + 1) % table.players

    def best_take(self, table: Core) -> float:
        """What the best take is worth to who takes next, once the table has been looked at."""
        self.appraisal.find_threats(table, table.active)
        return self.appraisal.greatest_threat(open_places(table))
