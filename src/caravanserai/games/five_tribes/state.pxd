cimport cython
from ..chance cimport Chance
from .bidding cimport bid, find_bids, take_discount
from .constants cimport *
from .djinns cimport find_drawn, find_places, find_powers, find_redirections, keep, place, resume, use
from .problems cimport list_problems
from .rounds cimport end_turn, next_turn
from .sale cimport find_goods, offer_good, sell
from .scoring cimport score_sheet, total_points
from .setup cimport set_up
from .sowing cimport drop, find_drops, find_picks, pick
from .core cimport Core
from .tiles cimport buy_djinn, find_cards, find_djinns, put_pending, take_card, tile_action
from .tribes cimport build, find_fakirs_to_add, find_kills, find_second_kills, kill_in_front, kill_on_tile, spare, tribe_action

@cython.final
cdef class State(Core):
    cpdef list legal(self)
    cpdef bint is_legal(self, object action) except -1
    @cython.locals(other=State)
    cpdef State clone(self)
    cdef int play_on(self, Chance chance) noexcept nogil
    cpdef void start(self, int players, Chance chance)
    cpdef int find_actions(self) noexcept nogil
    @cython.locals(n=int)
    cdef int find_endings(self) noexcept nogil
    @cython.locals(n=int)
    cdef int find_sales(self) noexcept nogil
    cdef void do(self, int action, Chance chance) noexcept nogil
    cdef void end_or_sell(self, int action) noexcept nogil
    cdef void bid_or_discount(self, int action) noexcept nogil
    cdef void kill_or_spare(self, int action, Chance chance) noexcept nogil
    cdef void take_or_pass(self, int action) noexcept nogil
    cdef void buy_or_pass(self, int action) noexcept nogil
    cdef void go_on(self, Chance chance) noexcept nogil

cpdef State restore(object position)
