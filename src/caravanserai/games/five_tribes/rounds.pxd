from ..chance cimport Chance
from .bidding cimport start_bidding
from .cards cimport refill_rows
from .constants cimport *
from .sowing cimport can_move
from .sultanate cimport Sultanate

cpdef void next_turn(Sultanate s, Chance chance) noexcept nogil
cdef void start_turn(Sultanate s) noexcept nogil
cpdef void end_turn(Sultanate s) noexcept nogil
cdef void end_round(Sultanate s, Chance chance) noexcept nogil
