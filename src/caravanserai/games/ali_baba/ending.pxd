cimport cython
from .constants cimport *
from .core cimport Core

cpdef void end_turn(Core table) noexcept nogil
@cython.locals(turn_of_round=int)
cdef int turns_to_come(Core table) noexcept nogil
cpdef void start_turn(Core table, int seat) noexcept nogil
