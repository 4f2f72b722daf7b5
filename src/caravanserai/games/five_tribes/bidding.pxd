cimport cython
from .cards cimport fakirs_of, spend_fakirs
from .constants cimport *
from .sultanate cimport Sultanate, has_djinn

cdef unsigned char[7] PRICE

cpdef void start_bidding(Sultanate s) noexcept nogil
cpdef bint is_free(Sultanate s, int level) noexcept nogil
cpdef int price(int level, int discount) noexcept nogil
cpdef bint can_bid(Sultanate s, int level, int discount) noexcept nogil
@cython.locals(n=int, level=int)
cpdef int find_bids(Sultanate s) noexcept nogil
cpdef bint can_discount(Sultanate s) noexcept nogil
cpdef void take_discount(Sultanate s) noexcept nogil
@cython.locals(cost=int, seat=int)
cpdef void bid(Sultanate s, int level) noexcept nogil
@cython.locals(marker=int)
cpdef void order_turns(Sultanate s) noexcept nogil
