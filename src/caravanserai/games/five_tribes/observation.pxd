cimport cython
from ..machine_blank cimport *
from .actions cimport find_actions
from .constants cimport *
from .knowledge cimport known_of, unseen_of
from .scoring cimport points_in_sight
from .state cimport State
from .core cimport Core

cdef int SIZE
cdef double HIGHEST
cdef int MEEPLES, KIND, VALUE, OWNER, PALMS, PALACES, BLUE, TILE, PREVIOUS, VICTIM, SPOT
cdef int STEP, DECIDES, SEAT, PLAYERS, PRESENT, COINS, CAMELS, VIZIERS, ELDERS, POINTS, HAS, HAND, UNSEEN, FAKIRS
cdef int SECRET, BAG, SUPPLY, CARD_ROW, DECK, DISCARD, HIDDEN, OLD
cdef int DJINNS_IN_ROW, DJINNS_IN_DECK, DJINNS_DISCARDED, DRAWN, BIDDERS, TRACK, TURNS, DONE, FAKIRS_BID, LAST
cdef int IN_HAND, TAKEN, STUCK, USED, DOUBLE_KILL, VICTIM_SEAT, BUILDER_COINS, POWER, RESUMED, OFFER
cdef double MEEPLE_RATE, VALUE_RATE, BUILDING_RATE, BLUE_RATE, COIN_RATE, CAMEL_RATE, VIZIER_RATE, POINT_RATE
cdef double CARD_RATE, PILE_RATE, BAG_RATE, SUPPLY_RATE, DECK_RATE, DISCOUNT_RATE, TAKEN_RATE

@cython.locals(away=int, out="float*")
cpdef void observe(State s, int seat, float[::1] memory, Py_ssize_t at) noexcept nogil
@cython.locals(n=int, i=int, out="unsigned char*")
cpdef int mark_legal(State s, unsigned char[::1] memory, Py_ssize_t at) noexcept nogil
cpdef int points_known(Core s, int seat, int looker) noexcept nogil
@cython.locals(x=double)
cdef double share(int count, double rate) noexcept nogil
@cython.locals(tile=int, tribe=int, away=int)
cdef void write_board(Core s, int seat, float* out) noexcept nogil
@cython.locals(looker=int, card=int, known=int)
cdef void write_seat(Core s, int who, int away, float* out) noexcept nogil
@cython.locals(kind=int)
cdef void write_set(unsigned int members, int kinds, float* out, int start) noexcept nogil
@cython.locals(tribe=int, place=int, card=int, who=int)
cdef void write_cards(Core s, int seat, float* out) noexcept nogil
@cython.locals(card=int, lying=int, old=int, who=int)
cdef void add_unseen(Core s, int seat, float* out) noexcept nogil
@cython.locals(place=int, djinn=int)
cdef void write_djinns(Core s, float* out) noexcept nogil
@cython.locals(marker=int, away=int, place=int)
cdef void write_round(Core s, int seat, float* out) noexcept nogil
@cython.locals(tribe=int)
cdef void write_turn(Core s, int seat, float* out) noexcept nogil
