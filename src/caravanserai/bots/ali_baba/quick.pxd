cimport cython
from ...games.ali_baba.actions cimport carry_out, find_actions
from ...games.ali_baba.constants cimport *
from ...games.machine_bits cimport *
from ...games.ali_baba.core cimport Core
from ...games.chance cimport Chance
from .appraisal cimport Appraisal

@cython.locals(number=int, best=int, best_gain=double, i=int, gain=double)
cpdef int choose(Core table, Appraisal appraisal, double noise, Chance chance) noexcept nogil
@cython.locals(seat=int)
cpdef void play_turns(Core table, Appraisal appraisal, double noise, int turns, Chance chance) noexcept nogil
cpdef void play_off(Core table, Appraisal one, Appraisal other, int ones, double noise, Chance chance) noexcept nogil
