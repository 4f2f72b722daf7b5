cimport cython
from ..chance cimport Chance
from .actions cimport carry_out, find_actions
from .constants cimport *
from .core cimport Core

@cython.final
cdef class State(Core):
    @cython.locals(number=int, i=int)
    cpdef list legal(self)
    @cython.locals(i=int)
    cdef bint is_legal(self, int action) noexcept nogil
    cpdef State clone(self)
    @cython.locals(number=int, played=int)
    cdef int play_on(self, Chance chance) noexcept nogil
