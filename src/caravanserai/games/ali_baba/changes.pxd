cimport cython
from ..comparing cimport note_changes
from ..machine_bits cimport *
from .constants cimport *
from .view cimport shown_as_known
from .position cimport bans_to_json, cave_to_json, names_of, seat_to_json, turn_to_json, unseen_to_json
from .core cimport Core

@cython.locals(places=cython.ulonglong, lifted=bint, seat=int)
cpdef list between(Core before, Core after, int looker)
cdef void note_list(list changes, str field, list before, list after) except *
cdef bint turn_may_differ(Core before, Core after) noexcept nogil
@cython.locals(seat=int)
cdef bint shown_may_differ(Core before, Core after) noexcept nogil
@cython.locals(seat=int)
cdef bint bans_may_differ(Core before, Core after) noexcept nogil
@cython.locals(places=cython.ulonglong, place=int)
cdef unsigned long long places_that_may_differ(Core before, Core after) noexcept nogil
@cython.locals(i=int)
cdef bint unseen_differ(Core before, Core after) noexcept nogil
