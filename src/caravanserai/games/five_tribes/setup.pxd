cimport cython
from ..chance cimport Chance
from .bidding cimport start_bidding
from .board cimport *
from .cards cimport refill_rows
from .constants cimport *
from .sultanate cimport Sultanate, add_meeple

cpdef int camels_each(int players) noexcept nogil
cpdef int markers_in_all(int players) noexcept nogil
cpdef void set_up(Sultanate s, int players, Chance chance)
cdef void lay_tiles(Sultanate s, Chance chance)
cpdef bint is_blue_around(Sultanate s, int tile, int other) noexcept nogil
cpdef void survey(Sultanate s) noexcept nogil
cdef void fill_tiles(Sultanate s, Chance chance)
cdef void mix_markers(Sultanate s, Chance chance) noexcept nogil
