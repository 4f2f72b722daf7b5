cimport cython
from .board cimport *
from .constants cimport *
from .core cimport Core
from .machine_notes cimport *
from .pieces cimport add_meeple, pay_holder

cpdef bint has_pair(Core s, int tile) noexcept nogil
@cython.locals(size=int, alike="unsigned int")
cpdef bint can_move(Core s) noexcept nogil
@cython.locals(size=int, ends="unsigned int", n=int, half=int, tribes=int, any_of="unsigned int[32]")
cpdef int find_picks(Core s) noexcept nogil
@cython.locals(tile=int, tribe=int, kinds=int, ends="unsigned int", tribes="short[6]", lands="short[6]",
               another_lands=int, is_met_again=int, others_pair_up=int)
cpdef int find_drops(Core s) noexcept nogil
@cython.locals(tile=int)
cpdef int find_last_drops(Core s) noexcept nogil
cpdef void pick(Core s, int tile) noexcept nogil
cpdef void drop(Core s, int tribe, int tile) noexcept nogil
