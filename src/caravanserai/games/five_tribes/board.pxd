from .constants cimport *

cdef unsigned char[120] NEIGHBOUR
cdef unsigned int[5580] REACH
cdef unsigned int[240] FIRST_ENDS
cdef unsigned int[300] WITHIN
cdef unsigned int[30] AROUND
