cimport cython
from ..comparing cimport note_changes
from .constants cimport *
from .position cimport bag_to_json, djinns_to_json, round_to_json, tile_to_json, turn_to_json
from .sultanate cimport Sultanate
from .view cimport resources_as_known, seat_as_known

@cython.locals(tile=int)
cpdef list between(Sultanate before, Sultanate after, int looker)
cdef dict step_to_json(Sultanate s)
@cython.locals(seat=int)
cdef void note_all_that_screens_hide(list changes, Sultanate after, int looker) except *
@cython.locals(seat=int)
cdef void note_hands_and_cards(list changes, Sultanate before, Sultanate after, int looker) except *
cdef void note_seat(list changes, int seat, dict before, dict after) except *
cdef void note_supplies(list changes, Sultanate before, Sultanate after) except *
@cython.locals(i=int)
cdef bint tile_may_differ(Sultanate before, Sultanate after, int tile) noexcept nogil
@cython.locals(i=int)
cdef bint seat_may_differ(Sultanate before, Sultanate after, int seat) noexcept nogil
@cython.locals(i=int)
cdef bint unseen_may_differ(Sultanate before, Sultanate after) noexcept nogil
@cython.locals(i=int, card=int)
cdef bint cards_may_differ(Sultanate before, Sultanate after) noexcept nogil
@cython.locals(tribe=int)
cdef bint bag_may_differ(Sultanate before, Sultanate after) noexcept nogil
@cython.locals(i=int, djinn=int)
cdef bint djinns_may_differ(Sultanate before, Sultanate after) noexcept nogil
@cython.locals(i=int, spot=int)
cdef bint round_may_differ(Sultanate before, Sultanate after) noexcept nogil
@cython.locals(tribe=int, i=int)
cdef bint turn_may_differ(Sultanate before, Sultanate after) noexcept nogil
