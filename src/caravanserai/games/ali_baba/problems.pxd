cimport cython
from ..machine_bits cimport *
from .cave cimport below
from .constants cimport *
from .core cimport Core
from .setup cimport unused

cpdef list list_problems(Core s)
@cython.locals(copies="short[60]", i=int, place=int, tile=int, seat=int, in_game=int)
cdef list tiles_amiss(Core s)
@cython.locals(there="unsigned long long", place=int, expected=int, variant=int)
cdef list cave_amiss(Core s)
cdef list bans_amiss(Core s)
cdef list end_amiss(Core s)
cdef list turn_amiss(Core s)
cdef list rivals_asked(Core s)
