cimport cython
from .constants cimport *
from .core cimport Core
from .machine_notes cimport *

cpdef void add_meeple(Core s, int tile, int tribe) noexcept nogil
cpdef void remove_meeples(Core s, int tile, int tribe, int n) noexcept nogil
cpdef void place_camel(Core s, int tile, int rule) noexcept nogil
cpdef void claim_if_empty(Core s, int tile, int rule) noexcept nogil
@cython.locals(holder=int, earned=int)
cpdef void pay_holder(Core s, int djinn) noexcept nogil
cpdef bint has_djinn(Core s, int djinn) noexcept nogil
cpdef void gain_djinn(Core s, int djinn, int rule) noexcept nogil
cpdef void call_last_round(Core s, int rule) noexcept nogil
cpdef void gain_coins(Core s, int number, int rule) noexcept nogil
cpdef void gain_viziers(Core s, int seat, int n, int rule) noexcept nogil
cpdef void gain_elders(Core s, int seat, int n, int rule) noexcept nogil
