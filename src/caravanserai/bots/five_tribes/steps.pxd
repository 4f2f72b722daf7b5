cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.actions cimport carry_out, find_actions, play_on
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.scoring cimport *
from ...games.five_tribes.state cimport State
from .limits cimport *
from .whole_turns cimport WholeTurns

cdef int NONE, FEW, SELDOM
cdef int SALE_BELOW
cdef double SECOND_BEST

cdef class Steps(WholeTurns):
    cdef public int playouts, replies
    cdef public double[::1] promise
    cdef public int settled, top
    cdef public int[::1] trunk
    cpdef void plant(self, State root, Chance chance)
    @cython.locals(edge=int, node=int, s=State, i=int)
    cpdef bint settle(self)
    @cython.locals(begin=int, best=int, edge=int)
    cpdef int favourite(self, int node) noexcept
    @cython.final
    @cython.locals(n=int, best=double, i=int, half=double, behind=double, edge=int)
    cdef void add_steps(self, State s, int node) noexcept nogil
    @cython.final
    @cython.locals(n=int, i=int, likely=int)
    cdef int weigh(self, State s) noexcept nogil
    @cython.final
    @cython.locals(n=int, kept=int, i=int, action=int)
    cdef int find_useful(self, State s) noexcept nogil
    @cython.final
    cdef double of_step(self, State s, int action) noexcept nogil
    @cython.final
    @cython.locals(most=int, node=int, i=int, edge=int, least=int)
    cdef void forget(self) noexcept nogil
    @cython.locals(node=int, check=bint, edge=int, i=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(node=int)
    cdef int grow(self, State s, int edge) noexcept nogil
