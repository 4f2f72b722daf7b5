cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.actions cimport carry_out, find_actions
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.state cimport State
from .limits cimport *
from .turns cimport Turns, is_open
from .whole_turns cimport WholeTurns

cdef int NONE

cdef class Tree(WholeTurns):
    cdef public Turns turns
    @cython.locals(node=int, here=double)
    cpdef void plant(self, State root, Chance chance)
    @cython.final
    @cython.locals(i=int, value=double, behind=double)
    cdef void add_whole_turns(self, int node, double here)
    @cython.final
    @cython.locals(n=int, best=double, i=int, behind=double, edge=int)
    cdef void add_bids(self, State s, int node) noexcept nogil
    @cython.locals(node=int)
    cdef int grow(self, State s, int edge) noexcept nogil
    @cython.locals(node=int, whole=bint, edge=int, check=bint)
    cdef void simulate(self) noexcept nogil
    @cython.final
    @cython.locals(action=int, k=int)
    cdef bint play_root(self, State s, int edge) noexcept nogil
