cimport cython
from ..chance cimport Chance
from .constants cimport *
from .knowledge cimport close_pool, draw_unseen, show_card
from .core cimport Core
from .machine_notes cimport *
from .pieces cimport gain_elders

cpdef int cards_to_come(Core s) noexcept nogil
cpdef int draw_card(Core s, Chance chance) noexcept nogil
cpdef void draw_into_hand(Core s, int rule, Chance chance) noexcept nogil
cpdef void take_from_row(Core s, int position, int rule) noexcept nogil
cpdef void part_with(Core s, int card) noexcept nogil
cpdef void discard(Core s, int card) noexcept nogil
cpdef int fakirs_of(Core s) noexcept nogil
cpdef void spend_fakirs(Core s, int n, int rule) noexcept nogil
cpdef void spend_elders(Core s, int n, int rule) noexcept nogil
cpdef int draw_djinn(Core s, Chance chance) noexcept nogil
cpdef int djinns_to_come(Core s) noexcept nogil
cpdef void take_djinn(Core s, int djinn) noexcept nogil
cpdef void discard_djinn(Core s, int djinn) noexcept nogil
@cython.locals(cards=int, djinns=int, position=int)
cpdef void refill_rows(Core s, Chance chance) noexcept nogil
