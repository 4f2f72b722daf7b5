cimport cython
from ..chance cimport Chance
from ..machine_bits cimport *
from .cave cimport *
from .constants cimport *
from .rounds cimport start_turn
from .core cimport Core
from .taking cimport draw, turn_up

cpdef int cave_of(int variant) noexcept nogil
cpdef int unused(int variant)
cpdef void set_up(Core s, int variant, int players, int first, int out, Chance chance) noexcept nogil
@cython.locals(tile=int, apart=int)
cdef void gather_unseen(Core s, int kept) noexcept nogil
cdef void lay_beside(Core s, Chance chance) noexcept nogil
@cython.locals(out=int, left=int, treasure=int)
cpdef int draw_out(int number, Chance chance) noexcept nogil
