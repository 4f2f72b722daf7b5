cimport cython
from .machine_bits cimport *
from .constants cimport *
from .table cimport Table

cpdef int size_of_set(unsigned long long tiles, int treasure) noexcept nogil
@cython.locals(points=int, size=int)
cpdef int treasure_points(unsigned long long tiles) noexcept nogil
cpdef int points_of(Table table, int seat) noexcept nogil
cpdef int standing(Table table, int seat) noexcept nogil
cpdef list scores(Table table)
cpdef list winners(Table table, list among=*)
