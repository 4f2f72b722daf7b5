cimport cython
from ...games.ali_baba.actions cimport carry_out, find_actions
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.observation cimport mark_legal, observe
from ...games.ali_baba.scoring cimport total_points, standing
from ...games.ali_baba.state cimport State
from ...games.chance cimport Chance
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
    cdef void tell(self, Py_ssize_t game, State table) noexcept nogil
    @cython.locals(game=Py_ssize_t)
    cpdef void play_some(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.locals(game=Py_ssize_t)
    cpdef void choose_some(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.final
    @cython.locals(action=int, n=int, i=int, seat=int)
    cdef void play(self, Py_ssize_t game, State table, Chance chance) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void finish(self, Py_ssize_t game, State table) noexcept nogil
    @cython.final
    @cython.locals(n=int)
    cdef void choose(self, Py_ssize_t game, State table, Chance chance) noexcept nogil
