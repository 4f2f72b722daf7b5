cimport cython
from .constants cimport *
from .knowledge cimport unseen_of
from .sale cimport set_value
from .core cimport Core

cdef unsigned char[22] DJINN_VALUE

@cython.locals(points=int)
cpdef int vizier_points(Core s, int seat) noexcept nogil
cpdef int elder_points(Core s, int seat) noexcept nogil
cpdef int elder_value(Core s, int seat) noexcept nogil
@cython.locals(points=int)
cpdef int djinn_points(Core s, int seat) noexcept nogil
@cython.locals(palms=int)
cpdef int palm_points(Core s, int seat) noexcept nogil
@cython.locals(palaces=int)
cpdef int palace_points(Core s, int seat) noexcept nogil
@cython.locals(points=int)
cpdef int tile_points(Core s, int seat) noexcept nogil
@cython.locals(jokers=int, points=int)
cpdef int good_points(Core s, int seat) noexcept nogil
cpdef int total_points(Core s, int seat) noexcept nogil
@cython.locals(card=int, points=int)
cpdef int points_in_sight(Core s, int seat, int looker, bint open) noexcept nogil
cpdef dict score_sheet(Core s, int seat)
