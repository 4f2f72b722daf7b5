cimport cython
from .machine_bits cimport *
from .cave cimport below
from .constants cimport *
from .table cimport Table

cpdef list problems(Table table)
@cython.locals(copies="short[60]", i=int, place=int, tile=int, seat=int, in_game=int)
cdef list tiles_amiss(Table table)
@cython.locals(there="unsigned long long", place=int, expected=int, variant=int)
cdef list cave_amiss(Table table)
cdef list bans_amiss(Table table)
cdef list end_amiss(Table table)
cdef list turn_amiss(Table table)
cdef list rivals_asked(Table table)
