cimport cython
from ..machine_bits cimport *
from .constants cimport *
from .core cimport Core

cpdef int size_of_set(unsigned long long tiles, int treasure) noexcept nogil
@cython.locals(points=int, size=int)
cpdef int treasure_points(unsigned long long tiles) noexcept nogil
cpdef int total_points(Core s, int seat) noexcept nogil
cpdef int points_in_sight(Core s, int seat, int looker, bint open) noexcept nogil
cpdef int standing(Core s, int seat) noexcept nogil
cpdef dict score_sheet(Core s, int seat)
