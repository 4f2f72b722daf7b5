cimport cython

cdef int MOST

@cython.final
cdef class Ledger:
    cdef readonly int size
    cdef public bint shared
    cdef readonly unsigned char[48] kinds
    cdef readonly unsigned char[48] seats
    cdef readonly short[48] places
    cdef readonly int[48] amounts
    cdef void note(self, int kind, int seat, int place, int amount) noexcept nogil
    cpdef list rows(self)

cpdef Ledger open_ledger(Ledger last)
