cimport cython
from ..chance cimport Chance
from ..ledger cimport open_ledger
from .actions cimport carry_out, find_actions, play_on
from .constants cimport *
from .core cimport Core
from .problems cimport list_problems
from .scoring cimport points_in_sight, score_sheet, standing

@cython.final
@cython.no_gc
cdef class State(Core):
    @cython.locals(number=int, i=int)
    cpdef list legal(self)
    @cython.locals(wanted=int, i=int)
    cpdef bint is_legal(self, object action) except -1
    @cython.locals(other=State)
    cpdef State clone(self)
