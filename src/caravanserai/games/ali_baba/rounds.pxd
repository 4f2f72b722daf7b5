cimport cython
from .constants cimport *
from .core cimport Core
from .machine_notes cimport *

cpdef void end_turn(Core s) noexcept nogil
@cython.locals(turn_of_round=int)
cdef int turns_to_come(Core s) noexcept nogil
cpdef void start_turn(Core s, int seat) noexcept nogil
cdef void end_game(Core s) noexcept nogil
