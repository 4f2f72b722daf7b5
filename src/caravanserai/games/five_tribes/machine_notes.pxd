cimport cython
from .core cimport Core

cdef inline void note(Core s, int kind, int seat, int place, int amount) noexcept nogil:
    if cython.unlikely(s.ledger is not None):
        s.ledger.note(kind, seat, place, amount)
