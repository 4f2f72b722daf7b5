"""The numbers of Five Tribes. `constants.pxd` says the same to the compiler."""

from typing import Final

RULES: Final = 2  # the version of the rules that new games are played under

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
BEFORE_TILE: Final = 6
MARKET: Final = 7
SECOND_CARD: Final = 8
SACRED: Final = 9
REDIRECT: Final = 10
PLACE: Final = 11
KEEP: Final = 12
END: Final = 13
SELL: Final = 14
OVER: Final = 15
# Steps nobody is asked about: they happen by themselves, one after the other.
TRIBE_ACTION: Final = 16
TILE_ACTION: Final = 17
NEXT_TURN: Final = 18
RESUME: Final = 19

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

# What the rules note in the ledger for `story.py`: each kind with its place and amount.
TOLD_BID: Final = 0  # a level, the coins paid
TOLD_DISCOUNT: Final = 1
TOLD_PICK: Final = 2  # a tile
TOLD_DROP: Final = 3  # tribe * TILES + tile
TOLD_BUILDERS: Final = 4  # -, fakirs
TOLD_KILL: Final = 5  # tribe * TILES + tile, clause
TOLD_KILL_IN_FRONT: Final = 6  # 2 * rival + (0 vizier, 1 elder), clause
TOLD_TAKE: Final = 7  # a card from the row, clause
TOLD_BUY: Final = 8  # djinn, way to pay
TOLD_USE: Final = 9  # djinn, way to pay
TOLD_PLACE: Final = 10  # tile, djinn
TOLD_KEEP: Final = 11  # djinn
TOLD_LEFT: Final = 12  # a djinn turned up and not kept
TOLD_OFFER: Final = 13  # a good
TOLD_SALE: Final = 14  # -, goods as bits
TOLD_PASS: Final = 15  # the step declined, clause
TOLD_END: Final = 16
TOLD_COINS: Final = 17  # clause, number
TOLD_WAGES: Final = 18  # the builders' tile, coins
TOLD_VIZIERS: Final = 19  # clause, number
TOLD_ELDERS: Final = 20  # clause, number
TOLD_FAKIRS: Final = 21  # clause, number discarded
TOLD_DRAW: Final = 22  # card, clause
TOLD_GATHER: Final = 23  # tribe * TILES + tile, number
TOLD_CAMEL: Final = 24  # tile, clause
TOLD_PALM: Final = 25  # tile, clause
TOLD_PALACE: Final = 26  # tile, clause
TOLD_DJINN: Final = 27  # djinn, clause
TOLD_TURN_UP: Final = 28
TOLD_BRING: Final = 29  # a tile
TOLD_NO_VICTIM: Final = 30
TOLD_TURN: Final = 31
TOLD_NO_MOVE: Final = 32
TOLD_CAN_MOVE: Final = 33
TOLD_LAST_ROUND: Final = 34  # -, clause
TOLD_RESHUFFLE: Final = 35  # 0 resources, 1 djinns
TOLD_NEW_CARD: Final = 36  # a card new in the row
TOLD_NEW_DJINN: Final = 37  # a djinn new in the row
TOLD_ROUND: Final = 38
TOLD_OVER: Final = 39  # -, clause

# Clauses as the rules note them: a djinn's own number for its clause, then these.
FT_B1: Final = 22
FT_K2: Final = 23
FT_V1: Final = 24
FT_E1: Final = 25
FT_G1: Final = 26
FT_U1: Final = 27
FT_A1: Final = 28
FT_A2: Final = 29
FT_A3: Final = 30
FT_A5: Final = 31
FT_L1: Final = 32
FT_L2: Final = 33
FT_L3: Final = 34
FT_L4: Final = 35
FT_L5: Final = 36
FT_X1: Final = 37
FT_Z1: Final = 38
FT_Z2: Final = 39
FT_Z3: Final = 40
FT_D1: Final = 41
