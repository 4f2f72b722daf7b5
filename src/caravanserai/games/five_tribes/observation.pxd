cimport cython
from ..machine_bits cimport *
from ..machine_blank cimport *
from .actions cimport find_actions
from .constants cimport *
from .knowledge cimport known_of, unseen_of
from .scoring cimport held_in_sight, land_of, land_of_all, points_in_sight
from .state cimport State
from .core cimport Core
from .machine_told_cards cimport *

cdef int SIZE, SPACES, FIRST_SPACE, FIRST_CARD
cdef double HIGHEST
cdef int MEEPLES, KIND, VALUE, OWNER, PALMS, PALACES, BLUE, TILE, PREVIOUS, VICTIM, SPOT
cdef int STEP, DECIDES, SEAT, PLAYERS, PRESENT, COINS, CAMELS, VIZIERS, ELDERS, POINTS, HAS, HAND, UNSEEN, FAKIRS
cdef int SECRET, BAG, SUPPLY, CARD_ROW, DECK, DISCARD, HIDDEN, OLD
cdef int DJINNS_IN_ROW, DJINNS_IN_DECK, DJINNS_DISCARDED, DRAWN, BIDDERS, TRACK, TURNS, DONE, FAKIRS_BID, LAST
cdef int IN_HAND, TAKEN, STUCK, USED, DOUBLE_KILL, VICTIM_SEAT, BUILDER_COINS, POWER, RESUMED, OFFER
cdef double COIN_RATE, CAMEL_RATE, VIZIER_RATE, POINT_RATE, BAG_RATE, SUPPLY_RATE, DECK_RATE, DISCOUNT_RATE, TAKEN_RATE
cdef float[128] MEEPLE_SHARE, VALUE_SHARE, BUILDING_SHARE, BLUE_SHARE, CARD_SHARE, PILE_SHARE

@cython.locals(tile=int, out="float*")
cpdef void observe(State s, int seat, float[::1] memory, Py_ssize_t at) noexcept nogil
@cython.locals(tile=int, i=int, tribe=int, place=Py_ssize_t, out="float*")
cpdef void observe_next(State s, int seat, float[::1] memory, Py_ssize_t at, short[::1] told, Py_ssize_t since) noexcept nogil
@cython.locals(away=int, who=int, tribe=int, land="unsigned long long")
cdef void write_moment(Core s, int seat, float* out) noexcept nogil
@cython.locals(away=int)
cdef void write_cards(Core s, int seat, float* out) noexcept nogil
@cython.locals(n=int, i=int, out="unsigned char*")
cpdef int mark_legal(State s, unsigned char[::1] memory, Py_ssize_t at) noexcept nogil
cpdef int points_known(Core s, int seat, int looker) noexcept nogil
@cython.locals(x=double)
cdef double share(int count, double rate) noexcept nogil
cdef int seat_on(Core s, int seat, int away) noexcept nogil
@cython.locals(away=int)
cdef int places_on(Core s, int who, int seat) noexcept nogil
@cython.locals(tile=int)
cdef void write_ground(Core s, float* out) noexcept nogil
@cython.locals(tribe=int)
cdef void write_meeples(Core s, int tile, float* out) noexcept nogil
@cython.locals(tile=int, rest="unsigned int")
cdef void write_board(Core s, int seat, float* out) noexcept nogil
cdef void write_standing(Core s, int who, int away, float* out) noexcept nogil
@cython.locals(card=int)
cdef void write_hand(Core s, int who, int away, float* out) noexcept nogil
cdef void write_set(unsigned int members, float* out, int start) noexcept nogil
@cython.locals(place=int, card=int, who=int)
cdef void write_piles(Core s, int seat, float* out) noexcept nogil
@cython.locals(card=int, lying=int, old=int, who=int)
cdef void add_unseen(Core s, int seat, float* out) noexcept nogil
@cython.locals(place=int, djinn=int)
cdef void write_djinns(Core s, float* out) noexcept nogil
@cython.locals(marker=int, place=int)
cdef void write_round(Core s, int seat, float* out) noexcept nogil
@cython.locals(tribe=int, place=int)
cdef void write_turn(Core s, int seat, float* out) noexcept nogil
