cimport cython
from ..games.chance cimport Chance
from .reward_modes cimport *

cdef double POINT_UNIT

cdef class Slots:
    cdef public Py_ssize_t games
    cdef public int players, mode
    cdef public bint tells_observations, tells_masks
    cdef public float[::1] observations
    cdef public unsigned char[::1] masks
    cdef public int[::1] actions
    cdef public int[::1] seats
    cdef public float[::1] rewards
    cdef public unsigned char[::1] done
    cdef public unsigned char[::1] illegal
    cdef public int[::1] points
    cdef public unsigned long long[::1] words
    cdef public unsigned long long[::1] whims
    cdef public double[::1] potential
    cdef public int[::1] standing
    @cython.locals(game=Py_ssize_t)
    cpdef void begin(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.locals(game=Py_ssize_t)
    cpdef void step(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    cpdef void restart(self, Py_ssize_t game, Chance chance) except *
    cpdef void play_some(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    cpdef void choose_some(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.final
    @cython.locals(seat=int)
    cdef void clear(self, Py_ssize_t game) noexcept nogil
    @cython.final
    @cython.locals(best=int, rival=int)
    cdef double lead(self, Py_ssize_t game, int seat) noexcept nogil
    @cython.final
    @cython.locals(best=int, winners=int, rival=int, won=double)
    cdef double share(self, Py_ssize_t game, int seat) noexcept nogil
    @cython.final
    @cython.locals(seat=int, place=Py_ssize_t)
    cdef void settle(self, Py_ssize_t game) noexcept nogil
    @cython.final
    @cython.locals(seat=int, place=Py_ssize_t, ahead=double)
    cdef void shape(self, Py_ssize_t game) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void forget(self, Py_ssize_t game) noexcept nogil
