cimport cython
from .constants cimport *
from .core cimport Core
from .djinns cimport ask_for_power, find_powers, has_unused_power
from .machine_notes cimport *
from .tiles cimport is_on_sale, tile_action

cpdef void start_tile_action(Core s) noexcept nogil
cpdef bint places_by_itself(Core s) noexcept nogil
@cython.locals(n=int)
cpdef int find_powers_before(Core s) noexcept nogil
cpdef void leave_powers(Core s) noexcept nogil
