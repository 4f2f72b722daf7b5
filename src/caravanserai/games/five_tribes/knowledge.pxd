from .constants cimport *
from .core cimport Core

cpdef int unseen_of(Core s, int seat, int card) noexcept nogil
cpdef int known_of(Core s, int seat, int card) noexcept nogil
cpdef void draw_unseen(Core s, int seat, int card) noexcept nogil
cpdef void show_card(Core s, int seat, int card) noexcept nogil
cpdef void reveal(Core s, int seat, int card) noexcept nogil
cdef void make_known(Core s, int seat, int pool, int card) noexcept nogil
cdef void settle_pools(Core s) noexcept nogil
cpdef int size_in_pool(Core s, int seat, int pool) noexcept nogil
cpdef bint may_hold(Core s, int pool, int card) noexcept nogil
cpdef void pour(Core s, int pool, int other) noexcept nogil
cpdef void close_pool(Core s) noexcept nogil
cpdef bint is_empty(Core s, int pool) noexcept nogil
cpdef void see_asked(Core s, int fakirs) noexcept nogil
cpdef void see_not_asked(Core s, int fakirs) noexcept nogil
