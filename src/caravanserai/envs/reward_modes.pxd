cdef enum:
    WIN = 0
    MARGIN = 1
    SHAPED = 2
    EVERYBODY = -1
