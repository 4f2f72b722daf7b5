"""Reading a position back from JSON.

Pieces may be missing or too many, which `problems` tells; what could not be played on is refused here,
so that the compiled core never meets it.
"""

from __future__ import annotations

from ..reading import check_fields, read_flag, read_list, read_name, read_number, read_rules, refuse
from .actions import find_actions
from .before_tile import places_by_itself
from .constants import *
from .core import Core
from .djinns import find_powers
from .names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, SPOT_NAMES, STEP_NAMES, TILE_NAMES, TRIBE_LETTERS
from .setup import markers_in_all, survey
from .sowing import can_move
from .tiles import can_buy, is_on_sale

TILES_BY_NAME = {name: tile for tile, name in enumerate(TILE_NAMES)}
CARDS_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES)}
GOODS_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES[:GOODS])}
DJINNS_BY_NAME = {name: djinn for djinn, name in enumerate(DJINN_NAMES)}
KINDS_BY_NAME = {name: kind for kind, name in enumerate(KIND_NAMES)}
STEPS_BY_NAME = {name: phase for phase, name in enumerate(STEP_NAMES)}

MANY = 99  # more of anything than a box holds
MOST_COINS = 1_000_000
FIELDS = ("tiles", "seats", "bag", "palms", "palaces", "resources", "djinns", "seat", "step", "round", "turn")
TILE_FIELDS = ("kind", "value", "meeples", "owner", "palms", "palaces")
SEAT_FIELDS = ("coins", "camels", "viziers", "elders", "djinns", "hand")
ROUND_FIELDS = ("bid_order", "track", "discount", "turn_order", "done", "last")
TURN_FIELDS = (
    "stuck",
    "used",
    "hand",
    "tile",
    "previous",
    "taken",
    "double_kill",
    "victim_tile",
    "victim_seat",
    "builder_coins",
    "power",
    "spot",
    "resume",
    "drawn",
    "offer",
)
TILE_STEPS = (BEFORE_TILE, MARKET, SECOND_CARD, SACRED)
PLACING = (ANUN_NAK, BOURAQ, ENKI, HAGIS, LAMIA, LETA, UTUG)
WITH_POWERS = (PICK, KILL, BEFORE_TILE, MARKET, SACRED, END)


def fill(s: Core, told: object) -> None:
    """Fill a blank state from JSON; BadPosition names the field that can't be read."""
    position = check_fields(told, FIELDS, "", optional=("rules",))
    s.rules = read_rules(position.get("rules", 1), "Five Tribes", RULES)  # version 1 did not say it
    seats = read_list(position["seats"], SEATS, "seats")
    s.players = read_number(len(seats), 2, SEATS, "seats")
    s.markers = markers_in_all(s.players)
    read_seats(s, seats)
    read_tiles(s, position["tiles"])
    s.bag = read_meeples(position["bag"], "bag")
    s.palms_left = read_number(position["palms"], 0, MANY, "palms")
    s.palaces_left = read_number(position["palaces"], 0, MANY, "palaces")
    read_resources(s, position["resources"])
    read_djinns(s, position["djinns"])
    s.phase = read_name(position["step"], STEPS_BY_NAME, "step", "one of " + ", ".join(STEP_NAMES))
    read_round(s, position["round"])
    read_turn(s, position["turn"])
    read_active(s, position["seat"])
    check_step(s, s.phase, "step")
    if s.phase != OVER and find_actions(s) == 0:
        refuse("step", "nothing could be played in this step")
    if s.phase == BEFORE_TILE:
        check_question(s)


def read_meeples(value: object, field: str) -> list[int]:
    """Meeples by tribe, from a string of their letters in order."""
    if not isinstance(value, str) or len(value) > MANY:
        refuse(field, f"a string of at most {MANY} letters of {TRIBE_LETTERS} is expected")
    counts = [value.count(letter) for letter in TRIBE_LETTERS]
    if value != "".join(letter * number for letter, number in zip(TRIBE_LETTERS, counts, strict=True)):
        refuse(field, f"letters of {TRIBE_LETTERS} in that order are expected")
    return counts


def read_cards(value: object, field: str) -> list[int]:
    """Resource cards by kind."""
    counts = [0] * CARDS
    for i, name in enumerate(read_list(value, MANY, field)):
        counts[read_name(name, CARDS_BY_NAME, f"{field}[{i}]", "a resource card")] += 1
    return counts


def read_distinct(value: object, names: dict[str, int], longest: int, field: str, kind: str) -> list[int]:
    """Different things of one kind, in order."""
    found = [
        read_name(name, names, f"{field}[{i}]", kind)
        for i, name in enumerate(read_list(value, longest, field))
    ]
    if len(set(found)) < len(found):
        refuse(field, "the same one stands there twice")
    return found


