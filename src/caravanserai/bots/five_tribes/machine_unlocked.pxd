from .steps cimport Steps
from .tree cimport Tree

cdef inline void simulate_turns(Tree tree, int simulations):
    with nogil:
        tree.run(simulations)

cdef inline void simulate_steps(Steps steps, int simulations):
    with nogil:
        steps.run(simulations)
