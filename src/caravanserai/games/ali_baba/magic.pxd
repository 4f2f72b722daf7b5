cimport cython
from .bans cimport also_places
from ..machine_bits cimport *
from .cave cimport *
from .constants cimport *
from .rounds cimport end_turn
from .scoring cimport size_of_set
from .core cimport Core
from .machine_notes cimport *

@cython.locals(colour=int)
cpdef void work_magic(Core s) noexcept nogil
cdef void gain(Core s, int points) noexcept nogil
cdef void do_nothing(Core s) noexcept nogil
cdef int blue_points(Core s) noexcept nogil
cpdef bint can_ban(Core s) noexcept nogil
@cython.locals(rival=int)
cdef void ask_next_to_show(Core s, int seat) noexcept nogil
@cython.locals(rival=int)
cdef void reveal_shown(Core s) noexcept nogil
cpdef void show(Core s, int tile) noexcept nogil
@cython.locals(seat=int, tile=int)
cpdef void steal(Core s, int rival) noexcept nogil
cpdef void ban(Core s, int what) noexcept nogil
cpdef void keep_lamp(Core s) noexcept nogil
@cython.locals(lamp=int)
cpdef void rub_lamp(Core s, int tile) noexcept nogil
