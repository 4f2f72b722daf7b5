cimport cython
from ..chance cimport Chance
from .board cimport *
from .cards cimport cards_to_come, discard_djinn, djinns_to_come, draw_djinn, draw_into_hand, fakirs_of
from .constants cimport *
from .payment cimport can_pay, pay
from .sowing cimport can_move
from .sultanate cimport Sultanate, add_meeple, gain_djinn, place_camel
from .tiles cimport ask_for_djinn, put_pending, start_palace, start_palm
from .tribes cimport area, ask_for_victim, is_exposed

cdef short[11] POWERS
cdef short[11] PRICES
cdef unsigned int POWER_BITS
cdef int SLOAR_USE

cpdef int price_of(int djinn) noexcept nogil
@cython.locals(djinn=int, bits="unsigned int")
cpdef int find_powers(Sultanate s, int n) noexcept nogil
cpdef bint is_ready(Sultanate s, int djinn) noexcept nogil
cpdef bint can_do(Sultanate s, int djinn) noexcept nogil
@cython.locals(occupied="unsigned int")
cpdef unsigned int places_for(Sultanate s, int djinn) noexcept nogil
cpdef int bag_size(Sultanate s) noexcept nogil
@cython.locals(reached="unsigned int")
cpdef bint can_strike_twice(Sultanate s, int way) noexcept nogil
@cython.locals(n=int, power=int)
cpdef int find_redirections(Sultanate s) noexcept nogil
@cython.locals(n=int, places="unsigned int")
cpdef int find_places(Sultanate s) noexcept nogil
cpdef int find_drawn(Sultanate s) noexcept nogil
@cython.locals(djinn=int)
cpdef void use(Sultanate s, int power, int way, Chance chance) noexcept nogil
cdef void draw_three(Sultanate s, Chance chance) noexcept nogil
cpdef void keep(Sultanate s, int djinn) noexcept nogil
@cython.locals(djinn=int)
cpdef void place(Sultanate s, int tile, Chance chance) noexcept nogil
cdef void bring_three(Sultanate s, int tile, Chance chance) noexcept nogil
cpdef void resume(Sultanate s) noexcept nogil
