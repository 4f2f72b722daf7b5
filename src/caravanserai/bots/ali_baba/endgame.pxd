cimport cython
from ...games.ali_baba.actions cimport carry_out
from ...games.ali_baba.constants cimport *
from ...games.machine_bits cimport *
from ...games.ali_baba.scoring cimport total_points, standing
from ...games.ali_baba.core cimport Core
from ...games.chance cimport Chance
from .appraisal cimport Appraisal
from .options cimport find_options

cdef double MARGIN_WEIGHT
cdef double ANYTHING

@cython.final
cdef class Frame:
    cdef Core table
    cdef Frame following
    cdef bint last
    cdef int[64] options
    cdef double[64] gains
    cdef int number
    cdef double[4] win, margin, tried_win, tried_margin
    cdef int[4] turned

@cython.final
cdef class Solver:
    cdef Appraisal appraisal
    cdef Chance chance
    cdef public long long limit, seen
    cdef Frame first
    @cython.locals(frame=Frame, seat=int, i=int)
    cpdef object solve(self, Core table, long long limit)
    @cython.locals(i=int, j=int, gain=double)
    cdef void list_options(self, Frame frame) noexcept nogil
    @cython.locals(seat=int, best=double, i=int, s=int, worth=double)
    cdef void examine(self, Frame frame, double low, double high) noexcept nogil
    @cython.locals(turned=int, seat=int, i=int, ways=int, more=bint)
    cdef void attempt(self, Frame frame, int action, double low, double high) noexcept nogil
    @cython.locals(i=int)
    cdef void carry_on(self, Frame frame, int action, int turned) noexcept nogil
    @cython.locals(i=int)
    cdef bint next_way(self, Frame frame, int turned) noexcept nogil
    @cython.locals(i=int, j=int)
    cdef bint all_differ(self, Frame frame, int turned) noexcept nogil
    @cython.locals(best=int, sharing=int, seat=int, place=int)
    cdef void settle(self, Frame frame) noexcept nogil
    @cython.locals(seat=int, rival=int, rivals=double)
    cdef void compare_points(self, Frame frame) noexcept nogil
