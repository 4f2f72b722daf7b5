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

cdef class BatchGames(Slots):
    cdef public str variant
    cdef public list states
    cdef public unsigned long long[::1] addresses
    @cython.locals(fresh=State, state=State)
    cpdef void restart(self, Py_ssize_t game, Chance chance) except *
    @cython.locals(own=State)
    cpdef void put(self, Py_ssize_t game, State state) except *
    @cython.final
    cdef void tell(self, Py_ssize_t game, State s) noexcept nogil
    @cython.locals(game=Py_ssize_t)
    cpdef void play_some(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.locals(game=Py_ssize_t)
    cpdef void choose_some(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.final
    @cython.locals(action=int, n=int, i=int, seat=int)
    cdef void play(self, Py_ssize_t game, State s, Chance chance) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void finish(self, Py_ssize_t game, State s) noexcept nogil
    @cython.final
    @cython.locals(n=int)
    cdef void choose(self, Py_ssize_t game, State s, Chance chance) noexcept nogil
