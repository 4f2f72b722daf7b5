cimport cython
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.scoring cimport *
from ...games.five_tribes.setup cimport camels_each
from ...games.five_tribes.state cimport State
from ..machine_curves cimport *
from ..rivals cimport ahead_of_all, ahead_of_best, share_out_win

cdef int SOFT, YOUTHS
cdef double ANY_LOSS, RIVALS_LOSS

@cython.final
cdef class Worth:
    cdef public double coin, tile, elder, fakir, camel, set_value, kind, duplicate
    cdef public double[22] value
    cdef public double[22] power
    cdef public double[459] majority
    cdef public double youth, scale, early_scale
    cdef public int row
    cdef public double[4] points
    @cython.locals(start=int, fewest=int, seat=int)
    cpdef void see_youth(self, State s) noexcept nogil
    cpdef double lead(self, int viziers) noexcept nogil
    cdef double plain_elder(self) noexcept nogil
    cdef double of_elder(self, State s, int seat) noexcept nogil
    cdef double of_fakir(self) noexcept nogil
    cdef double of_palm(self, State s, int seat) noexcept nogil
    @cython.locals(worth=double)
    cdef double of_tile(self, State s, int tile, double palm) noexcept nogil
    @cython.locals(tile=int)
    cdef void of_tiles(self, State s, double palm, double* worths) noexcept nogil
    cdef double of_loss(self, int players) noexcept nogil
    @cython.locals(worth=double)
    cpdef double of_djinn(self, State s, int djinn, int seat) noexcept nogil
    @cython.locals(kinds=int, cards=int, good=int, held=int, potential=double)
    cpdef double of_goods(self, State s, int seat) noexcept nogil
    @cython.locals(coin=double, seat=int, rival=int, djinn=int, tile=int, points=double)
    cpdef void appraise(self, State s) noexcept nogil
    cpdef void more_for(self, int seat, double points) noexcept nogil
    cdef double scale_now(self) noexcept nogil
    cdef void share_out(self, int players, double* chances) noexcept nogil
    cpdef double margin(self, int seat, int players) noexcept nogil
    cpdef double ahead(self, int seat, int players) noexcept nogil
