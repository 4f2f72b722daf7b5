cimport cython
from ..games.chance cimport Chance
from .reward_modes cimport *

cdef double POINT_UNIT
cdef int UNKNOWN

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
    cdef public int[::1] known
    cpdef void deal(self, Py_ssize_t game, Chance chance) except *
    cdef int find(self, Py_ssize_t game) noexcept nogil
    cdef int found(self, Py_ssize_t game, int number) noexcept nogil
    cdef bint carry_out(self, Py_ssize_t game, int action, Chance chance) noexcept nogil
    cdef void count(self, Py_ssize_t game) noexcept nogil
    cdef void count_end(self, Py_ssize_t game) noexcept nogil
    cdef void tell(self, Py_ssize_t game) noexcept nogil
    @cython.locals(game=Py_ssize_t)
    cpdef void begin(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.final
    cdef void restart(self, Py_ssize_t game, Chance chance) except *
    @cython.locals(game=Py_ssize_t)
    cpdef void step(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.locals(game=Py_ssize_t)
    cpdef void choose_some(self, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
    @cython.final
    @cython.locals(action=int, n=int, i=int, over=bint)
    cdef void play(self, Py_ssize_t game, Chance chance) noexcept nogil
    @cython.final
    cdef int choices(self, Py_ssize_t game) noexcept nogil
    @cython.final
    @cython.locals(n=int)
    cdef void choose(self, Py_ssize_t game, Chance chance) noexcept nogil
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
