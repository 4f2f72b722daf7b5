cimport cython
from ...games.ali_baba.choices cimport find_choices
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.table cimport Table

@cython.locals(number=int)
cpdef int find_options(Table table, bint visible) noexcept nogil
@cython.locals(kept=int, last=int, i=int, treasure=int)
cdef int keep_one_of_each_treasure(Table table, int number) noexcept nogil
@cython.locals(kept=int, i=int, j=int, hit="unsigned long long", known=bint)
cdef int keep_bans_that_differ(Table table, int number) noexcept nogil
