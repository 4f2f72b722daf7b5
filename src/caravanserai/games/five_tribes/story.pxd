cimport cython
from ..ledger cimport Ledger
from .constants cimport *
from .position cimport bid_order, drawn_to_json, goods, in_hand_to_json, meeples_to_json
from .state cimport State

@cython.locals(ledger=Ledger, row=int, kind=int, seat=int, place=int, amount=int)
cpdef list tell(State state, object receiver)
cdef bint join(list story, int kind, int place) except -1
cdef dict look_up(State state, object receiver, int kind, int seat, int place, int amount)
