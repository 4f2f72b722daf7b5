cimport cython
from ...games.ali_baba.bans cimport open_places
from ...games.ali_baba.cave cimport *
from ...games.ali_baba.constants cimport *
from ...games.machine_bits cimport *
from ...games.ali_baba.core cimport Core
from .appraisal cimport Appraisal

cdef int TABLE
cdef double MIDDLE

@cython.final
cdef class Forecast:
    cdef Appraisal appraisal
    cdef public double[4] values
    cdef public double youth
    cdef int row
    cdef double part
    cdef double[3087] treasures
    cdef double[9] choices, firsts, turns
    @cython.locals(seat=int, treasure=int)
    cpdef void look(self, Core table) noexcept nogil
    cdef void see_stage(self, Core table) noexcept nogil
    @cython.locals(taken=int, start=int, seat=int, own=int, place=int, later=double)
    cdef void add_treasure(self, Core table, int treasure) noexcept nogil
    @cython.locals(turn=double, choice=double, seat=int)
    cdef void add_turns(self, Core table) noexcept nogil
    cpdef double best_take(self, Core table) noexcept nogil
