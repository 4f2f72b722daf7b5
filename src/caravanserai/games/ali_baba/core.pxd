cimport cython
from ..ledger cimport Ledger
from .constants cimport *

@cython.no_gc
cdef class Core:
    cdef public int rules, variant, cave, players, out, first
    cdef public unsigned long long up, down, beside
    cdef public short[54] at
    cdef public unsigned long long[17] holding
    cdef public short[60] unseen
    cdef public int unseen_size
    cdef public unsigned long long[4] tiles
    cdef public int[4] score
    cdef public short[4] bans
    cdef public short[4] shown
    cdef public Ledger ledger
    cdef public int phase, active, chooser, turns_left, place, tile
    cdef public short[64] found
    @cython.final
    cdef void copy_from(self, Core other) noexcept nogil
