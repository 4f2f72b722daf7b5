cimport cython
from .constants cimport *
from .setup cimport camels_each
from .sultanate cimport Sultanate

cdef short[8] TILE_KINDS
cdef short[8] TILE_VALUES
cdef short[48] BOX

@cython.final
cdef class Census:
    cdef public short[68] found
    cdef public short[68] expected

cpdef list list_problems(Sultanate s)
cpdef int take_census(Sultanate s, Census census) noexcept nogil
cdef void expect(Sultanate s, Census census) noexcept nogil
cdef void count_board(Sultanate s, Census census) noexcept nogil
cdef void count_cards(Sultanate s, Census census) noexcept nogil
cdef void count_seats(Sultanate s, Census census) noexcept nogil
@cython.locals(last=bint, bidding=bint)
cdef void find_faults(Sultanate s, Census census) noexcept nogil
cdef bint fits_bids(Sultanate s) noexcept nogil
@cython.locals(marker=int)
cdef bint fits_track(Sultanate s) noexcept nogil
