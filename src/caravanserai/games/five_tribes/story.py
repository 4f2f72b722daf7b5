"""The story of one action, as a receiver may know it: what was done, then each thing that followed.

It is worked out from the positions before and after. Each entry is about one thing and names the clause
that makes it happen; `docs/story.md` lists them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .account import CLAUSES, Account, Json
from .board import distance
from .constants import *
from .djinns import powers, price_of
from .names import CARD_NAMES, DJINN_NAMES, SPOT_NAMES, TILE_NAMES, TRIBE_NAMES
from .position import STEP_NAMES, in_hand_to_json, meeples_to_json
from .setup import blue_around

if TYPE_CHECKING:
    from .state import State

POWERS = powers()
WITHIN_POWER = (REDIRECT, PLACE, KEEP)
DECLINED = {KILL: "FT-A5", SACRED: "FT-L5"}
CAMEL_POWERS = (LETA, UTUG)
PALM_POWERS = (ENKI, LAMIA)


def tell(before: State, action: int, after: State, receiver: int | None) -> list[Json]:
    """What the action that led from one position to the other did, as the receiver may know it."""
    telling = Telling(before, after, receiver)
    if action < DISCOUNT:
        telling.bid(action - BIDS)
    elif action == DISCOUNT:
        telling.discount()
    elif action < DROPS:
        telling.pick(action - PICKS)
    elif action < BUILDERS:
        telling.drop((action - DROPS) // TILES, (action - DROPS) % TILES)
    elif action < KILLS:
        telling.builders(action - BUILDERS)
    elif action < KILLS_IN_FRONT:
        telling.kill_on_tile((action - KILLS) // TILES, (action - KILLS) % TILES)
    elif action < TAKES:
        telling.kill_in_front((action - KILLS_IN_FRONT) // 2, (action - KILLS_IN_FRONT) % 2)
    elif action < BUYS:
        telling.take(action - TAKES)
    elif action < USES:
        telling.buy((action - BUYS) // 2, (action - BUYS) % 2)
    elif action < PLACES:
        telling.use(POWERS[(action - USES) // 2], (action - USES) % 2)
    elif action < KEEPS:
        telling.place(action - PLACES)
    elif action < OFFERS:
        telling.keep(action - KEEPS)
    elif action < SALE:
        telling.offer(action - OFFERS)
    elif action == SALE:
        telling.sell()
    elif action == PASS:
        telling.decline()
    else:
        telling.end()
    return telling.story


class Telling(Account):
    """The story of one action while it is told; each method tells what its module of the rules does."""

    __slots__ = ()

    # Bidding, turns and rounds.

    def bid(self, level: int) -> None:
        """A marker takes a spot; the last one to do so lets the first turn begin."""
        paid = self.before.coins[self.seat] - self.after.coins[self.seat]
        spot = int(SPOT_NAMES[level])
        self.story.append({"what": "bid", "seat": self.seat, "spot": spot, "price": paid, "rule": "FT-B1"})
        self.coins(self.seat, -paid, "FT-B1")
        if self.after.phase != BID:
            self.turn()

    def discount(self) -> None:
        """A fakir lowers the price of the bid."""
        rule = CLAUSES[KUMARBI]
        self.story.append({"what": "discount", "seat": self.seat, "rule": rule})
        self.fakirs(1, rule)

    def turn(self) -> None:
        """A turn begins, perhaps without a move."""
        after = self.after
        self.story.append({"what": "turn", "seat": after.active, "rule": "FT-B5"})
        if after.stuck:
            self.story.append({"what": "no-move", "seat": after.active, "rule": "FT-Z2"})
            if not self.before.last_round:
                self.story.append({"what": "last-round", "seat": after.active, "rule": "FT-Z2"})

    def end(self) -> None:
        """A turn is over; with it perhaps the round, or the game."""
        self.story.append({"what": "end", "seat": self.seat, "rule": "FT-T1"})
        if self.after.phase == OVER:
            self.over()
        elif self.after.phase == BID:
            self.round()
        else:
            self.turn()

    def round(self) -> None:
        """The rows are refilled, and the markers bid anew."""
        before, after = self.before, self.after
        cards = [CARD_NAMES[after.row[i]] for i in range(before.row_size, after.row_size)]
        djinns = [DJINN_NAMES[after.djinn_row[i]] for i in range(before.djinn_row_size, after.djinn_row_size)]
        self.reshuffle("resources", before.deck_size - len(cards) != after.deck_size)
        self.reshuffle("djinns", before.djinn_deck_size - len(djinns) != after.djinn_deck_size)
        if cards or djinns:
            refill = {"what": "refill", "seat": None, "cards": cards, "djinns": djinns, "rule": "FT-R1"}
            self.story.append(refill)
        order = [after.bidders[i] for i in range(after.markers)]
        self.story.append({"what": "round", "seat": None, "order": order, "rule": "FT-B1"})

    def over(self) -> None:
        """The game is over: by the last camel, or without a move."""
        after = self.after
        camels = [after.camels[seat] for seat in range(after.players)]
        rule = "FT-Z1" if 0 in camels else "FT-Z2" if after.last_round else "FT-Z3"
        result = {"scores": after.scores(), "winners": after.winners()}
        self.story.append({"what": "over", "seat": None, **result, "rule": rule})

    # Moving meeples, and the tribes.

    def pick(self, tile: int) -> None:
        """All meeples of a tile are in hand."""
        meeples = in_hand_to_json(self.after)
        name = TILE_NAMES[tile]
        self.story.append(
            {"what": "pick", "seat": self.seat, "tile": name, "meeples": meeples, "rule": "FT-M1"}
        )

    def drop(self, tribe: int, tile: int) -> None:
        """A meeple on a tile; after the last one its tribe acts."""
        before, after = self.before, self.after
        names = {"tile": TILE_NAMES[tile], "tribe": TRIBE_NAMES[tribe]}
        self.story.append({"what": "drop", "seat": self.seat, **names, "rule": "FT-M2"})
        owner = before.owner[tile]
        if owner != NOBODY and owner == before.holder[MARID]:
            self.earn(MARID)
        if after.phase != DROP:
            gathered = {"n": after.taken, **names}
            self.story.append({"what": "gather", "seat": self.seat, **gathered, "rule": "FT-K1"})
            self.camel(tile, "FT-K2")
            self.tribe_action(tribe)

    def tribe_action(self, tribe: int) -> None:
        """What the gathered meeples do; the tile's action follows unless they ask for more."""
        after = self.after
        if tribe == VIZIER:
            self.viziers(self.seat, after.taken, "FT-V1")
        elif tribe == ELDER:
            self.elders(self.seat, after.taken, "FT-E1")
        elif tribe == MERCHANT:
            taken = self.before.row_size - after.row_size
            if taken > 0:
                self.cards([self.before.row[i] for i in range(taken)], "FT-G1")
        elif tribe == BUILDER:
            if after.phase != ADD_FAKIRS:
                self.wages()
        elif after.phase != KILL:
            self.no_victim()
        self.tile_action()

    def builders(self, fakirs: int) -> None:
        """The seat says how many fakirs help its builders."""
        self.story.append({"what": "builders", "seat": self.seat, "fakirs": fakirs, "rule": "FT-U1"})
        self.fakirs(fakirs, "FT-U1")
        self.wages()
        self.tile_action()

    def wages(self) -> None:
        """What the builders are paid, and the blue tiles around that they are paid for."""
        coins, here = self.after.builder_coins, self.after.tile
        if coins:
            blue = [TILE_NAMES[tile] for tile in blue_around(self.after, here)]
            wages = {"what": "coins", "seat": self.seat, "n": coins, "tiles": blue, "rule": "FT-U1"}
            self.story.append(wages)

    def no_victim(self) -> None:
        """Assassins reach nobody."""
        self.story.append({"what": "no-victim", "seat": self.seat, "rule": "FT-A5"})

    def kill_on_tile(self, tribe: int, tile: int) -> None:
        """A meeple on a tile is killed, perhaps with fakirs for the reach that is missing."""
        before = self.before
        first = before.phase == KILL
        fakirs = max(0, distance(before.tile, tile) - before.taken) if first else 0
        names = {"tribe": TRIBE_NAMES[tribe], "tile": TILE_NAMES[tile]}
        rule = "FT-A1" if first else CLAUSES[IBLIS]
        self.story.append({"what": "kill", "seat": self.seat, **names, "rule": rule})
        self.fakirs(fakirs, "FT-A2")
        if before.holder[KANDICHA] == self.seat:
            self.kandicha(tribe, tile, fakirs)
        self.camel(tile, "FT-A3")
        self.after_kill(first)

    def kill_in_front(self, rival: int, tribe: int) -> None:
        """A vizier or an elder in front of a rival is killed."""
        first = self.before.phase == KILL
        rule = "FT-A1" if first else CLAUSES[IBLIS]
        victim = {"tribe": TRIBE_NAMES[tribe], "of": rival}
        self.story.append({"what": "kill", "seat": self.seat, **victim, "rule": rule})
        if tribe == VIZIER:
            self.viziers(rival, -1, rule)
        else:
            self.elders(rival, -1, rule)
        if self.before.holder[KANDICHA] == self.seat:
            self.kandicha(tribe, NOWHERE, 0)
        self.after_kill(first)

    def kandicha(self, tribe: int, tile: int, fakirs: int) -> None:
        """What the victim brings to who has Kandicha."""
        rule = CLAUSES[KANDICHA]
        if tribe == VIZIER:
            self.viziers(self.seat, 1, rule)
        elif tribe == ELDER:
            self.elders(self.seat, 1, rule)
        elif tribe == MERCHANT:
            self.draw(fakirs, rule)
        elif tribe == BUILDER:
            self.coins(self.seat, self.before.blue_near[tile], rule)

    def after_kill(self, first: bool) -> None:
        """Nekir earns; the tile's action follows unless Iblis asks for a second victim."""
        if first:
            self.earn(NEKIR)
        self.tile_action()

    # The final tile, djinns, goods.

    def tile_action(self) -> None:
        """The palm or palace that the final tile brought, if it came to that."""
        if self.palms > 0:
            self.palm(self.after.tile, "FT-L1")
        if self.palaces > 0:
            self.palace(self.after.tile, "FT-L2")

    def take(self, position: int) -> None:
        """A card bought at a market."""
        paid = self.before.coins[self.seat] - self.after.coins[self.seat]
        rule = "FT-L3" if paid == 3 else "FT-L4"
        self.cards([self.before.row[position]], rule)
        self.coins(self.seat, -paid, rule)

    def buy(self, djinn: int, way: int) -> None:
        """A djinn bought at a sacred place."""
        names = {"djinn": DJINN_NAMES[djinn], "with": "fakir" if way == WITH_FAKIR else "elders"}
        self.story.append({"what": "buy", "seat": self.seat, **names, "rule": "FT-L5"})
        self.price(2, way, "FT-L5")
        self.djinn(djinn, "FT-L5")

    def use(self, djinn: int, way: int) -> None:
        """A power is paid for; some happen at once."""
        rule = CLAUSES[djinn]
        way = WITH_FAKIR if djinn == SLOAR else way
        names = {"djinn": DJINN_NAMES[djinn], "with": "fakir" if way == WITH_FAKIR else "elders"}
        self.story.append({"what": "use", "seat": self.seat, **names, "rule": rule})
        self.price(price_of(djinn), way, rule)
        if djinn == SLOAR:
            self.draw(1, rule)
        elif djinn == ECHIDNA:
            self.coins(self.seat, self.before.builder_coins, rule)
        elif djinn == SIBITTIS:
            self.turn_up_djinns()
        self.resume()

    def turn_up_djinns(self) -> None:
        """The djinns among which Sibittis lets the seat choose."""
        before, after = self.before, self.after
        drawn = [DJINN_NAMES[after.drawn[i]] for i in range(after.drawn_size)]
        self.reshuffle("djinns", before.djinn_deck_size - len(drawn) != after.djinn_deck_size)
        self.story.append({"what": "turn-up", "seat": self.seat, "djinns": drawn, "rule": CLAUSES[SIBITTIS]})

    def keep(self, djinn: int) -> None:
        """One of the djinns turned up is kept."""
        rule = CLAUSES[SIBITTIS]
        drawn = [self.before.drawn[i] for i in range(self.before.drawn_size)]
        rest = [DJINN_NAMES[other] for other in drawn if other != djinn]
        names = {"djinn": DJINN_NAMES[djinn], "discarded": rest}
        self.story.append({"what": "keep", "seat": self.seat, **names, "rule": rule})
        self.djinn(djinn, rule)
        self.resume()

    def place(self, tile: int) -> None:
        """The piece of a power goes to a tile."""
        djinn = self.before.power
        rule = CLAUSES[djinn]
        names = {"djinn": DJINN_NAMES[djinn], "tile": TILE_NAMES[tile]}
        self.story.append({"what": "place", "seat": self.seat, **names, "rule": rule})
        if djinn in CAMEL_POWERS:
            self.camel(tile, rule)
        elif djinn == ANUN_NAK:
            self.bring(tile)
        elif djinn in PALM_POWERS:
            self.palm(tile, rule)
        else:
            self.palace(tile, rule)
        self.resume()

    def bring(self, tile: int) -> None:
        """Meeples from the bag on a tile."""
        meeples = meeples_to_json(self.after, tile)
        names = {"tile": TILE_NAMES[tile], "meeples": meeples}
        self.story.append({"what": "bring", "seat": self.seat, **names, "rule": CLAUSES[ANUN_NAK]})

    def resume(self) -> None:
        """Back from a power: without fakirs assassins may reach nobody, with new meeples a seat may move."""
        before, after = self.before, self.after
        was_killing = before.phase == KILL or (before.phase in WITHIN_POWER and before.resume == KILL)
        still_killing = after.phase == KILL or (after.phase in WITHIN_POWER and after.resume == KILL)
        if was_killing and not still_killing:
            self.no_victim()
            self.tile_action()
        elif before.stuck and not after.stuck:
            self.story.append({"what": "can-move", "seat": self.seat, "rule": "FT-Z3"})

    def decline(self) -> None:
        """A choice that the seat leaves."""
        before = self.before
        step = {"step": STEP_NAMES[before.phase]}
        if before.phase == REDIRECT:
            self.story.append({"what": "pass", "seat": self.seat, **step, "rule": CLAUSES[before.power]})
            self.put_where_it_was()
            self.resume()
            return
        rule = DECLINED.get(before.phase)
        if rule is None:
            rule = "FT-L3" if before.kind[before.tile] == SMALL_MARKET else "FT-L4"
        self.story.append({"what": "pass", "seat": self.seat, **step, "rule": rule})
        self.tile_action()

    def put_where_it_was(self) -> None:
        """The palm or palace that was not sent elsewhere."""
        before = self.before
        by_tile = before.resume == END and before.spot == before.tile
        if before.power == LAMIA:
            self.palm(before.spot, "FT-L1" if by_tile else CLAUSES[ENKI])
        else:
            self.palace(before.spot, "FT-L2" if by_tile else CLAUSES[BOURAQ])

    def offer(self, good: int) -> None:
        """A good is laid out for sale."""
        cards = [CARD_NAMES[good]]
        self.story.append({"what": "offer", "seat": self.seat, "n": -1, "cards": cards, "rule": "FT-X1"})

    def sell(self) -> None:
        """The goods laid out are sold as one set."""
        goods = [CARD_NAMES[good] for good in range(GOODS) if self.before.offer >> good & 1]
        self.story.append({"what": "sell", "seat": self.seat, "goods": goods, "rule": "FT-X1"})
        self.coins(self.seat, self.after.coins[self.seat] - self.before.coins[self.seat], "FT-X1")
