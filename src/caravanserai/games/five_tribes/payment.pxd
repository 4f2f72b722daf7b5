from .cards cimport fakirs_of, spend_elders, spend_fakirs
from .constants cimport *
from .sultanate cimport Sultanate

cpdef bint can_pay(Sultanate s, int price, int way) noexcept nogil
cpdef void pay(Sultanate s, int price, int way) noexcept nogil
