cimport cython
from .cards cimport fakirs_of, take_djinn, take_from_row
from .constants cimport *
from .knowledge cimport see_asked, see_not_asked
from .payment cimport can_pay, pay
from .core cimport Core
from .machine_notes cimport *
from .pieces cimport gain_coins, gain_djinn, has_djinn, pay_holder

@cython.locals(kind=int)
cpdef void tile_action(Core s) noexcept nogil
cpdef bint is_on_sale(Core s) noexcept nogil
cpdef bint can_buy(Core s) noexcept nogil
cpdef void start_palm(Core s, int tile, int rule) noexcept nogil
cpdef void start_palace(Core s, int tile, int rule) noexcept nogil
cdef bint may_redirect(Core s, int djinn) noexcept nogil
cdef void ask_to_redirect(Core s, int djinn, int tile) noexcept nogil
cdef void put_palm(Core s, int tile, int rule) noexcept nogil
cdef void put_palace(Core s, int tile, int rule) noexcept nogil
cpdef void put_pending(Core s, int tile, int rule) noexcept nogil
@cython.locals(by_tile=bint)
cpdef void leave_pending(Core s) noexcept nogil
cpdef int market_clause(Core s) noexcept nogil
cpdef int market_price(Core s) noexcept nogil
cpdef int cards_on_sale(Core s) noexcept nogil
cpdef int find_cards(Core s) noexcept nogil
@cython.locals(first=bint)
cpdef void take_card(Core s, int position) noexcept nogil
cpdef void leave_market(Core s) noexcept nogil
cpdef void ask_for_djinn(Core s) noexcept nogil
@cython.locals(n=int)
cpdef int find_djinns(Core s) noexcept nogil
cpdef void buy_djinn(Core s, int djinn, int way) noexcept nogil
cpdef void leave_djinns(Core s) noexcept nogil
