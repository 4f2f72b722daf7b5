cimport cython
from .cards cimport fakirs_of, spend_fakirs
from .constants cimport *
from .core cimport Core
from .machine_notes cimport *
from .pieces cimport gain_coins, has_djinn

cdef unsigned char[7] PRICE

cpdef void start_bidding(Core s) noexcept nogil
cpdef bint is_free(Core s, int level) noexcept nogil
cpdef int price(int level, int discount) noexcept nogil
cpdef bint can_bid(Core s, int level, int discount) noexcept nogil
@cython.locals(n=int, level=int)
cpdef int find_bids(Core s) noexcept nogil
cpdef bint can_discount(Core s) noexcept nogil
cpdef void take_discount(Core s) noexcept nogil
@cython.locals(cost=int, paid=int)
cpdef void bid(Core s, int level) noexcept nogil
@cython.locals(marker=int)
cpdef void order_turns(Core s) noexcept nogil
