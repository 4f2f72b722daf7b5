cimport cython

cdef int MOST

@cython.final
cdef class Ledger:
    cdef readonly int size
    cdef readonly short[512] notes
    @cython.locals(at=int)
    cdef void note(self, int kind, int seat, int place, int amount) noexcept nogil
    cpdef list rows(self)
