"""How good a position is for each seat, in points expected at the end, without looking ahead."""

from __future__ import annotations

from ...games.five_tribes.constants import *
from ...games.five_tribes.scoring import *
from ...games.five_tribes.setup import camels_each
from ...games.five_tribes.state import State
from ..curves import *
from ..rivals import *
from .weights import ANY_LOSS, RIVALS_LOSS, Weights

SOFT = 25  # the table of soft majorities goes from -25 to 25 viziers …
YOUTHS = 9  # … for youth 0, 1/8, … 1


class Worth:
    """Weights made ready, and the points they give each seat of the position last appraised."""

    def __init__(self, weights: Weights) -> None:
        self.coin = weights.coin - 1
        self.tile = weights.tile - 1
        self.elder = weights.elder - 2
        self.fakir = weights.fakir
        self.camel = weights.camel
        self.set_value = weights.set_value - 1
        self.kind = weights.kind
        self.duplicate = weights.duplicate
        self.value = [0.0] * 22
        self.power = [0.0] * 22
        for djinn in range(DJINNS):
            self.value[djinn] = float(DJINN_VALUE[djinn])
            self.power[djinn] = weights.djinn * weights.powers[djinn]
        self.majority = [0.0] * 459
        for youth in range(YOUTHS):
            softness = weights.softness + weights.early_softness * youth / (YOUTHS - 1)
            for lead in range(-SOFT, SOFT + 1):
                share = 1 / (1 + exponential((0.5 - lead) / softness))
                self.majority[youth * (2 * SOFT + 1) + SOFT + lead] = 10 * share
        self.youth = 0.0
        self.row = 0
        self.scale = weights.scale
        self.early_scale = weights.early_scale
        self.points = [0.0] * 4

    def see_youth(self, s: State) -> None:
        """How young the game is: 1 at the start, 0 in the last round."""
        start = camels_each(s.players)
        fewest = start
        for seat in range(s.players):
            if s.camels[seat] < fewest:
                fewest = s.camels[seat]
        if s.last_round != 0:
            fewest = 0
        self.youth = fewest / float(start)
        self.row = (2 * SOFT + 1) * ((8 * fewest + start // 2) // start) + SOFT

    def lead(self, viziers: int) -> float:
        """What a lead of so many viziers over a rival is worth, 0 … 10."""
        if viziers > SOFT:
            viziers = SOFT
        elif viziers < -SOFT:
            viziers = -SOFT
        return self.majority[self.row + viziers]

    def plain_elder(self) -> float:
        """What an elder is worth to whom Shamhat doesn't serve."""
        return 2.0 + self.elder * self.youth

    def of_elder(self, s: State, seat: int) -> float:
        """What an elder is worth to a seat."""
        return self.plain_elder() + (2.0 if s.holder[SHAMHAT] == seat else 0.0)

    def of_fakir(self) -> float:
        """What a fakir is worth."""
        return self.fakir * self.youth

    def of_palm(self, s: State, seat: int) -> float:
        """What a palm on a tile of its own is worth to a seat."""
        return 5.0 if s.holder[HAURVATAT] == seat else 3.0

    def of_tile(self, s: State, tile: int, palm: float) -> float:
        """What a tile is worth to a seat to which a palm is worth so much."""
        worth = (1.0 + self.tile * self.youth) * s.value[tile]
        return worth + palm * s.palms[tile] + 5.0 * s.palaces[tile]

    def of_tiles(self, s: State, palm: float, worths: list[float]) -> None:
        """Fill in what each tile is worth to a seat to which a palm is worth so much."""
        for tile in range(TILES):
            worths[tile] = self.of_tile(s, tile, palm)

    def of_loss(self, players: int) -> float:
        """What a rival's loss of a point is worth."""
        return 1.0 if players == 2 else RIVALS_LOSS / (players - 1) + ANY_LOSS

    def of_djinn(self, s: State, djinn: int, seat: int) -> float:
        """What a djinn is worth to a seat: its points, what it multiplies, its power while there is time."""
        worth = self.value[djinn] + self.power[djinn] * self.youth
        if djinn == JAFAAR:
            worth += 2.0 * s.viziers[seat]
        elif djinn == SHAMHAT:
            worth += 2.0 * s.elders[seat]
        return worth

    def of_goods(self, s: State, seat: int) -> float:
        """What the cards in hand are worth: more than they would bring now, while there is time."""
        kinds = 0
        cards = 0
        for good in range(GOODS):
            held = s.hand[seat * CARDS + good]
            cards += held
            kinds += 1 if held > 0 else 0
        potential = self.kind * kinds + self.duplicate * (cards - kinds)
        potential += self.fakir * s.hand[seat * CARDS + FAKIR]
        if kinds == 0:
            return self.youth * potential
        return (1.0 + self.set_value * self.youth) * good_points(s, seat) + self.youth * potential

    def appraise(self, s: State) -> None:
        """Fill `points` with what each seat has, and has in prospect."""
        self.see_youth(s)
        coin = 1.0 + self.coin * self.youth
        for seat in range(s.players):
            points = coin * s.coins[seat] + self.of_goods(s, seat)
            points += s.viziers[seat] * (3 if s.holder[JAFAAR] == seat else 1)
            points += s.elders[seat] * self.of_elder(s, seat)
            points += self.camel * self.youth * s.camels[seat]
            for rival in range(s.players):
                if rival != seat:
                    points += self.lead(s.viziers[seat] - s.viziers[rival])
            if s.djinns[seat] != 0:
                for djinn in range(DJINNS):
                    if (s.djinns[seat] >> djinn) & 1 != 0:
                        points += self.value[djinn] + self.power[djinn] * self.youth
            self.points[seat] = points
        for tile in range(TILES):
            seat = s.owner[tile]
            if seat != NOBODY:
                self.points[seat] += self.of_tile(s, tile, self.of_palm(s, seat))

    def more_for(self, seat: int, points: float) -> None:
        """Add to what a seat has in prospect."""
        self.points[seat] += points

    def scale_now(self) -> float:
        """How many points ahead of a rival make a seat e times as likely to win, as the game stands."""
        return self.scale + self.early_scale * self.youth

    def share_out(self, players: int, chances: list[float]) -> None:
        """Each seat's chance to win, by the points of all."""
        share_out_win(self.points, players, self.scale_now(), chances)

    def margin(self, seat: int, players: int) -> float:
        """How far the seat is ahead, of the best rival and of the average one by halves."""
        return ahead_of_all(self.points, seat, players)

    def ahead(self, seat: int, players: int) -> float:
        """How far the seat is ahead of its best rival."""
        return ahead_of_best(self.points, seat, players)
