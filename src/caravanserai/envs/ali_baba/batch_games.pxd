cimport cython
from ...games.chance cimport Chance
from ...games.ali_baba.actions cimport carry_out, find_actions
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.observation cimport mark_legal, observe
from ...games.ali_baba.scoring cimport total_points, standing
from ...games.ali_baba.state cimport State
from ..reward_modes cimport *
from ..slots cimport Slots

cdef Py_ssize_t NUMBERS

cdef class BatchGames(Slots):
    cdef public str variant
    cdef public list states
    cdef public unsigned long long[::1] addresses
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
