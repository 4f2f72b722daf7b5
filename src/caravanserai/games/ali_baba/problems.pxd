cimport cython
from ..machine_bits cimport *
from .cave cimport below
from .constants cimport *
from .core cimport Core

cpdef list problems(Core table)
@cython.locals(copies="short[60]", i=int, place=int, tile=int, seat=int, in_game=int)
cdef list tiles_amiss(Core table)
@cython.locals(there="unsigned long long", place=int, expected=int, variant=int)
cdef list cave_amiss(Core table)
cdef list bans_amiss(Core table)
cdef list end_amiss(Core table)
cdef list turn_amiss(Core table)
cdef list rivals_asked(Core table)
