cdef extern from "math.h":
    double root "sqrt" (double x) noexcept nogil
    double exponential "exp" (double x) noexcept nogil
