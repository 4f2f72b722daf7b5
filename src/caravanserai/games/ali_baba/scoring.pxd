cimport cython
from .constants cimport *
from .table cimport Table

cdef unsigned char[64] ONES

cpdef int size_of_set(unsigned long long tiles, int treasure) noexcept nogil
@cython.locals(points=int, size=int)
cpdef int treasure_points(unsigned long long tiles) noexcept nogil
@cython.locals(number=int)
cpdef int tiles_held(unsigned long long tiles) noexcept nogil
cpdef list scores(Table table)
cpdef list winners(Table table)
