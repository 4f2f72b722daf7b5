cimport cython
from .account cimport Account
from .constants cimport *
from .djinns cimport price_of
from .position cimport in_hand_to_json, meeples_to_json
from .state cimport State

@cython.locals(telling=Telling)
cpdef list tell(State before, int action, State after, object receiver)

@cython.final
cdef class Telling(Account):
    @cython.locals(paid=int)
    cdef void bid(self, int level) except *
    cdef void discount(self) except *
    cdef void turn(self) except *
    cdef void end(self) except *
    cdef void round(self) except *
    cdef void over(self) except *
    cdef void pick(self, int tile) except *
    @cython.locals(owner=int)
    cdef void drop(self, int tribe, int tile) except *
    @cython.locals(taken=int)
    cdef void tribe_action(self, int tribe) except *
    cdef void builders(self, int fakirs) except *
    @cython.locals(coins=int, here=int)
    cdef void wages(self) except *
    cdef void no_victim(self) except *
    @cython.locals(first=bint, fakirs=int)
    cdef void kill_on_tile(self, int tribe, int tile) except *
    @cython.locals(first=bint)
    cdef void kill_in_front(self, int rival, int tribe) except *
    cdef void kandicha(self, int tribe, int tile, int fakirs) except *
    cdef void after_kill(self, bint first) except *
    cdef void tile_action(self) except *
    @cython.locals(paid=int)
    cdef void take(self, int position) except *
    cdef void buy(self, int djinn, int way) except *
    cdef void use(self, int djinn, int way) except *
    cdef void turn_up_djinns(self) except *
    cdef void keep(self, int djinn) except *
    @cython.locals(djinn=int)
    cdef void place(self, int tile) except *
    cdef void bring(self, int tile) except *
    @cython.locals(was_killing=bint, still_killing=bint)
    cdef void resume(self) except *
    cdef void decline(self) except *
    @cython.locals(by_tile=bint)
    cdef void put_where_it_was(self) except *
    cdef void offer(self, int good) except *
    cdef void sell(self) except *
