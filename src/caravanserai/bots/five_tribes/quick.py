"""A quick hand for what follows a move of meeples: victims, cards, djinns, powers. And quick whole turns.

Each choice is made by its own worth, without looking ahead; searches try others where it matters.
"""

from __future__ import annotations

from ...games.chance import Chance
from ...games.five_tribes.actions import carry_out, find_actions
from ...games.five_tribes.before_tile import places_by_itself
from ...games.five_tribes.bidding import *
from ...games.five_tribes.constants import *
from ...games.five_tribes.djinns import *
from ...games.five_tribes.state import State
from ...games.five_tribes.tribes import distance_to
from .prospects import Prospects
from .weights import (
    A_GRAIN,
    DISCOUNT_WORTH,
    IBLIS_USED,
    KANDICHA_MERCHANT,
    KANDICHA_VIZIER,
    ON_NOBODYS_TILE,
    SIBITTIS_EARLY,
    SIBITTIS_NOW,
    SLOAR_EARLY,
    SLOAR_NOW,
    SPENT_REACH,
    USE_FROM,
)

NO_BOARD = -1
SMALL_PRICE = 3
LARGE_PRICE = 6
LIKELY_AHEAD = [0.75, 0.6, 0.45, 0.3, 0.15, 0.05, 0.0]
"""How likely a marker still to bid goes before one on this level."""


