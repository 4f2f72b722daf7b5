cimport cython
from ..chance cimport Chance
from ..machine_bits cimport *
from .cave cimport *
from .constants cimport *
from .ending cimport start_turn
from .core cimport Core
from .taking cimport draw, turn_up

cpdef void set_up(Core table, int variant, int players, int first, int out, Chance chance) noexcept nogil
@cython.locals(tile=int, apart=int)
cdef void gather_unseen(Core table, int kept) noexcept nogil
cdef void lay_beside(Core table, Chance chance) noexcept nogil
@cython.locals(out=int, left=int, treasure=int)
cpdef int draw_out(int number, Chance chance) noexcept nogil