def bits(things: list[int]) -> int:
    """A set as bits."""
    return sum(1 << thing for thing in things)


def read_tile(value: object, field: str) -> int:
    """A tile by name, NOWHERE for null."""
    return NOWHERE if value is None else read_name(value, TILES_BY_NAME, field, "a tile, A1 to F5, or null")


def read_seat(s: Core, value: object, field: str) -> int:
    """A seat, NOBODY for null."""
    return NOBODY if value is None else read_number(value, 0, s.players - 1, field)


def read_seats(s: Core, seats: list[object]) -> None:
    """What each seat has, and what rivals have not seen of its hand."""
    coins, camels, viziers, elders = [0] * SEATS, [0] * SEATS, [0] * SEATS, [0] * SEATS
    djinns, sizes, at_most = [0] * SEATS, [0] * SEATS, [0] * SEATS
    hand = [0] * (SEATS * CARDS)
    unseen = [0] * (POOLS * SEATS * CARDS)
    for seat, told in enumerate(seats):
        field = f"seats[{seat}]"
        value = check_fields(told, SEAT_FIELDS, field, optional=("unseen", "unseen_fakirs_at_most"))
        coins[seat] = read_number(value["coins"], 0, MOST_COINS, f"{field}.coins")
        camels[seat] = read_number(value["camels"], 0, MANY, f"{field}.camels")
        viziers[seat] = read_number(value["viziers"], 0, MANY, f"{field}.viziers")
        elders[seat] = read_number(value["elders"], 0, MANY, f"{field}.elders")
        djinns[seat] = bits(
            read_distinct(value["djinns"], DJINNS_BY_NAME, DJINNS, f"{field}.djinns", "a djinn")
        )
        cards = read_cards(value["hand"], f"{field}.hand")
        hand[seat * CARDS : seat * CARDS + CARDS] = cards
        hidden = [0] * CARDS
        for pool, names in enumerate(read_list(value.get("unseen", []), POOLS, f"{field}.unseen")):
            counts = read_cards(names, f"{field}.unseen[{pool}]")
            start = (pool * SEATS + seat) * CARDS
            unseen[start : start + CARDS] = counts
            hidden = [a + b for a, b in zip(hidden, counts, strict=True)]
        if any(a > b for a, b in zip(hidden, cards, strict=True)):
            refuse(f"{field}.unseen", "only cards of the hand are expected")
        sizes[seat] = sum(hidden)
        limit = value.get("unseen_fakirs_at_most", sizes[seat])
        at_most[seat] = read_number(
            limit, hidden[FAKIR], max(hidden[FAKIR], sizes[seat]), f"{field}.unseen_fakirs_at_most"
        )
    s.coins, s.camels, s.viziers, s.elders = coins, camels, viziers, elders
    s.djinns, s.hand, s.unseen, s.unseen_size, s.fakirs_at_most = djinns, hand, unseen, sizes, at_most
    s.holder = [
        next((seat for seat in range(SEATS) if djinns[seat] >> djinn & 1), NOBODY) for djinn in range(DJINNS)
    ]


def read_tiles(s: Core, told: object) -> None:
    """The board, tile by tile."""
    tiles = check_fields(told, tuple(TILE_NAMES), "tiles")
    kinds, values, owners, palms, palaces = [], [], [], [], []
    count: list[int] = []
    for name in TILE_NAMES:
        field = f"tiles.{name}"
        tile = check_fields(tiles[name], TILE_FIELDS, field)
        kinds.append(read_name(tile["kind"], KINDS_BY_NAME, f"{field}.kind", "a kind of tile"))
        values.append(read_number(tile["value"], 0, MANY, f"{field}.value"))
        count += read_meeples(tile["meeples"], f"{field}.meeples")
        owners.append(read_seat(s, tile["owner"], f"{field}.owner"))
        palms.append(read_number(tile["palms"], 0, MANY, f"{field}.palms"))
        palaces.append(read_number(tile["palaces"], 0, MANY, f"{field}.palaces"))
    s.kind, s.value, s.owner, s.palms, s.palaces, s.count = kinds, values, owners, palms, palaces, count
    s.total = [sum(count[tile * TRIBES : tile * TRIBES + TRIBES]) for tile in range(TILES)]
    s.tribes = [
        bits([tribe for tribe in range(TRIBES) if count[tile * TRIBES + tribe]]) for tile in range(TILES)
    ]
    s.holds = [
        bits([tile for tile in range(TILES) if count[tile * TRIBES + tribe]]) for tribe in range(TRIBES)
    ]
    survey(s)


