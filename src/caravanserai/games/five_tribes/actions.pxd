cimport cython
from ..chance cimport Chance
from .before_tile cimport find_powers_before, leave_powers, start_tile_action
from .bidding cimport bid, find_bids, take_discount
from .constants cimport *
from .core cimport Core
from .djinns cimport find_drawn, find_places, find_powers, find_redirections, keep, place, resume, use
from .rounds cimport end_turn, next_turn
from .sale cimport find_goods, offer_good, sell
from .sowing cimport drop, find_drops, find_picks, pick
from .tiles cimport buy_djinn, find_cards, find_djinns, leave_djinns, leave_market, leave_pending, take_card
from .tribes cimport add_fakirs, find_fakirs_to_add, find_kills, find_second_kills, kill_in_front, kill_on_tile, spare_all, tribe_action

@cython.locals(phase=int)
cpdef int find_actions(Core s) noexcept nogil
@cython.locals(n=int)
cdef int find_endings(Core s) noexcept nogil
@cython.locals(n=int)
cdef int find_sales(Core s) noexcept nogil
@cython.locals(phase=int)
cpdef void carry_out(Core s, int action, Chance chance) noexcept nogil
cdef void end_or_sell(Core s, int action) noexcept nogil
cdef void bid_or_discount(Core s, int action) noexcept nogil
cdef void kill_or_spare(Core s, int action, Chance chance) noexcept nogil
cdef void take_or_pass(Core s, int action) noexcept nogil
cdef void buy_or_pass(Core s, int action) noexcept nogil
cdef void go_on(Core s, Chance chance) noexcept nogil
@cython.locals(n=int, steps=int)
cpdef int play_on(Core s, Chance chance) noexcept nogil
