cimport cython
from ...games.ali_baba.bans cimport open_places
from ...games.ali_baba.cave cimport *
from ...games.ali_baba.constants cimport *
from ...games.machine_bits cimport *
from ...games.ali_baba.core cimport Core

cdef double FURTHER_ON
cdef unsigned long long EACH

@cython.locals(number="unsigned long long", colour=int)
cdef unsigned long long number_of_each(unsigned long long tiles) noexcept nogil

@cython.final
cdef class Appraisal:
    cdef public double promise, wait, deny, exposure, hush, tempo
    cdef public double[64] gains
    cdef public double[4] values
    cdef int[40] owned
    cdef int[10] lying
    cdef unsigned long long[108] beneath
    cdef double[10] to_come
    cdef double later, risk, ban
    cdef double[54] threats
    @cython.locals(hidden_share=double, up="unsigned long long", lying="unsigned long long", tile=int,
                   known="unsigned long long", seat=int, owned="unsigned long long", treasure=int,
                   visible=int, hidden=int, turns=int, tiles=int)
    cpdef void survey(self, Core table) noexcept nogil
    @cython.locals(own=int, rivals=int, rival=int, others=double)
    cdef double set_gain(self, Core table, int seat, int treasure) noexcept nogil
    @cython.locals(own=int, theirs=int, others=double)
    cdef double loot_gain(self, Core table, int seat, int rival, int treasure) noexcept nogil
    @cython.locals(least=int, least_gain=double, treasure=int, gain=double)
    cpdef int cheapest(self, Core table, int seat, int rival) noexcept nogil
    @cython.locals(best=double, gain=double, rival=int)
    cdef double theft_gain(self, Core table, int seat) noexcept nogil
    @cython.locals(rows=int, number=int, there="unsigned long long", rest="unsigned long long")
    cdef int uncovered(self, Core table, int place) noexcept nogil
    @cython.locals(best=double, gain=double, near="unsigned long long")
    cdef double neighbour_gain(self, Core table, int seat, int place) noexcept nogil
    @cython.locals(risk=double)
    cdef double also_gain(self, Core table, int seat, int place) noexcept nogil
    @cython.locals(colour=int)
    cdef double magic_gain(self, Core table, int seat, int tile, int place, int turned) noexcept nogil
    @cython.locals(best=double, gain=double, beside="unsigned long long")
    cdef double lamp_gain(self, Core table, int seat, int lamp, int place, int turned) noexcept nogil
    @cython.locals(gain=double, lamps=int)
    cdef double swap_gain(self, Core table, int seat, int lamp, int tile, int place, int turned) noexcept nogil
    @cython.locals(tile=int, turned=int, gain=double)
    cdef double take_gain(self, Core table, int seat, int place) noexcept nogil
    @cython.locals(phase=int, seat=int, i=int, action=int, treasure=int, rival=int)
    cpdef void appraise(self, Core table, int number) noexcept nogil
    @cython.locals(action=int)
    cdef void appraise_one(self, Core table, int i) noexcept nogil
    @cython.locals(turned=int)
    cdef double lamp_choice_gain(self, Core table, int seat, int action) noexcept nogil
    @cython.locals(seat=int, weight=double, i=int, step=int, rival=int)
    cdef void appraise_bans(self, Core table, int number) noexcept nogil
    @cython.locals(up="unsigned long long", place=int)
    cdef void find_threats(self, Core table, int seat) noexcept nogil
    @cython.locals(best=double)
    cdef double greatest_threat(self, unsigned long long places) noexcept nogil
    @cython.locals(seat=int, value=double, treasure=int, own=int)
    cpdef void evaluate(self, Core table) noexcept nogil
