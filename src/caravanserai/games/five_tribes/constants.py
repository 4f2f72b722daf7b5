"""The numbers of Five Tribes. `constants.pxd` says the same to the compiler."""

from typing import Final

TILES: Final = 30
ALL_TILES: Final = 1073741823  # as bits
TRIBES: Final = 5
SEATS: Final = 4
NOWHERE: Final = 30  # no tile: a hand that has not moved yet has no previous one
NOBODY: Final = 4  # no seat

# Tribes.
VIZIER: Final = 0
ELDER: Final = 1
MERCHANT: Final = 2
BUILDER: Final = 3
ASSASSIN: Final = 4

# Kinds of tile; villages and sacred places are the blue ones.
OASIS: Final = 0
SMALL_MARKET: Final = 1
LARGE_MARKET: Final = 2
VILLAGE: Final = 3
SACRED_PLACE: Final = 4

# Resource cards: nine goods and, last, the fakir.
CARDS: Final = 10
GOODS: Final = 9
FAKIR: Final = 9
ROW: Final = 9  # cards in a full resource row
POOLS: Final = 3  # see knowledge.py

# Djinns.
DJINNS: Final = 22
AL_AMIN: Final = 0
ANUN_NAK: Final = 1
BAAL: Final = 2
BOAZ: Final = 3
BOURAQ: Final = 4
ECHIDNA: Final = 5
ENKI: Final = 6
HAGIS: Final = 7
HAURVATAT: Final = 8
IBLIS: Final = 9
JAFAAR: Final = 10
KANDICHA: Final = 11
KUMARBI: Final = 12
LAMIA: Final = 13
LETA: Final = 14
MARID: Final = 15
MONKIR: Final = 16
NEKIR: Final = 17
SHAMHAT: Final = 18
SIBITTIS: Final = 19
SLOAR: Final = 20
UTUG: Final = 21
NO_DJINN: Final = 22
DJINN_ROW: Final = 3

# Ways to pay a price: in elders, or with one fakir among them.
WITH_ELDERS: Final = 0
WITH_FAKIR: Final = 1

# Spots of the turn-order track: three at 0, then the paid ones, cheap to dear.
SPOTS: Final = 9
FIRST_PAID: Final = 3
LEVELS: Final = 7  # the zeros are one level, each paid spot another

# What the next action must be.
BID: Final = 0
PICK: Final = 1
DROP: Final = 2
ADD_FAKIRS: Final = 3
KILL: Final = 4
SECOND_KILL: Final = 5
MARKET: Final = 6
SECOND_CARD: Final = 7
SACRED: Final = 8
REDIRECT: Final = 9
PLACE: Final = 10
KEEP: Final = 11
END: Final = 12
SELL: Final = 13
OVER: Final = 14
# Steps nobody is asked about: they happen by themselves, one after the other.
TRIBE_ACTION: Final = 15
TILE_ACTION: Final = 16
NEXT_TURN: Final = 17
RESUME: Final = 18

# The action space: where each kind of action begins.
BIDS: Final = 0  # + 0 … 6: the spots 0, 1, 3, 5, 8, 12, 18
DISCOUNT: Final = 7
PICKS: Final = 8  # + tile
DROPS: Final = 38  # + tribe * TILES + tile
BUILDERS: Final = 188  # + fakirs, 0 … 18
KILLS: Final = 207  # + tribe * TILES + tile
KILLS_IN_FRONT: Final = 357  # + 2 * seat + (0 vizier, 1 elder)
TAKES: Final = 365  # + position in the row, from 0
BUYS: Final = 371  # + 2 * djinn + (0 elders, 1 fakir)
USES: Final = 415  # + 2 * power + (0 elders, 1 fakir), powers in the order of djinns.POWERS
PLACES: Final = 436  # + tile
KEEPS: Final = 466  # + djinn
OFFERS: Final = 488  # + good
SALE: Final = 497
PASS: Final = 498
END_TURN: Final = 499
ACTIONS: Final = 500

# How chance's answers are told apart in a record.
CARD_ANSWERS: Final = 0
DJINN_ANSWERS: Final = 10
MEEPLE_ANSWERS: Final = 32

# Sizes of tables.
FAR: Final = 10  # walking distances 0 … 9
STEPS: Final = 6  # hands of 0 … 5 meeples need the table; with six or more a move can always be finished

# Where the census of problems.py counts each kind of piece.
MEEPLE_PIECES: Final = 0
CARD_PIECES: Final = 5
DJINN_PIECES: Final = 15
TILE_PIECES: Final = 37
PALM_PIECES: Final = 46
PALACE_PIECES: Final = 47
CAMEL_PIECES: Final = 48
BID_MARKERS: Final = 52
TURN_MARKERS: Final = 56
FAULTS: Final = 60
COUNTS: Final = 68
