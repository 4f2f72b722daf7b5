from libc.string cimport memcmp, memcpy
from .core cimport Core

cdef enum:
    CARD_WORDS = 300

cdef inline bint same_cards(Core s, short[::1] told, Py_ssize_t at) noexcept nogil:
    # From the first to the last field that is about cards or djinns.
    cdef size_t size = <char*>&s.djinn_discard_size + sizeof(int) - <char*>&s.djinns[0]
    if size > CARD_WORDS * sizeof(short):
        return False
    if memcmp(&told[at], &s.djinns[0], size) == 0:
        return True
    memcpy(&told[at], &s.djinns[0], size)
    return False
