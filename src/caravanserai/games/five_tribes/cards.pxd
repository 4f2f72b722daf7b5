cimport cython
from ..chance cimport Chance
from .constants cimport *
from .knowledge cimport close_pool, draw_unseen, show_card
from .sultanate cimport Sultanate

cpdef int cards_to_come(Sultanate s) noexcept nogil
cpdef int draw_card(Sultanate s, Chance chance) noexcept nogil
cpdef void draw_into_hand(Sultanate s, Chance chance) noexcept nogil
cpdef void take_from_row(Sultanate s, int position) noexcept nogil
cpdef void part_with(Sultanate s, int card) noexcept nogil
cpdef void discard(Sultanate s, int card) noexcept nogil
cpdef int fakirs_of(Sultanate s) noexcept nogil
cpdef void spend_fakirs(Sultanate s, int n) noexcept nogil
cpdef void spend_elders(Sultanate s, int n) noexcept nogil
cpdef int draw_djinn(Sultanate s, Chance chance) noexcept nogil
cpdef int djinns_to_come(Sultanate s) noexcept nogil
cpdef void take_djinn(Sultanate s, int djinn) noexcept nogil
cpdef void discard_djinn(Sultanate s, int djinn) noexcept nogil
cpdef void refill_rows(Sultanate s, Chance chance) noexcept nogil
