cimport cython
from .constants cimport *
from .knowledge cimport known_of, size_in_pool
from .position cimport assemble, cards, resources_to_json, seat_to_json, seat_with_hand, trim
from .core cimport Core

cpdef dict view(Core s, int looker)
cpdef dict seat_as_known(Core s, int seat, int looker)
cpdef dict resources_as_known(Core s, int looker)
@cython.locals(card=int, number=int, seat=int, found=list)
cpdef list pool_of(Core s, int looker, int pool)
