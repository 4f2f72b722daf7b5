cimport cython
from ..chance cimport Chance
from .machine_bits cimport *
from .cave cimport *
from .constants cimport *
from .ending cimport start_turn
from .table cimport Table
from .taking cimport turn_up

@cython.locals(tile=int)
cpdef void set_up(Table table, int variant, int players, int first, int out, Chance chance) noexcept nogil
@cython.locals(tile=int, i=int)
cdef void lay_beside(Table table, Chance chance) noexcept nogil
@cython.locals(out=int, left=int, treasure=int)
cpdef int draw_out(int number, Chance chance) noexcept nogil
