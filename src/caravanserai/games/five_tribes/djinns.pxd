cimport cython
from ..chance cimport Chance
from .board cimport *
from .cards cimport cards_to_come, discard_djinn, djinns_to_come, draw_djinn, draw_into_hand, fakirs_of
from .constants cimport *
from .knowledge cimport see_asked, see_not_asked
from .machine_notes cimport *
from .payment cimport can_pay, pay
from .sowing cimport can_move
from .core cimport Core
from .pieces cimport add_meeple, gain_coins, gain_djinn, place_camel
from .tiles cimport ask_for_djinn, put_pending, start_palace, start_palm
from .tribes cimport ask_for_victim, fakirs_to_reach, is_exposed

cdef short[11] POWERS
cdef short[11] PRICES
cdef unsigned int POWER_BITS
cdef int SLOAR_USE

cpdef int price_of(int djinn) noexcept nogil
@cython.locals(djinn=int)
cpdef int find_powers(Core s, int n) noexcept nogil
@cython.locals(bits="unsigned int")
cpdef bint has_unused_power(Core s) noexcept nogil
@cython.locals(djinn=int, needs_fakir=bint)
cpdef bint ask_for_power(Core s, int step) noexcept nogil
cpdef bint is_ready(Core s, int djinn) noexcept nogil
cpdef bint can_do(Core s, int djinn) noexcept nogil
@cython.locals(occupied="unsigned int")
cpdef unsigned int places_for(Core s, int djinn) noexcept nogil
cpdef int bag_size(Core s) noexcept nogil
cpdef bint can_strike_twice(Core s, int way) noexcept nogil
@cython.locals(crowded="unsigned int")
cdef int fakirs_to_nearest_two(Core s) noexcept nogil
@cython.locals(n=int, power=int)
cpdef int find_redirections(Core s) noexcept nogil
@cython.locals(n=int, places="unsigned int")
cpdef int find_places(Core s) noexcept nogil
cpdef int find_drawn(Core s) noexcept nogil
@cython.locals(djinn=int)
cpdef void use(Core s, int power, int way, Chance chance) noexcept nogil
cdef void draw_three(Core s, Chance chance) noexcept nogil
cpdef void keep(Core s, int djinn) noexcept nogil
@cython.locals(djinn=int)
cpdef void place(Core s, int tile, Chance chance) noexcept nogil
cdef void bring_three(Core s, int tile, Chance chance) noexcept nogil
cpdef void resume(Core s) noexcept nogil
