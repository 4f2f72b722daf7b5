cimport cython
from ...games.five_tribes.actions cimport carry_out
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.state cimport State
from .edges cimport Edges
from .limits cimport *
from .turns cimport is_open

cdef class WholeTurns(Edges):
    cdef public int width
    cdef public short[::1] length
    cdef public short[::1] sow
    @cython.final
    @cython.locals(best=double, i=int, length=int, brings=double, first=double, edge=int, k=int)
    cdef void add_turns(self, State s, int node) noexcept nogil
    @cython.locals(k=int)
    cdef void move(self, int edge, int to) noexcept nogil
    @cython.final
    @cython.locals(length=int, first=int, k=int, action=int)
    cdef bint play(self, State s, int edge) noexcept nogil
