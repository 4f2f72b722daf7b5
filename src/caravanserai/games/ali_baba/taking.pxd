cimport cython
from ..chance cimport Chance
from ..machine_bits cimport *
from .cave cimport *
from .constants cimport *
from .core cimport Core
from .machine_notes cimport *

@cython.locals(tile=int)
cpdef int take(Core s, int place, Chance chance) noexcept nogil
@cython.locals(rows=int, place=int, there="unsigned long long", rest="unsigned long long")
cpdef void turn_up(Core s, unsigned long long places, Chance chance) noexcept nogil
cdef void reveal(Core s, int place, Chance chance) noexcept nogil
cpdef void lay_face_up(Core s, int place, int tile) noexcept nogil
@cython.locals(position=int, tile=int, i=int)
cpdef int draw(Core s, Chance chance) noexcept nogil
