cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.actions cimport carry_out, find_actions
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.state cimport State
from .quick cimport Finisher
from .limits cimport *
from .prospects cimport Prospects
from .worth cimport Worth

@cython.final
cdef class Turns:
    cdef public Finisher finisher
    cdef public Prospects prospects
    cdef public Worth worth
    cdef public double next_gain, later_gain
    cdef public double until
    cdef public int most, found, judged, seat
    cdef public short[::1] line
    cdef public short[::1] length
    cdef public double[::1] value
    cdef public int[::1] ways
    cdef public short[::1] now
    cdef public list states
    cpdef void find(self, State state, Chance chance)
    cdef bint is_late(self)
    @cython.locals(s=State, n=int, i=int, tile=int, action=int)
    cdef void find_actions(self, State state, Chance chance)
    @cython.locals(s=State, n=int, i=int, action=int)
    cdef void every_way(self, State state, int depth, int level, Chance chance)
    @cython.locals(s=State, end=int, tribe=int, length=int, i=int)
    cdef void some_ways(self, State state, int tile, Chance chance)
    @cython.locals(i=int)
    cdef bint replay(self, State s, int length, Chance chance)
    @cython.locals(s=State, depth=int, n=int)
    cdef void random_way(self, State state, Chance chance)
    @cython.locals(s=State)
    cdef void finish(self, State state, int depth, Chance chance)
    @cython.locals(action=int, n=int)
    cdef void finish_here(self, State s, int depth, int length, Chance chance)
    @cython.locals(later=int)
    cdef double judge(self, State s, Chance chance)
    @cython.locals(i=int, j=int, k=int)
    cdef void keep(self, double value, int length, Chance chance)
    @cython.locals(k=int)
    cdef void note(self, int turn, int length)
    @cython.locals(before=State, s=State, depth=int, action=int, n=int, i=int, other=int)
    cdef void vary(self, State state, Chance chance)

@cython.locals(n=int, i=int)
cpdef bint is_open(State s, int action) noexcept nogil
