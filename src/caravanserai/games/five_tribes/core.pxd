cimport cython
from ..ledger cimport Ledger
from .constants cimport *

@cython.no_gc
cdef class Core:
    cdef public int rules, players, markers
    cdef public short[30] kind
    cdef public short[30] value
    cdef public short[30] blue_near
    cdef public short[150] count
    cdef public short[30] total
    cdef public short[30] tribes
    cdef public unsigned int[5] holds
    cdef public short[30] owner
    cdef public short[30] palms
    cdef public short[30] palaces
    cdef public unsigned int villages, oases, built
    cdef public int palms_left, palaces_left
    cdef public short[5] bag
    cdef public int[4] coins
    cdef public short[4] camels
    cdef public short[4] viziers
    cdef public short[4] elders
    cdef public unsigned int[4] djinns
    cdef public short[40] hand
    cdef public short[120] unseen
    cdef public short[4] unseen_size
    cdef public short[4] fakirs_at_most
    cdef public short[22] holder
    cdef public short[10] deck
    cdef public int deck_size
    cdef public short[10] discard
    cdef public int discard_size
    cdef public short[9] row
    cdef public int row_size
    cdef public short[3] djinn_row
    cdef public int djinn_row_size
    cdef public short[22] djinn_deck
    cdef public int djinn_deck_size
    cdef public short[22] djinn_discard
    cdef public int djinn_discard_size
    cdef public short[3] drawn
    cdef public int drawn_size
    cdef public short[4] bidders
    cdef public short[9] track
    cdef public int zeros, discount
    cdef public short[4] turn_order
    cdef public int turn, last_round
    cdef public Ledger ledger
    cdef public int phase, active, stuck
    cdef public unsigned int used
    cdef public short[5] in_hand
    cdef public int in_hand_size, tile, previous, tribe, taken
    cdef public int double_kill, victim_tile, victim_seat, builder_coins
    cdef public int power, spot, resume
    cdef public unsigned int offer
    cdef public short[192] found
    @cython.final
    cdef void copy_from(self, Core other) noexcept nogil
