cimport cython

cdef int NONE

@cython.final
cdef class Chance:
    cdef public unsigned long long word, deal
    cdef public int asked, script_size, broken
    cdef public bint scripting, dealing
    cdef public int[256] log
    cdef public int[256] script
    cdef public int[256] weight
    cdef public int[256] out_of
    cdef public int[256] following
    cpdef void listen(self) noexcept nogil
    cpdef void answer_from(self, int size) noexcept nogil
    @cython.locals(likely=double, i=int)
    cpdef double odds(self) noexcept nogil
    @cython.locals(i=int, k=int)
    cpdef bint advance(self) noexcept nogil
    @cython.locals(word="unsigned long long", step="unsigned long long", first="unsigned long long",
                   second="unsigned long long", z="unsigned long long")
    cpdef int below(self, int n) noexcept nogil
    @cython.locals(word="unsigned long long", many="unsigned long long", which="unsigned long long",
                   left="unsigned long long", bag="unsigned long long")
    cdef int ticket(self, int total, int base) noexcept nogil
    @cython.locals(kind=int, k=int, total=int, ticket=int)
    cdef int draw(self, short* weights, int kinds, int base) noexcept nogil
    @cython.locals(kind=int, number=int, other=int, k=int)
    cdef int next_of_script(self, short* weights, int kinds, int base) noexcept nogil
    @cython.locals(position=int)
    cdef int pick(self, short* things, int size, int base) noexcept nogil
    cdef int place(self) noexcept nogil
    @cython.locals(place=int, number=int)
    cdef int next_place_of_script(self, short* things, int size, int base) noexcept nogil

cdef int next_in_bag(short* weights, int kinds, int kind) noexcept nogil
