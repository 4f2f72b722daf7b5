cimport cython
from ..comparing cimport note_changes
from .constants cimport *
from .position cimport bag_to_json, djinns, djinns_to_json, drawn_to_json, in_hand_to_json, meeples_to_json, offer_to_json, power_to_json, resume_to_json, round_to_json, seat_or_none, tile_name
from .core cimport Core
from .view cimport resources_as_known, seat_as_known

@cython.locals(tile=int)
cpdef list between(Core before, Core after, int looker)
cdef void note_tile(list changes, Core before, Core after, int tile) except *
cdef void put_on_tile(list changes, int tile, str field, object value) except *
cdef void note_turn(list changes, Core before, Core after) except *
cdef void note_drawn(list changes, list before, list after) except *
cdef void put_in_turn(list changes, str field, object value) except *
cdef dict step_to_json(Core s)
@cython.locals(seat=int)
cdef void note_all_that_screens_hide(list changes, Core after, int looker) except *
@cython.locals(seat=int)
cdef void note_hands_and_cards(list changes, Core before, Core after, int looker) except *
cdef void note_seat(list changes, Core before, Core after, int seat, int looker) except *
cdef void note_hand(list changes, int seat, dict before, dict after) except *
cdef void put_at_seat(list changes, int seat, str field, object value) except *
cdef void note_supplies(list changes, Core before, Core after) except *
@cython.locals(i=int)
cdef bint meeples_differ(Core before, Core after, int tile) noexcept nogil
@cython.locals(tribe=int)
cdef bint hands_differ(Core before, Core after) noexcept nogil
@cython.locals(i=int)
cdef bint hand_may_differ(Core before, Core after, int seat) noexcept nogil
@cython.locals(i=int)
cdef bint unseen_may_differ(Core before, Core after) noexcept nogil
@cython.locals(i=int, card=int)
cdef bint cards_may_differ(Core before, Core after) noexcept nogil
@cython.locals(tribe=int)
cdef bint bag_may_differ(Core before, Core after) noexcept nogil
@cython.locals(i=int, djinn=int)
cdef bint djinns_may_differ(Core before, Core after) noexcept nogil
@cython.locals(i=int, spot=int)
cdef bint round_may_differ(Core before, Core after) noexcept nogil
