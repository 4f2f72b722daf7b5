cimport cython
from .machine_bits cimport *
from .constants cimport *
from .table cimport Table

cpdef dict to_json(Table table)
cpdef dict assemble(Table table, list shown)
cpdef dict turn_to_json(Table table)
cdef dict taken_to_json(Table table)
cpdef list shown_to_json(Table table)
cpdef list bans_to_json(Table table)
@cython.locals(place=int)
cpdef dict cave_to_json(Table table, unsigned long long places)
cpdef list unseen_to_json(Table table)
cpdef dict seat_to_json(Table table, int seat)
cpdef list names_of(unsigned long long tiles)
