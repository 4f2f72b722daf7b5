cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.scoring cimport *
from ...games.five_tribes.state cimport State
from .edges cimport Edges
from .finishing cimport Finisher
from .limits cimport *
from .prospects cimport Prospects
from .worth cimport Worth

cdef int NONE, FEW
cdef double SECOND_BEST

@cython.final
cdef class Steps(Edges):
    cdef public Prospects prospects
    cdef public Finisher finisher
    cdef public int patience, playouts
    cdef public double[::1] promise
    cdef public State root, state
    cdef public Chance chance
    cpdef void plant(self, State root, Chance chance)
    cpdef void look_from(self, State root)
    @cython.locals(ahead=double, n=int, best=double, i=int, half=double, behind=double)
    cdef void add_steps(self, State s, int node) noexcept nogil
    @cython.locals(n=int, i=int, likely=int)
    cdef int weigh(self, State s) noexcept nogil
    cdef double of_step(self, State s, int action) noexcept nogil
    cpdef void run(self, int simulations) noexcept nogil
    @cython.locals(node=int, edge=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(node=int)
    cdef int grow(self, State s, int edge) noexcept nogil
