cimport cython
from .bans cimport also_places
from .machine_bits cimport *
from .cave cimport *
from .constants cimport *
from .ending cimport end_turn
from .scoring cimport size_of_set
from .table cimport Table

@cython.locals(colour=int)
cpdef void work_magic(Table table) noexcept nogil
cdef int blue_points(Table table) noexcept nogil
@cython.locals(rival=int)
cdef void ask_next_to_show(Table table, int seat) noexcept nogil
cpdef void show(Table table, int tile) noexcept nogil
@cython.locals(seat=int, tile=int)
cpdef void steal(Table table, int rival) noexcept nogil
cpdef void ban(Table table, int what) noexcept nogil
@cython.locals(lamp=int)
cpdef void rub_lamp(Table table, int tile) noexcept nogil
