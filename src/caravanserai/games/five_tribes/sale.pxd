cimport cython
from .cards cimport discard, part_with
from .constants cimport *
from .sultanate cimport Sultanate

cdef unsigned char[10] SET_VALUE

cpdef int set_value(int goods) noexcept nogil
@cython.locals(held=int)
cpdef int find_goods(Sultanate s, int n) noexcept nogil
cpdef void offer_good(Sultanate s, int good) noexcept nogil
cpdef void sell(Sultanate s) noexcept nogil
