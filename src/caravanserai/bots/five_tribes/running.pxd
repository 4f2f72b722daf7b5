from .machine_unlocked cimport *
from .steps cimport Steps
from .tree cimport Tree

cpdef void run(object search, int simulations) except *
