cimport cython
from .constants cimport *
from .state cimport State

cdef class Account:
    cdef State before, after
    cdef object receiver
    cdef int seat, palms, palaces
    cdef list story
    cdef void coins(self, int seat, int n, str rule) except *
    @cython.locals(holder=int)
    cdef void earn(self, int djinn) except *
    cdef void elders(self, int seat, int n, str rule) except *
    cdef void viziers(self, int seat, int n, str rule) except *
    cdef void fakirs(self, int n, str rule) except *
    cdef void price(self, int elders, int way, str rule) except *
    cdef void cards(self, list cards, str rule) except *
    @cython.locals(first=int, card=int, left=int)
    cdef void draw(self, int fakirs, str rule) except *
    cdef void reshuffle(self, str deck, bint happened) except *
    @cython.locals(left=int)
    cdef void camel(self, int tile, str rule) except *
    cdef void palm(self, int tile, str rule) except *
    cdef void palace(self, int tile, str rule) except *
    cdef void djinn(self, int djinn, str rule) except *
