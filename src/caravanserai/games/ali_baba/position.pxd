cimport cython
from ..machine_bits cimport *
from .constants cimport *
from .core cimport Core

cpdef dict to_json(Core table)
cpdef dict assemble(Core table, list shown)
cpdef dict turn_to_json(Core table)
cdef dict taken_to_json(Core table)
cpdef list shown_to_json(Core table)
cpdef list bans_to_json(Core table)
@cython.locals(place=int)
cpdef dict cave_to_json(Core table, unsigned long long places)
cpdef list unseen_to_json(Core table)
cpdef dict seat_to_json(Core table, int seat)
cpdef list names_of(unsigned long long tiles)
