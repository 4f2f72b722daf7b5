from libc.string cimport memcmp, memcpy
from .core cimport Core

cdef enum:
    BOARD_WORDS = 96
    STOCK_WORDS = 32
    CARD_WORDS = 256
    ROW_WORDS = 16
    DJINN_WORDS = 64
    ROUND_WORDS = 32

# Each from the first to the last field of the core that is about it.

cdef inline bint same_board(Core s, short* told, Py_ssize_t at) noexcept nogil:
    return same(<char*>&s.owner[0], <char*>&s.built + sizeof(int), <char*>(told + at), BOARD_WORDS)

cdef inline bint same_stock(Core s, short* told, Py_ssize_t at) noexcept nogil:
    return same(<char*>&s.palms_left, <char*>&s.elders[0] + sizeof(s.elders), <char*>(told + at), STOCK_WORDS)

cdef inline bint same_cards(Core s, short* told, Py_ssize_t at) noexcept nogil:
    return same(<char*>&s.djinns[0], <char*>&s.discard_size + sizeof(int), <char*>(told + at), CARD_WORDS)

cdef inline bint same_row(Core s, short* told, Py_ssize_t at) noexcept nogil:
    return same(<char*>&s.row[0], <char*>&s.row_size + sizeof(int), <char*>(told + at), ROW_WORDS)

cdef inline bint same_djinns(Core s, short* told, Py_ssize_t at) noexcept nogil:
    return same(<char*>&s.djinn_row[0], <char*>&s.drawn_size + sizeof(int), <char*>(told + at), DJINN_WORDS)

cdef inline bint same_round(Core s, short* told, Py_ssize_t at) noexcept nogil:
    return same(<char*>&s.bidders[0], <char*>&s.last_round + sizeof(int), <char*>(told + at), ROUND_WORDS)

cdef inline bint same(char* first, char* last, char* then, size_t words) noexcept nogil:
    cdef size_t size = last - first
    if size > words * sizeof(short):
        return False
    if memcmp(then, first, size) == 0:
        return True
    memcpy(then, first, size)
    return False
