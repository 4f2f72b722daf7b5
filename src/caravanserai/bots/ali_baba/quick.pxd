cimport cython
from ...games.ali_baba.choices cimport carry_out, find_choices
from ...games.ali_baba.constants cimport *
from ...games.ali_baba.machine_bits cimport *
from ...games.ali_baba.table cimport Table
from ...games.chance cimport Chance
from .appraisal cimport Appraisal

@cython.locals(number=int, best=int, best_gain=double, i=int, gain=double)
cpdef int choose(Table table, Appraisal appraisal, double noise, Chance chance) noexcept nogil
@cython.locals(seat=int)
cpdef void play_turns(Table table, Appraisal appraisal, double noise, int turns, Chance chance) noexcept nogil
cpdef void play_off(Table table, Appraisal one, Appraisal other, int ones, double noise, Chance chance) noexcept nogil
