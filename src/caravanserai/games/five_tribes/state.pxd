cimport cython
from ..chance cimport Chance
from ..ledger cimport Ledger, open_ledger
from .actions cimport carry_out, find_actions, play_on
from .constants cimport *
from .core cimport Core
from .problems cimport list_problems
from .scoring cimport points_in_sight, score_sheet, total_points
from .setup cimport set_up

@cython.final
@cython.no_gc
cdef class State(Core):
    @cython.locals(n=int, i=int)
    cpdef list legal(self)
    @cython.locals(n=int, i=int, wanted=int)
    cpdef bint is_legal(self, object action) except -1
    @cython.locals(other=State)
    cpdef State clone(self)
    cpdef void start(self, int players, Chance chance)

cpdef State restore(object position)
