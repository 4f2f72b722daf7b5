cimport cython
from libc.math cimport exp, sqrt
from ...games.ali_baba.actions cimport carry_out
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.core cimport Core
from ...games.chance cimport Chance
from ..rivals cimport ahead_of_best, share_out_win
from .appraisal cimport Appraisal
from .forecast cimport Forecast
from .options cimport find_options
from .quick cimport choose, play_turns

cdef int DEEPEST
cdef int ROOT
cdef int NO_NODE
cdef int NOWHERE_LATER
cdef int PROBES
cdef double PATIENCE
cdef double STEEPEST

@cython.final
cdef class Tree:
    cdef public double exploration, root_exploration, caution, credit, temperature, noise, scale, late_scale
    cdef public int horizon, size, shift, used
    cdef public Appraisal appraisal
    cdef public Forecast forecast
    cdef public Core root, table
    cdef public Chance chance
    cdef int[::1] keys, parents, firsts, numbers, homes, register
    cdef public int[::1] visits
    cdef public double[::1] wins, margins, hopes
    cdef float[::1] impressions
    cdef int[249] listed
    cdef double[64] priors
    cdef int[64] codes, slots, path, seats
    cdef public double[4] utility
    cdef double[4] ahead
    cpdef void plant(self, Core table, Chance chance)
    @cython.locals(slot=int)
    cdef int add_node(self, int parent, int key, double impression) noexcept nogil
    @cython.locals(slot=int, home=int)
    cpdef int find(self, int node, int key) noexcept nogil
    @cython.locals(first="unsigned long long", second="unsigned long long", word="unsigned long long",
                   mixed="unsigned long long", home=int, slot=int)
    cdef int find_home(self, int node, int key) noexcept nogil
    @cython.locals(slot=int)
    cdef bint is_taken(self, int home) noexcept nogil
    cpdef int find_first(self, int action) noexcept nogil
    cpdef int count_visits(self, int slot) noexcept nogil
    cpdef void run(self, int simulations)
    @cython.locals(node=int, depth=int, number=int, pick=int, slot=int, seat=int)
    cdef void simulate(self, Core table) noexcept nogil
    cpdef int key(self, Core table, int action) noexcept nogil
    @cython.locals(i=int, total=double, wins=double, visits=int, hope=double, exploration=double, start=double,
                   weight=double, best=int,
                   best_score=double, score=double)
    cdef int select(self, Core table, int node, int number) noexcept nogil
    cdef bint must_wait(self, int node) noexcept nogil
    @cython.locals(i=int, matched=int, slot=int, end=int)
    cdef int match(self, Core table, int node, int number) noexcept nogil
    @cython.locals(i=int, matched=int, home=int)
    cdef int match_later(self, int node, int number) noexcept nogil
    @cython.locals(later=bint, alone=bint, i=int)
    cdef void list_more(self, Core table, int node, int number) noexcept nogil
    @cython.locals(home=int, slot=int)
    cdef int add_later(self, int node, int key, double impression) noexcept nogil
    @cython.locals(i=int)
    cdef void look_again(self, Core table, int number) noexcept nogil
    @cython.locals(steepness=double)
    cdef double impression(self, double gain) noexcept nogil
    @cython.locals(scale=double, seat=int)
    cdef void judge(self, Core table) noexcept nogil
    @cython.locals(node=int, i=int)
    cdef void tell(self, int depth) noexcept nogil