def read_resources(s: Core, told: object) -> None:
    """The resource row, deck and discards."""
    value = check_fields(told, ("row", "deck", "discard"), "resources")
    row = [
        read_name(name, CARDS_BY_NAME, f"resources.row[{i}]", "a resource card")
        for i, name in enumerate(read_list(value["row"], ROW, "resources.row"))
    ]
    s.row_size = len(row)
    s.row = row + [0] * (ROW - len(row))
    s.deck = read_cards(value["deck"], "resources.deck")
    s.deck_size = sum(s.deck)
    s.discard = read_cards(value["discard"], "resources.discard")
    s.discard_size = sum(s.discard)


def read_djinns(s: Core, told: object) -> None:
    """The djinn row, pile and discards."""
    value = check_fields(told, ("row", "deck", "discard"), "djinns")
    row = read_distinct(value["row"], DJINNS_BY_NAME, DJINN_ROW, "djinns.row", "a djinn")
    s.djinn_row_size = len(row)
    s.djinn_row = row + [0] * (DJINN_ROW - len(row))
    deck = read_distinct(value["deck"], DJINNS_BY_NAME, DJINNS, "djinns.deck", "a djinn")
    s.djinn_deck = [1 if djinn in deck else 0 for djinn in range(DJINNS)]
    s.djinn_deck_size = len(deck)
    discard = read_distinct(value["discard"], DJINNS_BY_NAME, DJINNS, "djinns.discard", "a djinn")
    s.djinn_discard = [1 if djinn in discard else 0 for djinn in range(DJINNS)]
    s.djinn_discard_size = len(discard)


def read_order(s: Core, value: object, field: str) -> list[int]:
    """A seat for each marker, in order."""
    seats = read_list(value, s.markers, field)
    if len(seats) != s.markers:
        refuse(field, f"{s.markers} markers are expected")
    order = [read_number(seat, 0, s.players - 1, f"{field}[{i}]") for i, seat in enumerate(seats)]
    return order + [0] * (SEATS - s.markers)


def read_round(s: Core, told: object) -> None:
    """The tracks."""
    value = check_fields(told, ROUND_FIELDS, "round")
    s.bidders = read_order(s, value["bid_order"], "round.bid_order")
    if s.phase == BID:
        read_list(value["turn_order"], 0, "round.turn_order")
    else:
        s.turn_order = read_order(s, value["turn_order"], "round.turn_order")
    s.turn = read_number(value["done"], 0, s.markers - (s.phase != OVER), "round.done")
    s.last_round = int(read_flag(value["last"], "round.last"))
    track = check_fields(value["track"], tuple(SPOT_NAMES), "round.track")
    zeros = read_list(track["0"], FIRST_PAID, "round.track.0")
    spots = [read_number(seat, 0, s.players - 1, f"round.track.0[{i}]") for i, seat in enumerate(zeros)]
    s.zeros = len(spots)
    spots += [NOBODY] * (FIRST_PAID - s.zeros)
    spots += [read_seat(s, track[spot], f"round.track.{spot}") for spot in SPOT_NAMES[1:]]
    placed = sum(seat != NOBODY for seat in spots)
    if s.phase == BID and placed != s.turn:
        refuse("round.track", f"{s.turn} markers are expected, as many as have bid")
    if placed > s.markers:
        refuse("round.track", f"at most {s.markers} markers are expected")
    s.track = spots
    s.discount = read_number(value["discount"], 0, LEVELS - 1 if s.phase == BID else 0, "round.discount")


def read_turn(s: Core, told: object) -> None:
    """The turn under way."""
    value = check_fields(told, TURN_FIELDS, "turn")
    s.stuck = int(read_flag(value["stuck"], "turn.stuck"))
    s.used = bits(read_distinct(value["used"], DJINNS_BY_NAME, DJINNS, "turn.used", "a djinn"))
    s.in_hand = read_meeples(value["hand"], "turn.hand")
    s.in_hand_size = sum(s.in_hand)
    s.tile = read_tile(value["tile"], "turn.tile")
    s.previous = read_tile(value["previous"], "turn.previous")
    s.taken = read_number(value["taken"], 0, MANY, "turn.taken")
    s.double_kill = int(read_flag(value["double_kill"], "turn.double_kill"))
    s.victim_tile = read_tile(value["victim_tile"], "turn.victim_tile")
    s.victim_seat = read_seat(s, value["victim_seat"], "turn.victim_seat")
    s.builder_coins = read_number(value["builder_coins"], 0, MOST_COINS, "turn.builder_coins")
    power = value["power"]
    s.power = NO_DJINN if power is None else read_name(power, DJINNS_BY_NAME, "turn.power", "a djinn or null")
    s.spot = read_tile(value["spot"], "turn.spot")
    s.resume = END
    if value["resume"] is not None:
        s.resume = read_name(value["resume"], STEPS_BY_NAME, "turn.resume", "a step or null")
    drawn = read_distinct(value["drawn"], DJINNS_BY_NAME, 3, "turn.drawn", "a djinn")
    s.drawn_size = len(drawn)
    s.drawn = drawn + [0] * (3 - len(drawn))
    s.offer = bits(read_distinct(value["offer"], GOODS_BY_NAME, GOODS, "turn.offer", "a good"))


