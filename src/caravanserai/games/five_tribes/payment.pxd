from .cards cimport fakirs_of, spend_elders, spend_fakirs
from .constants cimport *
from .core cimport Core

cpdef bint can_pay(Core s, int price, int way) noexcept nogil
cpdef void pay(Core s, int price, int way, int rule) noexcept nogil
