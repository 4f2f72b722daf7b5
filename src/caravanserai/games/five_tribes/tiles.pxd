cimport cython
from .cards cimport fakirs_of, take_djinn, take_from_row
from .constants cimport *
from .knowledge cimport see_asked, see_not_asked
from .payment cimport can_pay, pay
from .sultanate cimport Sultanate, gain_djinn, has_djinn, pay_holder

@cython.locals(kind=int)
cpdef void tile_action(Sultanate s) noexcept nogil
cpdef void start_palm(Sultanate s, int tile) noexcept nogil
cpdef void start_palace(Sultanate s, int tile) noexcept nogil
cdef bint may_redirect(Sultanate s, int djinn) noexcept nogil
cdef void ask_to_redirect(Sultanate s, int djinn, int tile) noexcept nogil
cdef void put_palm(Sultanate s, int tile) noexcept nogil
cdef void put_palace(Sultanate s, int tile) noexcept nogil
cpdef void put_pending(Sultanate s, int tile) noexcept nogil
cpdef int market_price(Sultanate s) noexcept nogil
cpdef int cards_on_sale(Sultanate s) noexcept nogil
cpdef int find_cards(Sultanate s) noexcept nogil
@cython.locals(first=bint)
cpdef void take_card(Sultanate s, int position) noexcept nogil
cpdef void ask_for_djinn(Sultanate s) noexcept nogil
@cython.locals(n=int)
cpdef int find_djinns(Sultanate s) noexcept nogil
cpdef void buy_djinn(Sultanate s, int djinn, int way) noexcept nogil
