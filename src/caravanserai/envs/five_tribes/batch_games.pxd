cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.actions cimport carry_out, find_actions
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.observation cimport ObservedGames, mark_legal, points_known
from ...games.five_tribes.scoring cimport total_points
from ...games.five_tribes.state cimport State
from ..reward_modes cimport *
from ..slots cimport Slots

cdef class BatchGames(Slots):
    cdef public str variant
    cdef public list states
    cdef public unsigned long long[::1] addresses
    cdef public ObservedGames observed
    cpdef void deal(self, Py_ssize_t game, Chance chance) except *
    cpdef void put(self, Py_ssize_t game, State state) except *
    @cython.final
    @cython.locals(own=State)
    cdef void replace(self, Py_ssize_t game, State state) except *
    cdef int find(self, Py_ssize_t game) noexcept nogil
    cdef int found(self, Py_ssize_t game, int number) noexcept nogil
    cdef bint carry_out(self, Py_ssize_t game, int action, Chance chance) noexcept nogil
    @cython.locals(seat=int)
    cdef void count(self, Py_ssize_t game) noexcept nogil
    @cython.locals(seat=int, place=Py_ssize_t)
    cdef void count_end(self, Py_ssize_t game) noexcept nogil
    @cython.locals(seat=int)
    cdef void tell(self, Py_ssize_t game) noexcept nogil
