cimport cython
from ...games.ali_baba.actions cimport find_actions
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.core cimport Core

@cython.locals(number=int)
cpdef int find_options(Core table, bint visible) noexcept nogil
@cython.locals(kept=int, last=int, i=int, treasure=int)
cdef int keep_one_of_each_treasure(Core table, int number) noexcept nogil
@cython.locals(kept=int, i=int, j=int, hit="unsigned long long", known=bint)
cdef int keep_bans_that_differ(Core table, int number) noexcept nogil
