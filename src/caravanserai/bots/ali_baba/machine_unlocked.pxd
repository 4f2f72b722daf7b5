from .tree cimport Tree

cdef inline void simulate(Tree tree, int simulations):
    with nogil:
        tree.run(simulations)
