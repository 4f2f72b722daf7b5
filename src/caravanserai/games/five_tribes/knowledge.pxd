from .constants cimport *
from .sultanate cimport Sultanate

cpdef int unseen_of(Sultanate s, int seat, int card) noexcept nogil
cpdef int known_of(Sultanate s, int seat, int card) noexcept nogil
cpdef void draw_unseen(Sultanate s, int seat, int card) noexcept nogil
cpdef void show_card(Sultanate s, int seat, int card) noexcept nogil
cpdef void reveal(Sultanate s, int seat, int card) noexcept nogil
cdef void make_known(Sultanate s, int seat, int pool, int card) noexcept nogil
cdef void settle_pools(Sultanate s) noexcept nogil
cpdef int size_in_pool(Sultanate s, int seat, int pool) noexcept nogil
cpdef bint may_hold(Sultanate s, int pool, int card) noexcept nogil
cpdef void pour(Sultanate s, int pool, int other) noexcept nogil
cpdef void close_pool(Sultanate s) noexcept nogil
cpdef bint is_empty(Sultanate s, int pool) noexcept nogil
cpdef void see_asked(Sultanate s, int fakirs) noexcept nogil
cpdef void see_not_asked(Sultanate s, int fakirs) noexcept nogil