class Finisher:
    """Plays on quickly, by the worth of each choice."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.worth = prospects.worth
        self.bid_worth = [0.0] * 8  # of each level, and of a discount
        # For searches: what each seat finds on the board that is bid for, which bids don't change.
        self.remembers = False
        self.root = NO_BOARD  # meeples on the board of the search's root, if it is bid for …
        self.meeples = NO_BOARD  # … and on the board that is remembered
        self.known = 0  # the seats, with what they can pay at markets, of which it is known, as bits
        self.spreads = [0.0] * 48

    def price_of(self, s: State, elders: int, way: int) -> float:
        """What a price in elders, or with a fakir among them, costs the active seat."""
        each = self.worth.of_elder(s, s.active)
        if way == WITH_FAKIR:
            return each * (elders - 1) + self.worth.of_fakir()
        return each * elders

    def next_action(self, s: State) -> int:
        """What to do at a step after the move of meeples."""
        self.worth.see_youth(s)
        phase = s.phase
        n = find_actions(s)
        if n == 1:
            return s.found[0]
        if phase == END:
            return self.end_or_use(s, n)
        if phase in (KILL, SECOND_KILL):
            return self.victim(s, n)
        if phase in (MARKET, SECOND_CARD):
            return self.card(s, n)
        if phase == SACRED:
            return self.djinn(s, n)
        if phase == ADD_FAKIRS:
            if s.blue_near[s.tile] > self.worth.of_fakir():
                return s.found[n - 1]
            return s.found[0]
        if phase == REDIRECT:
            return self.redirect(s, n)
        if phase == BEFORE_TILE:
            return self.pass_or_use(s, n)
        if phase == PLACE:
            return self.place_for(s, n)
        if phase == KEEP:
            return self.djinn(s, n)
        return s.found[n - 1]  # a sale that was begun is made

    def victim(self, s: State, n: int) -> int:
        """The victim that brings most; nobody, if fakirs are dearer."""
        best = -1.0
        chosen = s.found[n - 1]
        for i in range(n):
            action = s.found[i]
            brings = 0.0
            if action == PASS:
                brings = A_GRAIN
            elif action < KILLS_IN_FRONT:
                brings = self.of_kill(s, (action - KILLS) // TILES, (action - KILLS) % TILES)
            elif action < TAKES:
                brings = self.of_kill_in_front(
                    s, (action - KILLS_IN_FRONT) // 2, (action - KILLS_IN_FRONT) % 2
                )
            else:
                brings = IBLIS_USED
            if brings > best:
                best = brings
                chosen = action
        return chosen

    def of_kill(self, s: State, tribe: int, tile: int) -> float:
        """What killing this meeple brings the active seat."""
        brings = 0.0
        if s.total[tile] == 1 and s.owner[tile] == NOBODY and s.camels[s.active] > 0:
            brings = self.worth.of_tile(s, tile, self.worth.of_palm(s, s.active))
        if s.holder[KANDICHA] == s.active:
            if tribe == VIZIER:
                brings += KANDICHA_VIZIER
            elif tribe == ELDER:
                brings += self.worth.of_elder(s, s.active)
            elif tribe == MERCHANT:
                brings += KANDICHA_MERCHANT
            elif tribe == BUILDER:
                brings += s.blue_near[tile]
        if s.phase == KILL:
            missing = distance_to(s, tile) - s.taken
            if missing > 0:
                brings -= self.worth.of_fakir() * missing + SPENT_REACH
        return brings

    def of_kill_in_front(self, s: State, rival: int, tribe: int) -> float:
        """What killing a vizier or an elder in front of a rival brings the active seat."""
        rivalry = self.worth.of_loss(s.players)
        own = s.holder[KANDICHA] == s.active
        if tribe == ELDER:
            return 2.0 * rivalry + (self.worth.of_elder(s, s.active) if own else 0.0)
        brings = self.prospects.of_vizier_of(s, s.active, rival, rivalry)
        return brings + (KANDICHA_VIZIER if own else 0.0)

    def card(self, s: State, n: int) -> int:
        """The card that adds most to the hand; none, if the market is dearer."""
        self.prospects.look_at_cards(s, s.active)
        best = -1.0
        chosen = s.found[0]
        for i in range(n):
            action = s.found[i]
            if action >= TAKES and action < BUYS and self.prospects.card[action - TAKES] > best:
                best = self.prospects.card[action - TAKES]
                chosen = action
        if s.phase == MARKET:
            self.prospects.look_at_markets(s, s.active)
            if (self.prospects.small if s.kind[s.tile] == SMALL_MARKET else self.prospects.large) <= 0.0:
                return PASS
        return chosen

    def djinn(self, s: State, n: int) -> int:
        """The djinn that is worth most beyond its price; none, if none is."""
        best = 0.0
        chosen = PASS
        if s.phase == KEEP:
            best = -100.0
        for i in range(n):
            action = s.found[i]
            if action >= BUYS and action < USES:
                brings = self.worth.of_djinn(s, (action - BUYS) // 2, s.active)
                brings -= self.price_of(s, 2, (action - BUYS) % 2)
            elif action >= KEEPS and action < OFFERS:
                brings = self.worth.of_djinn(s, action - KEEPS, s.active)
            else:
                continue
            if brings > best:
                best = brings
                chosen = action
        return chosen

    def redirect(self, s: State, n: int) -> int:
        """Send a palm or a palace to a tile of one's own around, unless it is on one already."""
        if s.owner[s.spot] == s.active:
            return PASS
        places = places_for(s, s.power)
        for tile in range(TILES):
            if (places >> tile) & 1 != 0 and s.owner[tile] == s.active:
                points = 3.0 if s.power == LAMIA else 5.0
                way = (s.found[n - 2] - USES) % 2  # with a fakir, where that can be paid
                if points > self.price_of(s, 1, way):
                    return s.found[n - 2]
        return PASS

    def place_for(self, s: State, n: int) -> int:
        """The best place for what a power puts on the board."""
        best = -1.0
        chosen = s.found[0]
        for i in range(n):
            action = s.found[i]
            brings = self.of_place(s, s.power, action - PLACES)
            if brings > best:
                best = brings
                chosen = action
        return chosen

    def of_place(self, s: State, djinn: int, tile: int) -> float:
        """What a power's piece on this tile brings the active seat."""
        palm = self.worth.of_palm(s, s.active)
        if djinn in (LETA, UTUG):
            brings = s.value[tile] + palm * s.palms[tile] + 5.0 * s.palaces[tile]
            return brings + self.of_building(s) if self.will_be_built_on(s, tile) else brings
        if djinn == ANUN_NAK:
            return 0.0
        if s.owner[tile] == NOBODY:
            return ON_NOBODYS_TILE
        if s.owner[tile] != s.active:
            return 0.0
        return palm if djinn in (ENKI, LAMIA) else 5.0

    def end_or_use(self, s: State, n: int) -> int:
        """Use a power that brings more than it costs; sell nothing; end the turn."""
        best = USE_FROM
        chosen = END_TURN
        if s.found[n - 1] == END_TURN and (n == 1 or s.found[n - 2] >= OFFERS):
            return END_TURN
        for i in range(n):
            action = s.found[i]
            if action >= USES and action < PLACES:
                brings = self.of_use(s, action)
                if brings > best:
                    best = brings
                    chosen = action
        return chosen

    def of_use(self, s: State, action: int) -> float:
        """What using a power brings the active seat, its price deducted."""
        power = (action - USES) // 2
        djinn = POWERS[power]
        brings = 0.0
        if djinn == ECHIDNA:
            brings = s.builder_coins
        elif djinn == SIBITTIS:
            brings = SIBITTIS_NOW + SIBITTIS_EARLY * self.worth.youth
        elif djinn == SLOAR:
            return (
                (self.worth.kind + self.worth.duplicate) * SLOAR_EARLY * self.worth.youth
                + SLOAR_NOW
                - self.worth.of_fakir()
            )
        elif djinn != ANUN_NAK:
            places = places_for(s, djinn)
            for tile in range(TILES):
                if (places >> tile) & 1 != 0:
                    here = self.of_place(s, djinn, tile)
                    if here > brings:
                        brings = here
        return brings - self.price_of(s, PRICES[power], (action - USES) % 2)

    def pass_or_use(self, s: State, n: int) -> int:
        """Use a power that would come too late once the tile has acted; else let the tile act."""
        best = USE_FROM
        chosen = PASS
        for i in range(n - 1):
            brings = self.of_use_before(s, s.found[i])
            if brings > best:
                best = brings
                chosen = s.found[i]
        return chosen

    def of_use_before(self, s: State, action: int) -> float:
        """What using a power before the tile acts brings, its price deducted; nothing if it can wait."""
        djinn = POWERS[(action - USES) // 2]
        if djinn == SIBITTIS:  # what it brings may be of use at once
            return self.of_use(s, action) + self.of_market_for(s, 1 if s.holder[BAAL] == s.active else 0)
        if djinn == ECHIDNA:
            market = self.of_market_for(s, s.builder_coins)
            return self.of_use(s, action) + market if market > 0.0 else 0.0
        if djinn == UTUG and self.will_be_built_on(s, s.tile):
            brings = self.of_use(s, action)
            here = self.of_place(s, UTUG, s.tile)
            return brings if here - self.price_of(s, 2, (action - USES) % 2) >= brings else 0.0
        if djinn in (ENKI, BOURAQ):
            return self.of_last_building(s, action, djinn)
        return 0.0

    def of_last_building(self, s: State, action: int, djinn: int) -> float:
        """What the last palm or palace brings if Enki or Bouraq places it, and not the tile; or its coin."""
        market = self.of_market_for(s, 1) if djinn == BOURAQ and s.holder[MONKIR] == s.active else 0.0
        if market > 0.0:
            return self.of_use(s, action) + market
        last = s.palms_left == 1 if djinn == ENKI else s.palaces_left == 1
        if not last or s.kind[s.tile] != (OASIS if djinn == ENKI else VILLAGE):
            return 0.0
        brings = self.of_use(s, action)
        if s.owner[s.tile] == s.active:
            return brings - self.of_building(s)
        if s.owner[s.tile] != NOBODY:
            return brings + self.of_building(s) * self.worth.of_loss(s.players)
        return brings

    def will_be_built_on(self, s: State, tile: int) -> bool:
        """Whether the tile is about to get a palm or a palace, once the power at hand is done."""
        if tile != s.tile or (s.phase != BEFORE_TILE and s.resume != BEFORE_TILE):
            return False
        return s.owner[tile] == NOBODY and places_by_itself(s)

    def of_building(self, s: State) -> float:
        """What the palm or palace of the tile at hand is worth to the active seat on a tile of its own."""
        return self.worth.of_palm(s, s.active) if s.kind[s.tile] == OASIS else 5.0

    def of_market_for(self, s: State, coins: int) -> float:
        """What the market at hand, too dear so far, would bring for so many coins more."""
        if coins == 0 or s.kind[s.tile] not in (SMALL_MARKET, LARGE_MARKET):
            return 0.0
        self.prospects.look_at_cards(s, s.active)
        s.coins[s.active] += coins
        self.prospects.look_at_markets(s, s.active)
        s.coins[s.active] -= coins
        return self.prospects.small if s.kind[s.tile] == SMALL_MARKET else self.prospects.large

    def finish_turn(self, s: State, chance: Chance) -> None:
        """Make all choices that are left of the turn under way."""
        action = PASS
        while action != END_TURN:
            action = self.next_action(s)
            carry_out(s, action, chance)

    def play_turn(self, s: State, chance: Chance) -> None:
        """A whole turn: the move that gains most, by a random way, and what follows."""
        self.prospects.look(s)
        self.prospects.find_one(s, chance)
        length = 0
        if self.prospects.found > 0:
            length = self.prospects.walk(
                s, self.prospects.start[0], self.prospects.end[0], self.prospects.tribe[0], chance
            )
        for i in range(length):
            carry_out(s, self.prospects.path[i], chance)
        self.finish_move(s, chance)
        self.finish_turn(s, chance)

    def finish_move(self, s: State, chance: Chance) -> None:
        """Complete a move of meeples under way, or make one: by gain or, where that finds none, at random."""
        length = 0
        if s.phase == DROP:
            length = self.prospects.complete(s, chance)
        for i in range(length):
            carry_out(s, self.prospects.path[i], chance)
        while s.phase == PICK or s.phase == DROP:
            n = find_actions(s)
            if s.phase == PICK:
                while n > 1 and s.found[n - 1] >= USES:
                    n -= 1
            carry_out(s, s.found[chance.below(n)], chance)

    def begin_from(self, root: State) -> None:
        """Remember the board that is bid for at the root of a search."""
        self.remembers = True
        self.root = meeples_on(root) if root.phase == BID else NO_BOARD
        self.meeples = NO_BOARD

    def set_out(self) -> None:
        """Forget the board of the simulation before; that of the root stays."""
        if self.meeples != self.root:
            self.meeples = NO_BOARD

    def spread(self, s: State, chance: Chance) -> None:
        """Fill `best` of the prospects, from memory where the board is the same as in bids before."""
        meeples = meeples_on(s)  # every turn takes some away
        if meeples != self.meeples:
            self.known = 0
            self.meeples = meeples
        coins = s.coins[s.active]
        place = 3 * s.active + (2 if coins >= LARGE_PRICE else 1 if coins >= SMALL_PRICE else 0)
        if (self.known >> place) & 1 != 0:
            for i in range(4):
                self.prospects.best[i] = self.spreads[4 * place + i]
            return
        self.prospects.spread(s, chance)
        if self.remembers:
            self.known |= 1 << place
            for i in range(4):
                self.spreads[4 * place + i] = self.prospects.best[i]

    def weigh_bids(self, s: State, chance: Chance) -> None:
        """What each level of the track would bring the active seat: the move left to it, less the price."""
        self.spread(s, chance)
        for level in range(LEVELS):
            place = 0.0
            for dearer in range(FIRST_PAID + level, SPOTS):
                if s.track[dearer] != NOBODY:
                    place += 1.0
            place += LIKELY_AHEAD[level] * (s.markers - s.turn - 1)
            if place > 3.0:
                place = 3.0
            whole = int(place)
            brings = self.prospects.best[whole]
            if whole < 3:
                brings += (self.prospects.best[whole + 1] - brings) * (place - whole)
            self.bid_worth[level] = brings - price(level, s.discount)
        self.bid_worth[DISCOUNT] = DISCOUNT_WORTH

    def play_bid(self, s: State, chance: Chance) -> None:
        """Bid for the level that seems best, with a grain of chance."""
        self.weigh_bids(s, chance)
        n = find_actions(s)
        best = -1000.0
        chosen = s.found[0]
        for i in range(n):
            brings = self.bid_worth[s.found[i] - BIDS] + chance.below(1024) / 512.0
            if brings > best:
                best = brings
                chosen = s.found[i]
        carry_out(s, chosen, chance)

    def finish_round(self, s: State, chance: Chance) -> None:
        """Play quickly until the next round begins, or the game ends."""
        while s.phase == BID and (s.turn > 0 or s.discount > 0):
            self.play_bid(s, chance)
        while s.phase != BID and s.phase != OVER:
            if s.phase == PICK:
                self.play_turn(s, chance)
            else:
                self.finish_move(s, chance)
                self.finish_turn(s, chance)


def meeples_on(s: State) -> int:
    """How many meeples are on the board."""
    meeples = 0
    for tile in range(TILES):
        meeples += s.total[tile]
    return meeples
