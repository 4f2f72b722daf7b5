cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.actions cimport carry_out, find_actions
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.observation cimport mark_legal, observe, points_known
from ...games.five_tribes.scoring cimport total_points
from ...games.five_tribes.state cimport State
from ..reward_modes cimport *
from ..slots cimport Slots

cdef Py_ssize_t NUMBERS

@cython.final
cdef class Many(Slots):
    cdef public str variant
    cdef public list states
    cdef public unsigned long long[::1] addresses
    @cython.locals(fresh=State, state=State)
    cpdef void restart(self, Py_ssize_t game, Chance chance) except *
    @cython.locals(own=State)
    cpdef void put(self, Py_ssize_t game, State state) except *
    cpdef void tell(self, Py_ssize_t game, State s) noexcept nogil
    @cython.locals(action=int, n=int, i=int, seat=int)
    cdef void play(self, Py_ssize_t game, State s, Chance chance) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish(self, Py_ssize_t game, State s) noexcept nogil
    @cython.locals(n=int)
    cdef void choose(self, Py_ssize_t game, State s, Chance chance) noexcept nogil
