cimport cython
from ..machine_bits cimport *
from .constants cimport *
from .knowledge cimport unseen_of
from .sale cimport set_value
from .core cimport Core

cdef unsigned char[22] DJINN_VALUE
cdef int PALACE_VALUE, MOST_LAYERS, LAND_BITS, LAND_MASK
cdef unsigned long long[16] LAYERS

@cython.locals(points=int)
cpdef int vizier_points(Core s, int seat) noexcept nogil
cpdef int elder_points(Core s, int seat) noexcept nogil
cpdef int elder_value(Core s, int seat) noexcept nogil
@cython.locals(points=int, djinns="unsigned int")
cpdef int djinn_points(Core s, int seat) noexcept nogil
@cython.locals(palms=int)
cpdef int palm_points(Core s, int seat) noexcept nogil
@cython.locals(palaces=int)
cpdef int palace_points(Core s, int seat) noexcept nogil
@cython.locals(points=int)
cpdef int tile_points(Core s, int seat) noexcept nogil
cpdef int palm_value(Core s, int seat) noexcept nogil
cpdef int land_points(Core s, int seat) noexcept nogil
@cython.locals(tile=int, owner=int, worth=int, tiles="unsigned int", land="unsigned long long")
cpdef unsigned long long land_of_all(Core s) noexcept nogil
cpdef int land_of(unsigned long long land, int seat) noexcept nogil
@cython.locals(good=int, cards=int, points=int, layers="unsigned long long")
cpdef int good_points(Core s, int seat) noexcept nogil
@cython.locals(points=int, depth=int, goods=int, good=int)
cdef int filled_up_points(Core s, int seat, int jokers) noexcept nogil
cpdef int total_points(Core s, int seat) noexcept nogil
cdef int held_points(Core s, int seat) noexcept nogil
cpdef int points_in_sight(Core s, int seat, int looker, bint open) noexcept nogil
@cython.locals(card=int, points=int)
cpdef int held_in_sight(Core s, int seat, int looker, bint open) noexcept nogil
cpdef dict score_sheet(Core s, int seat)
