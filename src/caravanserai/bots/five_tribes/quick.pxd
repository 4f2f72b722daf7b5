cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.actions cimport carry_out, find_actions
from ...games.five_tribes.before_tile cimport places_by_itself
from ...games.five_tribes.bidding cimport *
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.djinns cimport *
from ...games.five_tribes.state cimport State
from ...games.five_tribes.tribes cimport distance_to
from .prospects cimport Prospects
from .worth cimport Worth

cdef double[7] LIKELY_AHEAD
cdef int LARGE_PRICE, NO_BOARD, SMALL_PRICE
cdef double A_GRAIN, DISCOUNT_WORTH, IBLIS_USED, KANDICHA_MERCHANT, KANDICHA_VIZIER, ON_NOBODYS_TILE
cdef double SIBITTIS_EARLY, SIBITTIS_NOW, SLOAR_EARLY, SLOAR_NOW, SPENT_REACH, USE_FROM

@cython.final
cdef class Finisher:
    cdef public Prospects prospects
    cdef public Worth worth
    cdef public double[8] bid_worth
    cdef public bint remembers
    cdef public int root, meeples, known
    cdef public double[48] spreads
    @cython.locals(each=double)
    cdef double price_of(self, State s, int elders, int way) noexcept nogil
    @cython.locals(phase=int, n=int)
    cpdef int next_action(self, State s) noexcept nogil
    @cython.locals(best=double, chosen=int, i=int, action=int, brings=double)
    cdef int victim(self, State s, int n) noexcept nogil
    @cython.locals(brings=double, missing=int)
    cdef double of_kill(self, State s, int tribe, int tile) noexcept nogil
    @cython.locals(rivalry=double, own=bint, brings=double)
    cdef double of_kill_in_front(self, State s, int rival, int tribe) noexcept nogil
    @cython.locals(best=double, chosen=int, i=int, action=int)
    cdef int card(self, State s, int n) noexcept nogil
    @cython.locals(best=double, chosen=int, i=int, action=int, brings=double)
    cdef int djinn(self, State s, int n) noexcept nogil
    @cython.locals(places="unsigned int", tile=int, points=double, way=int)
    cdef int redirect(self, State s, int n) noexcept nogil
    @cython.locals(best=double, chosen=int, i=int, action=int, brings=double)
    cdef int place_for(self, State s, int n) noexcept nogil
    @cython.locals(palm=double, brings=double)
    cdef double of_place(self, State s, int djinn, int tile) noexcept nogil
    @cython.locals(best=double, chosen=int, i=int, action=int, brings=double)
    cdef int end_or_use(self, State s, int n) noexcept nogil
    @cython.locals(power=int, djinn=int, brings=double, places="unsigned int", tile=int, here=double)
    cdef double of_use(self, State s, int action) noexcept nogil
    @cython.locals(best=double, chosen=int, i=int, brings=double)
    cdef int pass_or_use(self, State s, int n) noexcept nogil
    @cython.locals(djinn=int, market=double, brings=double, here=double)
    cdef double of_use_before(self, State s, int action) noexcept nogil
    @cython.locals(market=double, last=bint, brings=double)
    cdef double of_last_building(self, State s, int action, int djinn) noexcept nogil
    cdef bint will_be_built_on(self, State s, int tile) noexcept nogil
    cdef double of_building(self, State s) noexcept nogil
    cdef double of_market_for(self, State s, int coins) noexcept nogil
    @cython.locals(action=int)
    cpdef void finish_turn(self, State s, Chance chance) noexcept nogil
    @cython.locals(length=int, i=int)
    cpdef void play_turn(self, State s, Chance chance) noexcept nogil
    @cython.locals(n=int, length=int, i=int)
    cpdef void finish_move(self, State s, Chance chance) noexcept nogil
    cpdef void begin_from(self, State root)
    cdef void set_out(self) noexcept nogil
    @cython.locals(meeples=int, coins=int, place=int, i=int)
    cdef void spread(self, State s, Chance chance) noexcept nogil
    @cython.locals(level=int, place=double, dearer=int, whole=int, brings=double)
    cpdef void weigh_bids(self, State s, Chance chance) noexcept nogil
    @cython.locals(n=int, best=double, chosen=int, i=int, brings=double)
    cpdef void play_bid(self, State s, Chance chance) noexcept nogil
    cpdef void finish_round(self, State s, Chance chance) noexcept nogil

@cython.locals(meeples=int, tile=int)
cdef int meeples_on(State s) noexcept nogil
