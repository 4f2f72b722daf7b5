from ..chance cimport Chance
from .bidding cimport start_bidding
from .cards cimport refill_rows
from .constants cimport *
from .sowing cimport can_move
from .core cimport Core
from .machine_notes cimport *
from .pieces cimport call_last_round

cpdef void next_turn(Core s, Chance chance) noexcept nogil
cdef void start_turn(Core s) noexcept nogil
cpdef void end_turn(Core s) noexcept nogil
cdef void end_round(Core s, Chance chance) noexcept nogil
cdef bint has_run_out_of_camels(Core s) noexcept nogil
cdef void end_game(Core s, int rule) noexcept nogil
