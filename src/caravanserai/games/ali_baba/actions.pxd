cimport cython
from ..chance cimport Chance
from .bans cimport also_places, open_places
from ..machine_bits cimport *
from .constants cimport *
from .rounds cimport end_turn
from .magic cimport ban, keep_lamp, rub_lamp, show, steal, work_magic
from .core cimport Core
from .taking cimport take

@cython.locals(phase=int)
cpdef int find_actions(Core s) noexcept nogil
cdef int add_each(Core s, int n, unsigned long long members, int first_action) noexcept nogil
@cython.locals(n=int, rival=int)
cdef int find_steals(Core s) noexcept nogil
cdef int find_bans(Core s) noexcept nogil
cpdef void carry_out(Core s, int action, Chance chance) noexcept nogil
cdef void take_first(Core s, int place, Chance chance) noexcept nogil
@cython.locals(n=int, steps=int)
cpdef int play_on(Core s, Chance chance) noexcept nogil
