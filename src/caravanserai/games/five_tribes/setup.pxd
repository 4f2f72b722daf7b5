cimport cython
from ..chance cimport Chance
from .bidding cimport start_bidding
from .board cimport *
from .cards cimport refill_rows
from .constants cimport *
from .core cimport Core
from .pieces cimport add_meeple

cpdef int camels_each(int players) noexcept nogil
cpdef int markers_in_all(int players) noexcept nogil
cpdef void set_up(Core s, int players, Chance chance)
cdef void lay_tiles(Core s, Chance chance)
cpdef bint is_blue_around(Core s, int tile, int other) noexcept nogil
cpdef void survey(Core s) noexcept nogil
cdef void fill_tiles(Core s, Chance chance)
cdef void mix_markers(Core s, Chance chance) noexcept nogil
