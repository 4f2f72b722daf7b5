cimport cython
from ..chance cimport Chance
from .bans cimport also_places, open_places
from .machine_bits cimport *
from .constants cimport *
from .ending cimport end_turn
from .magic cimport ban, rub_lamp, show, steal, work_magic
from .table cimport Table
from .taking cimport take

@cython.locals(phase=int)
cpdef int find_choices(Table table) noexcept nogil
cdef int add_each(Table table, int n, unsigned long long members, int first_action) noexcept nogil
@cython.locals(n=int, rival=int)
cdef int find_steals(Table table) noexcept nogil
cdef int find_bans(Table table) noexcept nogil
cpdef void carry_out(Table table, int action, Chance chance) noexcept nogil
cdef void take_first(Table table, int place, Chance chance) noexcept nogil
