cimport cython
from .cards cimport discard, part_with
from .constants cimport *
from .core cimport Core
from .machine_notes cimport *
from .pieces cimport gain_coins

cdef unsigned char[10] SET_VALUE

cpdef int set_value(int goods) noexcept nogil
@cython.locals(held=int)
cpdef int find_goods(Core s, int n) noexcept nogil
cpdef void offer_good(Core s, int good) noexcept nogil
cpdef void sell(Core s) noexcept nogil
