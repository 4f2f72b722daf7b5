cimport cython
from ...games.chance cimport Chance
from .machine_unlocked cimport *
from .batch_games cimport Many

@cython.locals(game=Py_ssize_t)
cpdef void step(Many many, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
@cython.locals(game=Py_ssize_t)
cpdef void begin(Many many, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
cpdef void choose(Many many, Chance chance, Py_ssize_t first, Py_ssize_t last) except *
