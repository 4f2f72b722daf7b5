cimport cython
from ...games.five_tribes.actions cimport find_actions
from ...games.five_tribes.board cimport *
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.djinns cimport *
from ...games.five_tribes.state cimport State
from .key_words cimport *

@cython.final
cdef class Sameness:
    cdef public unsigned long long[::1] factor
    cdef public int cards_are_drawn, meeples_are_drawn
    cdef short[192] spending
    cdef unsigned int[2] squares
    @cython.locals(near="unsigned int", seat=int, i=int, djinn=int)
    cpdef void look(self, State s) noexcept
    @cython.locals(n=int, kept=int, spending=int, i=int, action=int)
    cpdef int find_options(self, State s) noexcept
    @cython.locals(position=int, djinn=int)
    cdef bint is_idle(self, State s, int action) noexcept
    cdef bint discards_return(self, State s) noexcept
    cdef bint sale_is_idle(self, State s) noexcept
    @cython.locals(turn=int)
    cdef bint plays_again(self, State s) noexcept
    @cython.locals(rich=bint)
    cdef bint can_wait(self, State s, int djinn) noexcept
    cdef bint is_late(self, State s, int djinn) noexcept
    @cython.locals(mask="unsigned long long", key="unsigned long long", word="unsigned long long",
                   tile=int, seat=int, i=int, ends="unsigned int", crowd=int)
    cpdef unsigned long long key(self, State s) noexcept
    @cython.locals(word="unsigned long long")
    cdef unsigned long long tile_word(self, State s, int tile) noexcept
    cdef unsigned int places_that_matter(self, State s) noexcept
    cdef int crowd_that_matters(self, State s) noexcept
    @cython.locals(near="unsigned int", other=int, tile=int)
    cdef bint is_like_another(self, State s, int action) noexcept
    cdef bint empties_a_free_tile(self, State s, int tile) noexcept
    cdef bint victims_matter(self, State s) noexcept
    @cython.locals(word="unsigned long long")
    cdef unsigned long long crowd_word(self, State s, int tile, int most) noexcept
    @cython.locals(word="unsigned long long")
    cdef unsigned long long seat_word(self, State s, int seat) noexcept
    @cython.locals(phase=int, word="unsigned long long", echidna=int)
    cdef unsigned long long turn_word(self, State s) noexcept
    @cython.locals(word="unsigned long long", position=int)
    cdef unsigned long long row_word(self, State s) noexcept
    @cython.locals(word="unsigned long long", row="unsigned long long", djinn=int, i=int)
    cdef unsigned long long djinn_word(self, State s) noexcept
    @cython.locals(holder=int, i=int, turn=int)
    cdef bint pile_matters(self, State s) noexcept

cpdef bint spends(int action) noexcept nogil
@cython.locals(mask="unsigned long long", step="unsigned long long", first="unsigned long long",
               second="unsigned long long", z="unsigned long long")
cdef unsigned long long scattered(unsigned long long number) noexcept nogil
@cython.locals(word="unsigned long long", i=int)
cdef unsigned long long packed(short* counts, int first, int n) noexcept nogil
