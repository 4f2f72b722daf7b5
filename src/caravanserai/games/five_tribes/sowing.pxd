cimport cython
from .board cimport *
from .constants cimport *
from .sultanate cimport Sultanate, add_meeple, pay_holder

cpdef bint has_pair(Sultanate s, int tile) noexcept nogil
@cython.locals(size=int, alike="unsigned int")
cpdef bint can_move(Sultanate s) noexcept nogil
@cython.locals(size=int, ends="unsigned int", n=int, half=int, tribes=int, any_of="unsigned int[32]")
cpdef int find_picks(Sultanate s) noexcept nogil
@cython.locals(tile=int, tribe=int, kinds=int, ends="unsigned int", tribes="short[6]", lands="short[6]")
cpdef int find_drops(Sultanate s) noexcept nogil
@cython.locals(tile=int)
cpdef int find_last_drops(Sultanate s) noexcept nogil
cpdef void pick(Sultanate s, int tile) noexcept nogil
cpdef void drop(Sultanate s, int tribe, int tile) noexcept nogil
