cimport cython
from .constants cimport *
from .table cimport Table

cpdef void end_turn(Table table) noexcept nogil
@cython.locals(turn_of_round=int)
cdef int turns_to_come(Table table) noexcept nogil
cpdef void start_turn(Table table, int seat) noexcept nogil
