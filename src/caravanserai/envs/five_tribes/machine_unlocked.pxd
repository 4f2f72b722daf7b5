from ...games.chance cimport Chance
from ...games.five_tribes.state cimport State
from .batch_games cimport Many

cdef inline void play_some(Many many, Chance chance, Py_ssize_t first, Py_ssize_t last):
    cdef Py_ssize_t game
    with nogil:
        for game in range(first, last):
            many.play(game, <State><void*>many.addresses[game], chance)

cdef inline void choose_some(Many many, Chance chance, Py_ssize_t first, Py_ssize_t last):
    cdef Py_ssize_t game
    with nogil:
        for game in range(first, last):
            many.choose(game, <State><void*>many.addresses[game], chance)
