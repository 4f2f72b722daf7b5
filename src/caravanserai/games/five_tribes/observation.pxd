cimport cython
from ..machine_bits cimport *
from ..machine_blank cimport *
from .actions cimport find_actions
from .constants cimport *
from .knowledge cimport known_of, unseen_of
from .scoring cimport held_in_sight, land_of, land_of_all, points_in_sight
from .state cimport State
from .core cimport Core
from .machine_told cimport *

cdef int SIZE, REMEMBERED, SPACES, FIRST_SPACE, FIRST_PLACE, BIDDING, FIRST_OF_BOARD, FIRST_OF_STOCK, FIRST_CARD
cdef int FIRST_OF_ROW, FIRST_DJINN, FIRST_OF_ROUND
cdef double HIGHEST
cdef int MEEPLES, KIND, VALUE, OWNER, PALMS, PALACES, BLUE, TILE, PREVIOUS, VICTIM, SPOT
cdef int STEP, DECIDES, SEAT, PLAYERS, PRESENT, COINS, CAMELS, VIZIERS, ELDERS, POINTS, HAS, HAND, UNSEEN, FAKIRS
cdef int SECRET, BAG, SUPPLY, CARD_ROW, DECK, DISCARD, HIDDEN, OLD
cdef int DJINNS_IN_ROW, DJINNS_IN_DECK, DJINNS_DISCARDED, DRAWN, BIDDERS, TRACK, TURNS, DONE, FAKIRS_BID, LAST
cdef int IN_HAND, TAKEN, STUCK, USED, DOUBLE_KILL, VICTIM_SEAT, BUILDER_COINS, POWER, RESUMED, OFFER
cdef double COIN_RATE, CAMEL_RATE, VIZIER_RATE, POINT_RATE, BAG_RATE, SUPPLY_RATE, DECK_RATE, DISCOUNT_RATE, TAKEN_RATE
cdef float[128] MEEPLE_SHARE, VALUE_SHARE, BUILDING_SHARE, BLUE_SHARE, CARD_SHARE, PILE_SHARE

@cython.locals(tile=int, tribe=int, out="float*")
cpdef void observe(State s, int seat, float[::1] memory, Py_ssize_t at) noexcept nogil
cdef class ObservedGames:
    cdef public float[::1] rows
    cdef public short[::1] told
    @cython.final
    cdef void forget(self, Py_ssize_t game) noexcept nogil
    @cython.final
    @cython.locals(fresh=bint, anew=bint, bidding=int, out="float*", told="short*")
    cdef void tell(self, Py_ssize_t game, State s, int seat) noexcept nogil

@cython.locals(i=int, place=int)
cdef void begin_to_tell(Core s, float* out, short* told) noexcept nogil
@cython.locals(i=int)
cdef void tell_meeples(Core s, float* out, short* told) noexcept nogil
@cython.locals(board=bint, stock=bint, cards=bint)
cdef void tell_seats(Core s, int seat, float* out, short* told, bint anew) noexcept nogil
cdef void tell_places(Core s, float* out, short* told) noexcept nogil
cdef void tell_place(int tile, int start, float* out, short* told, int then) noexcept nogil
cdef void write_places(Core s, float* out) noexcept nogil
@cython.locals(away=int, tribe=int)
cdef void write_stock(Core s, int seat, float* out) noexcept nogil
@cython.locals(away=int, who=int, land="unsigned long long")
cdef void write_points(Core s, int seat, float* out) noexcept nogil
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
@cython.locals(tile=int, rest="unsigned int")
cdef void write_board(Core s, int seat, float* out) noexcept nogil
cdef void write_standing(Core s, int who, int away, float* out) noexcept nogil
@cython.locals(card=int)
cdef void write_hand(Core s, int who, int away, float* out) noexcept nogil
cdef void write_set(unsigned int members, float* out, int start) noexcept nogil
@cython.locals(place=int)
cdef void write_row(Core s, float* out) noexcept nogil
@cython.locals(card=int, who=int)
cdef void write_piles(Core s, int seat, float* out) noexcept nogil
@cython.locals(card=int, lying=int, old=int, who=int)
cdef void add_unseen(Core s, int seat, float* out) noexcept nogil
@cython.locals(place=int, djinn=int)
cdef void write_djinns(Core s, float* out) noexcept nogil
@cython.locals(marker=int, place=int)
cdef void write_round(Core s, int seat, float* out) noexcept nogil
@cython.locals(tribe=int)
cdef void write_turn(Core s, int seat, float* out) noexcept nogil
