cimport cython
from ..machine_bits cimport *
from .constants cimport *
from .core cimport Core

cpdef int size_of_set(unsigned long long tiles, int treasure) noexcept nogil
@cython.locals(points=int, size=int)
cpdef int treasure_points(unsigned long long tiles) noexcept nogil
cpdef int points_of(Core table, int seat) noexcept nogil
cpdef int standing(Core table, int seat) noexcept nogil
cpdef list scores(Core table)
cpdef list winners(Core table, list among=*)
