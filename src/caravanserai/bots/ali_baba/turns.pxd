cimport cython
from ...games.ali_baba.actions cimport carry_out
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.core cimport Core
from ...games.chance cimport Chance
from ..rivals cimport ahead_of_all
from .appraisal cimport Appraisal
from .options cimport find_options
from .quick cimport choose

@cython.final
cdef class TurnStep:
    cdef Core table
    cdef TurnStep following
    cdef int[64] options
    cdef int number

@cython.final
cdef class WholeTurn:
    cdef Appraisal appraisal
    cdef Chance chance
    cdef int seat, active
    cdef TurnStep first
    @cython.locals(step=TurnStep, i=int, ahead=double, taken=int)
    cpdef list judge(self, Core table, int samples, long long seed)
    @cython.locals(i=int)
    cdef void list_options(self, TurnStep step) noexcept nogil
    cdef double follow(self, TurnStep step, int action) noexcept nogil
    @cython.locals(i=int, best=double, ahead=double)
    cdef double best_end(self, TurnStep step) noexcept nogil
    cdef double ahead(self, Core table) noexcept nogil
