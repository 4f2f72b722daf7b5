cimport cython
from ..chance cimport Chance
from .choices cimport carry_out, find_choices
from .constants cimport *
from .table cimport Table

@cython.final
cdef class State(Table):
    @cython.locals(number=int, i=int)
    cpdef list legal(self)
    @cython.locals(i=int)
    cdef bint allows(self, int action) noexcept nogil
    cpdef State clone(self)
    @cython.locals(number=int, played=int)
    cdef int play_on(self, Chance chance) noexcept nogil
