cimport cython
from ...games.ali_baba.actions cimport carry_out
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.core cimport Core
from ...games.chance cimport Chance
from .appraisal cimport Appraisal
from .options cimport find_options
from .quick cimport choose

@cython.final
cdef class Step:
    cdef Core table
    cdef Step following
    cdef int[64] options
    cdef int number

@cython.final
cdef class WholeTurn:
    cdef Appraisal appraisal
    cdef Chance chance
    cdef int seat, active
    cdef Step first
    @cython.locals(step=Step, i=int, ahead=double, taken=int)
    cpdef list judge(self, Core table, int samples, long long seed)
    @cython.locals(i=int)
    cdef void list_options(self, Step step) noexcept nogil
    cdef double follow(self, Step step, int action) noexcept nogil
    @cython.locals(i=int, best=double, ahead=double)
    cdef double best_end(self, Step step) noexcept nogil
    @cython.locals(rival=int, best=double, total=double)
    cdef double ahead(self, Core table) noexcept nogil
