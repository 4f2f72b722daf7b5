cimport cython
from .cave cimport *
from .constants cimport *
from .core cimport Core

@cython.locals(rival=int, banned="unsigned long long", allowed="unsigned long long")
cpdef unsigned long long open_places(Core s) noexcept nogil
cpdef unsigned long long also_places(Core s) noexcept nogil
