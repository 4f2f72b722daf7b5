"""What a choice is reckoned to be worth, in points of the final margin: estimates, not rules.

A tile brings what it adds to its set now; it promises more while others of its treasure are about, and it
is denied to rivals who collect the same. A tile's magic brings its points, or what its choice is worth.
"""

from __future__ import annotations

from ...games.ali_baba.bans import open_places
from ...games.ali_baba.cave import *
from ...games.ali_baba.constants import *
from ...games.ali_baba.core import Core
from ...games.bits import *
from .weights import FURTHER_ON, Weights

EACH = 0x041041041041041
"""The first colour of every treasure."""


def number_of_each(tiles: int) -> int:
    """How many tiles there are of each treasure, in the six bits where its tiles stood."""
    number = 0
    for colour in range(COLOURS):
        number += tiles >> colour & EACH
    return number


class Appraisal:
    """Reckons by one set of weights; its answers are about the table it surveyed last."""

    def __init__(self, weights: Weights) -> None:
        self.promise = weights.promise
        self.wait = weights.wait
        self.deny = weights.deny
        self.exposure = weights.exposure
        self.hush = weights.hush
        self.tempo = weights.tempo
        self.gains = [0.0] * 64  # of the choices asked about last, in their order
        self.values = [0.0] * 4  # of the seats, by `evaluate`
        self.owned = [0] * 40  # by seat, then by treasure: how many tiles
        self.lying = [0] * 10  # by treasure: tiles that lie face up
        self.to_come = [0.0] * 10  # by treasure: tiles lying in the cave, face-down ones in part
        self.later = 0.0  # the share of these that each of the seats may still take
        self.risk = 0.0  # off, for each tile turned up
        self.ban = 0.0  # of a ban, where one can matter
        self.threats = [0.0] * 54  # scratch: what each place is worth to a rival
        self.beneath = [0] * 108  # like BELOW, without places that the others of them cover
        for place, below in enumerate(BELOW):
            cave = place - place % PLACES
            for other in range(PLACES):
                if below >> other & 1 != 0:
                    below = below & ~BELOW[cave + other]
            self.beneath[place] = below

    def survey(self, table: Core) -> None:
        """Count what everybody owns and what may still come."""
        hidden_share = 0.0
        if table.unseen_size > 0:
            hidden_share = count(table.down) / (table.unseen_size * 1.0)
        up, lying = table.up, 0
        while up != 0:
            tile = table.at[lowest(up)]
            lying += bit(tile - tile % COLOURS)
            up &= up - 1
        known = number_of_each(table.beside)
        for seat in range(table.players):
            owned = number_of_each(table.tiles[seat])
            known += owned
            for treasure in range(TREASURES):
                self.owned[seat * TREASURES + treasure] = owned >> COLOURS * treasure & 63
        for treasure in range(TREASURES):
            visible = lying >> COLOURS * treasure & 63
            hidden = COLOURS - (known >> COLOURS * treasure & 63)
            self.lying[treasure] = visible
            self.to_come[treasure] = visible + (hidden - visible) * hidden_share
        self.later = 2.0 / table.players
        self.risk = self.exposure * 2.0 / table.players
        self.ban = self.hush
        if table.down == 0:
            turns = table.turns_left - 1 if table.turns_left > 0 else 2 * table.players - 1
            tiles = count(table.up)
            if turns == 0 or tiles < (2 if table.phase == TAKE else 1):  # nobody takes again
                self.ban = 0.0
            if turns < tiles:
                self.later = self.later * turns / tiles

    def set_gain(self, table: Core, seat: int, treasure: int) -> float:
        """What one more tile of a treasure, out of the cave, is worth to a seat, its magic apart."""
        own = self.owned[seat * TREASURES + treasure]
        rivals = 0 - own
        for rival in range(table.players):
            rivals += self.owned[rival * TREASURES + treasure]
        others = self.to_come[treasure] - 1.0
        return 1.0 + own + self.later * (self.promise * others - self.wait * own + self.deny * rivals)

    def loot_gain(self, table: Core, seat: int, rival: int, treasure: int) -> float:
        """What it is worth to a seat to take a tile of a treasure from a rival."""
        own = self.owned[seat * TREASURES + treasure]
        theirs = self.owned[rival * TREASURES + treasure]
        others = self.to_come[treasure]
        return 1.0 + own + (theirs + 2.0 * self.later * self.promise * others) * 2.0 / table.players

    def cheapest(self, table: Core, seat: int, rival: int) -> int:
        """The treasure of which a rival with tiles would show one to a seat: the one it misses least."""
        least = 0
        least_gain = 1000.0
        for treasure in range(TREASURES):
            if self.owned[rival * TREASURES + treasure] > 0:
                gain = self.loot_gain(table, seat, rival, treasure)
                if gain < least_gain:
                    least = treasure
                    least_gain = gain
        return least

    def theft_gain(self, table: Core, seat: int) -> float:
        """What yellow magic is worth to a seat: rivals show what they miss least."""
        best = 0.0
        for rival in range(table.players):
            if rival != seat and table.tiles[rival] != 0:
                gain = self.loot_gain(table, seat, rival, self.cheapest(table, seat, rival))
                if gain > best:
                    best = gain
        return best

    def uncovered(self, table: Core, place: int) -> int:
        """How many face-down tiles only the tile on this place covers."""
        rows = table.cave * PLACES
        there = (table.up | table.down) & ~bit(place)
        rest = self.beneath[rows + place] & table.down
        number = 0
        while rest != 0:
            if ABOVE[rows + lowest(rest)] & there == 0:
                number += 1
            rest &= rest - 1
        return number

    def neighbour_gain(self, table: Core, seat: int, place: int) -> float:
        """What the best face-up neighbour of a place is worth to a seat (green magic)."""
        best = 0.0
        near = NEAR[table.cave * PLACES + place] & table.up
        while near != 0:
            gain = self.also_gain(table, seat, lowest(near))
            near &= near - 1
            if gain > best:
                best = gain
        return best

    def also_gain(self, table: Core, seat: int, place: int) -> float:
        """What the tile on a place is worth to a seat without its magic."""
        risk = self.risk * self.uncovered(table, place)
        return self.set_gain(table, seat, table.at[place] // COLOURS) - risk

    def magic_gain(self, table: Core, seat: int, tile: int, place: int, turned: int) -> float:
        """What the magic of a tile is worth to a seat that takes it from a place and turns up so many."""
        colour = tile % COLOURS
        if colour == PINK:
            return 5.0
        if colour == BLUE:
            return 2.0 if place < SQUARES else 2.0 * turned
        if colour == BROWN:
            return 2.0 + 2.0 * count((table.tiles[seat] & ~bit(tile)) >> (tile - BROWN) & 63)
        if colour == GREEN:
            return self.neighbour_gain(table, seat, place)
        if colour == YELLOW:
            return self.theft_gain(table, seat)
        return self.ban

    def lamp_gain(self, table: Core, seat: int, lamp: int, place: int, turned: int) -> float:
        """What a lamp's magic is worth: its own, or the best swap."""
        best = self.magic_gain(table, seat, lamp, place, turned)
        beside = table.beside
        while beside != 0:
            gain = self.swap_gain(table, seat, lamp, lowest(beside), place, turned)
            beside &= beside - 1
            if gain > best:
                best = gain
        return best

    def swap_gain(self, table: Core, seat: int, lamp: int, tile: int, place: int, turned: int) -> float:
        """What it is worth to swap a lamp for a tile beside the cave, with that one's magic."""
        gain = self.magic_gain(table, seat, tile, place, turned)
        if tile // COLOURS != LAMP:
            lamps = count((table.tiles[seat] & ~bit(lamp)) >> (COLOURS * LAMP) & 63)
            gain += self.set_gain(table, seat, tile // COLOURS) - 1.0 - lamps
        return gain

    def take_gain(self, table: Core, seat: int, place: int) -> float:
        """What taking the tile on a place is worth to a seat, with its magic."""
        tile = table.at[place]
        turned = self.uncovered(table, place)
        gain = self.set_gain(table, seat, tile // COLOURS) - self.risk * turned
        if table.variant == ALADDIN and tile // COLOURS == LAMP and table.beside != 0:
            return gain + self.lamp_gain(table, seat, tile, place, turned)
        return gain + self.magic_gain(table, seat, tile, place, turned)

    def appraise(self, table: Core, number: int) -> None:
        """Put into `gains` what each of the first `number` choices of the table is worth to who chooses."""
        self.survey(table)
        phase = table.phase
        seat = table.chooser
        if phase == BAN:
            self.appraise_bans(table, number)
            return
        for i in range(number):
            action = table.found[i]
            if phase in (TAKE, ALSO):
                self.appraise_one(table, i)
            elif phase == SHOW:
                treasure = (action - FIRST_SHOW) // COLOURS
                self.gains[i] = 0.0 - self.loot_gain(table, table.active, seat, treasure)
            elif phase == STEAL:
                rival = action - FIRST_STEAL
                self.gains[i] = self.loot_gain(table, seat, rival, table.shown[rival] // COLOURS)
            else:
                self.gains[i] = self.lamp_choice_gain(table, seat, action)

    def appraise_one(self, table: Core, i: int) -> None:
        """Put into `gains` what one of the takes is worth, once the table was surveyed."""
        action = table.found[i]
        if table.phase == TAKE:
            self.gains[i] = self.take_gain(table, table.chooser, action - FIRST_TAKE)
        else:
            self.gains[i] = self.also_gain(table, table.chooser, action - FIRST_ALSO)

    def lamp_choice_gain(self, table: Core, seat: int, action: int) -> float:
        """What a lamp's own magic, or swapping it, is worth now that it has been taken."""
        turned = count(BELOW[table.cave * PLACES + table.place] & table.up)
        if action == OWN_MAGIC:
            return self.magic_gain(table, seat, table.tile, table.place, turned)
        return self.swap_gain(table, seat, table.tile, action - FIRST_SWAP, table.place, turned)

    def appraise_bans(self, table: Core, number: int) -> None:
        """Put into `gains` what each ban leaves of the best takes of the rivals, the next one's first."""
        seat = table.active
        weight = 1.0
        for i in range(number):
            self.gains[i] = 0.0
        for step in range(1, table.players):
            rival = (seat + step) % table.players
            self.find_threats(table, rival)
            table.active = rival
            for i in range(number):
                table.bans[seat] = table.found[i] - FIRST_BAN
                self.gains[i] -= weight * self.greatest_threat(open_places(table))
            table.active = seat
            weight = weight * FURTHER_ON
        table.bans[seat] = NO_BAN

    def find_threats(self, table: Core, seat: int) -> None:
        """Put into `threats` what each face-up tile is worth to a seat."""
        up = table.up
        while up != 0:
            place = lowest(up)
            up &= up - 1
            self.threats[place] = self.take_gain(table, seat, place)

    def greatest_threat(self, places: int) -> float:
        """The best of the threats on these places."""
        best = 0.0
        while places != 0:
            if self.threats[lowest(places)] > best:
                best = self.threats[lowest(places)]
            places &= places - 1
        return best

    def evaluate(self, table: Core) -> None:
        """Put into `values` the points each seat is reckoned to end with, but for what all will get alike."""
        self.survey(table)
        for seat in range(table.players):
            value = table.score[seat] * 1.0
            for treasure in range(TREASURES):
                own = self.owned[seat * TREASURES + treasure]
                value += own * (own + 1) // 2
                if table.phase != OVER:
                    value += own * self.promise * self.later * self.to_come[treasure]
            self.values[seat] = value
        if table.phase == TAKE:
            self.find_threats(table, table.active)
            self.values[table.active] += self.tempo * self.greatest_threat(open_places(table))
