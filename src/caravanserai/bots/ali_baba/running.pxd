from .machine_unlocked cimport *
from .tree cimport Tree

cpdef void run(Tree tree, int simulations) except *
