cimport cython

cdef double WORST

@cython.locals(best=double, rival=int)
cdef double ahead_of_best(double* points, int seat, int players) noexcept nogil
@cython.locals(best=double, total=double, rival=int)
cdef double ahead_of_all(double* points, int seat, int players) noexcept nogil