def read_active(s: Core, value: object) -> None:
    """Whose decision it is must follow from the order of bids or turns."""
    if s.phase == OVER:
        if value is not None:
            refuse("seat", "null is expected once the game is over")
        return
    s.active = s.bidders[s.turn] if s.phase == BID else s.turn_order[s.turn]
    if value != s.active or isinstance(value, bool):
        refuse("seat", f"{s.active} is expected, by the order of {'bids' if s.phase == BID else 'turns'}")


def check_step(s: Core, phase: int, field: str) -> None:
    """Refuse a step that lacks what it is about."""
    if (s.in_hand_size > 0) != (s.phase == DROP):
        refuse("turn.hand", "meeples are in hand at the step drop, and only then")
    if (s.offer != 0) != (s.phase == SELL):
        refuse("turn.offer", "goods are laid out at the step sell, and only then")
    if (s.drawn_size > 0) != (s.phase == KEEP):
        refuse("turn.drawn", "djinns are drawn at the step keep, and only then")
    if s.stuck and phase != END and phase not in (SELL, REDIRECT, PLACE, KEEP):
        refuse("turn.stuck", "a seat that can't move has only the end of its turn")
    if phase in (DROP, ADD_FAKIRS, KILL, SECOND_KILL, *TILE_STEPS) and s.tile == NOWHERE:
        refuse("turn.tile", "the tile of the move is expected")
    if phase == BEFORE_TILE and s.rules == 1:
        refuse(field, "there was no such step in version 1 of the rules")
    if phase == PICK and not can_move(s):
        refuse(field, "no meeples can move")
    if phase == SECOND_KILL and (s.victim_tile == NOWHERE) == (s.victim_seat == NOBODY):
        refuse("turn.victim_tile", "either a tile or a seat is expected for the second victim")
    if phase != SECOND_KILL and (s.victim_tile != NOWHERE or s.victim_seat != NOBODY):
        refuse("turn.victim_tile", "victims are remembered for a second kill only")
    if s.double_kill and phase not in (KILL, SECOND_KILL, REDIRECT, PLACE, KEEP):
        refuse("turn.double_kill", "Iblis is paid for at the step kill only")
    if phase in (MARKET, SECOND_CARD) and s.kind[s.tile] not in (SMALL_MARKET, LARGE_MARKET):
        refuse("turn.tile", "a market is expected")
    if phase == MARKET and not can_buy(s):
        refuse(field, "the seat can't buy anything")
    if phase == SACRED and s.kind[s.tile] != SACRED_PLACE:
        refuse("turn.tile", "a sacred place is expected")
    if phase in (REDIRECT, PLACE, KEEP):
        if s.resume not in WITH_POWERS:
            refuse("turn.resume", "the step in which the power was used is expected")
        check_step(s, s.resume, "turn.resume")
    check_power(s)


def check_question(s: Core) -> None:
    """Powers are asked for before a tile that acts by itself, or can't be paid for, where there are any."""
    if find_powers(s, 0) == 0:
        refuse("step", "the seat can use no power")
    if not places_by_itself(s) and (not is_on_sale(s) or can_buy(s)):
        refuse("turn.tile", "a tile is expected that acts by itself, or that the seat can't pay for")


def check_power(s: Core) -> None:
    """A power that waits must be one that can wait here, with its piece in the supply."""
    expected = {REDIRECT: (HAGIS, LAMIA), PLACE: PLACING}.get(s.phase, (NO_DJINN,))
    if s.power not in expected:
        refuse("turn.power", "no such power can wait at this step")
    if s.power in (HAGIS, LAMIA):
        if s.spot == NOWHERE:
            refuse("turn.spot", "the tile of the palm or palace is expected")
        if (s.palaces_left if s.power == HAGIS else s.palms_left) == 0:
            refuse("turn.power", "there is no palm or palace left to place")
