cimport cython
from .constants cimport *
from .setup cimport camels_each
from .core cimport Core

cdef short[8] TILE_KINDS
cdef short[8] TILE_VALUES
cdef short[48] BOX

@cython.final
cdef class Census:
    cdef public short[68] found
    cdef public short[68] expected

cpdef list list_problems(Core s)
cpdef int take_census(Core s, Census census) noexcept nogil
cdef void expect(Core s, Census census) noexcept nogil
cdef void count_board(Core s, Census census) noexcept nogil
cdef void count_cards(Core s, Census census) noexcept nogil
cdef void count_seats(Core s, Census census) noexcept nogil
@cython.locals(last=bint, bidding=bint)
cdef void find_faults(Core s, Census census) noexcept nogil
cdef bint fits_bids(Core s) noexcept nogil
@cython.locals(marker=int)
cdef bint fits_track(Core s) noexcept nogil
