cimport cython
from ..chance cimport Chance
from ..machine_bits cimport *
from .board cimport *
from .cards cimport draw_into_hand, fakirs_of, spend_fakirs, take_from_row
from .constants cimport *
from .knowledge cimport see_asked, see_not_asked
from .core cimport Core
from .machine_notes cimport *
from .pieces cimport claim_if_empty, gain_coins, gain_elders, gain_viziers, has_djinn, pay_holder, remove_meeples

@cython.locals(taken=int, tribe=int, tile=int)
cpdef void tribe_action(Core s) noexcept nogil
cdef void trade(Core s) noexcept nogil
cdef void start_building(Core s) noexcept nogil
cpdef int find_fakirs_to_add(Core s) noexcept nogil
cpdef void add_fakirs(Core s, int fakirs) noexcept nogil
cpdef void build(Core s, int fakirs) noexcept nogil
cpdef unsigned int area(Core s, int fakirs) noexcept nogil
cpdef bint is_exposed(Core s, int seat) noexcept nogil
cpdef bint must_kill(Core s) noexcept nogil
@cython.locals(everywhere="unsigned int")
cpdef int fakirs_to_nearest(Core s) noexcept nogil
@cython.locals(fakirs=int)
cpdef int fakirs_to_reach(Core s, unsigned int tiles) noexcept nogil
cpdef void ask_for_victim(Core s) noexcept nogil
@cython.locals(n=int, reached="unsigned int", targets="unsigned int")
cpdef int find_kills(Core s) noexcept nogil
cdef int find_kills_in_front(Core s, int seat, int n) noexcept nogil
cpdef int find_second_kills(Core s) noexcept nogil
cpdef int distance_to(Core s, int tile) noexcept nogil
@cython.locals(first=bint, missing=int)
cpdef void kill_on_tile(Core s, int tribe, int tile, Chance chance) noexcept nogil
@cython.locals(first=bint, rule=int)
cpdef void kill_in_front(Core s, int seat, int tribe, Chance chance) noexcept nogil
cdef void bury(Core s, int tribe, int blue, Chance chance) noexcept nogil
cdef void after_kill(Core s, bint first, int left) noexcept nogil
cpdef void spare_all(Core s) noexcept nogil
cpdef void spare(Core s) noexcept nogil
