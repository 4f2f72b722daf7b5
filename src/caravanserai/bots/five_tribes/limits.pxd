cdef enum:
    LINE = 40
    EVERY_WAY = 4
    SOME_WAYS = 6
    VARIED = 12
    MOST_EDGES = 192
    SOW = 14
    DEEPEST = 60
