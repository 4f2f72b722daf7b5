cimport cython
from ..machine_bits cimport *
from .constants cimport *
from .core cimport Core

cpdef dict to_json(Core s)
cpdef dict assemble(Core s, list shown)
cpdef dict turn_to_json(Core s)
cdef dict taken_to_json(Core s)
cpdef list shown_to_json(Core s)
cpdef list bans_to_json(Core s)
@cython.locals(place=int)
cpdef dict cave_to_json(Core s, unsigned long long places)
cpdef list unseen_to_json(Core s)
cpdef dict seat_to_json(Core s, int seat)
cpdef list names_of(unsigned long long tiles)
