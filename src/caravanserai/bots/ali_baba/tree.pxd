cimport cython
from libc.math cimport exp, sqrt
from ...games.ali_baba.actions cimport carry_out
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.core cimport Core
from ...games.chance cimport Chance
from ..rivals cimport ahead_of_best
from .appraisal cimport Appraisal
from .options cimport find_options
from .quick cimport choose, play_turns

cdef int DEEPEST
cdef int PROBES

@cython.final
cdef class Tree:
    cdef public double exploration, temperature, noise, scale
    cdef public int horizon, shift, size, era
    cdef public Appraisal appraisal
    cdef public Core root, table
    cdef public Chance chance
    cdef int[::1] eras, parents, keys
    cdef public int[::1] visits
    cdef public double[::1] wins, margins, hopes
    cdef double[64] priors
    cdef int[64] slots, path, seats
    cdef public double[4] utility
    cdef double[4] ahead
    cpdef void plant(self, Core table, Chance chance)
    cdef void open_node(self, int slot, int parent, int key) noexcept nogil
    @cython.locals(first="unsigned long long", second="unsigned long long", word="unsigned long long",
                   mixed="unsigned long long", slot=int)
    cpdef int find(self, int parent, int key) noexcept nogil
    cpdef int count_visits(self, int slot) noexcept nogil
    cpdef void run(self, int simulations)
    @cython.locals(node=int, depth=int, number=int, pick=int, slot=int, seat=int)
    cdef void simulate(self, Core table) noexcept nogil
    cpdef int key(self, Core table, int action) noexcept nogil
    @cython.locals(best_gain=double, i=int, total=double, available=int, prior=double, slot=int,
                   hope=double, weight=double, best=int, best_score=double, visits=int, wins=double, score=double)
    cdef int select(self, Core table, int node, int number) noexcept nogil
    @cython.locals(seat=int)
    cdef void judge(self, Core table) noexcept nogil
    @cython.locals(node=int, i=int, seat=int)
    cdef void tell(self, int depth) noexcept nogil
