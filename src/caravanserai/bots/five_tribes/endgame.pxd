cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.actions cimport carry_out
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.scoring cimport *
from ...games.five_tribes.state cimport State
from .sameness cimport Sameness, spends

cdef double ALIKE
cdef double SURE
cdef int SCRIPT
cdef int KNOWN
cdef int TIPS
cdef int EXACT
cdef int AT_LEAST
cdef int AT_MOST

@cython.final
cdef class Bounds:
    cdef double low_win, low_margin, high_win, high_margin
    cdef void open_wide(self) noexcept
    cdef void copy_from(self, Bounds other) noexcept
    cdef bint is_above_low(self, double win, double margin) noexcept
    cdef bint is_below_high(self, double win, double margin) noexcept
    cdef bint narrow(self, int seat, double win, double margin) noexcept
    cdef int side_of(self, double win, double margin) noexcept

@cython.final
cdef class Frame:
    cdef State state
    cdef Frame following
    cdef bint last
    cdef double[4] win, margin, tried_win, tried_margin
    cdef int chosen, way
    cdef int[8] script
    cdef Bounds asked, left
    @cython.locals(seat=int)
    cdef void keep_tried(self, int action) noexcept

@cython.final
cdef class Solver:
    cdef public long long limit, seen, positions
    cdef public bint gave_up
    cdef bint believed
    cdef Sameness sameness
    cdef Chance chance
    cdef Frame first
    cdef int endings
    cdef int[::1] made
    cdef unsigned long long[::1] keys
    cdef int[::1] cost
    cdef signed char[::1] bound
    cdef short[::1] chosen
    cdef double[::1] wins
    cdef double[::1] margins
    cdef int[::1] tips
    @cython.locals(root=Frame, seat=int, n=int, i=int, action=int, before="long long")
    cpdef object solve(self, State state)
    @cython.locals(s=State, frame=Frame)
    cdef tuple line_from(self, State state, int action)
    @cython.locals(n=int, i=int)
    cdef bint is_option(self, State s, int action) noexcept
    cdef void listen(self, int answers) noexcept
    @cython.locals(seat=int)
    cdef bint is_hidden(self, State s) noexcept
    @cython.locals(s=State, turn=int, n=int)
    cdef int next_choice(self, Frame frame) noexcept
    @cython.locals(s=State, n=int, key="unsigned long long", before="long long", bound=int)
    cdef void examine(self, Frame frame) noexcept
    @cython.locals(s=State, seat=int, i=int)
    cdef void try_all(self, Frame frame, int n) noexcept
    @cython.locals(seat=int, win=double, margin=double)
    cdef bint is_preferred(self, Frame frame, int action) noexcept
    @cython.locals(child=Frame, players=int, seat=int, more=bint, odds=double, answers=int, i=int)
    cdef void attempt(self, Frame frame, int action) noexcept
    @cython.locals(child=Frame)
    cdef void carry_out(self, Frame frame, int action, int answers) noexcept
    @cython.locals(s=State, best=int, sharing=int, seat=int, points=int, rival_points=double, rival=int)
    cdef void settle(self, Frame frame) noexcept
    @cython.locals(slot=int, bound=int, win=double, margin=double, seat=int)
    cdef bint recall(self, Frame frame, unsigned long long key) noexcept
    @cython.locals(slot=int, seat=int)
    cdef void remember(self, Frame frame, unsigned long long key, int bound, long long cost) noexcept
    @cython.locals(tip=int, s=State, i=int, k=int)
    cdef void put_tip_first(self, Frame frame, int n) noexcept

cpdef bint is_last_turn(State s) noexcept
cdef bint is_better(double win, double margin, double other_win, double other_margin) noexcept nogil
cdef int rank(int action) noexcept nogil
