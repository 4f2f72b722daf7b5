cimport cython
from .cave cimport *
from .constants cimport *
from .table cimport Table

@cython.locals(rival=int, banned="unsigned long long", allowed="unsigned long long")
cpdef unsigned long long open_places(Table table) noexcept nogil
cpdef unsigned long long also_places(Table table) noexcept nogil
