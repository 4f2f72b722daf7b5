cimport cython
from .cave cimport *
from .constants cimport *
from .table cimport Table

cdef unsigned long long[17] BANNED_TILES

@cython.locals(rival=int, tiles="unsigned long long")
cpdef unsigned long long banned_tiles(Table table) noexcept nogil
@cython.locals(place=int, banned="unsigned long long", allowed="unsigned long long", rest="unsigned long long")
cpdef unsigned long long open_places(Table table) noexcept nogil
cpdef unsigned long long also_places(Table table) noexcept nogil
