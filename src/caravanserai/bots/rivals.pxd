cimport cython
from .machine_curves cimport *

cdef double WORST

@cython.locals(best=double, rival=int)
cdef double ahead_of_best(double* points, int seat, int players) noexcept nogil
@cython.locals(best=double, total=double, rival=int)
cdef double ahead_of_all(double* points, int seat, int players) noexcept nogil
@cython.locals(best=double, total=double, seat=int)
cdef void share_out_win(double* points, int players, double scale, double* chances) noexcept nogil
