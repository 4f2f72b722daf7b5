cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.scoring cimport *
from ...games.five_tribes.state cimport State
from ..machine_curves cimport *
from .finishing cimport Finisher
from .limits cimport *
from .prospects cimport Prospects
from .turns cimport Turns, is_open
from .worth cimport Worth

cdef int NONE

@cython.final
cdef class Tree:
    cdef public Worth worth
    cdef public Prospects prospects
    cdef public Finisher finisher
    cdef public Turns turns
    cdef public double exploration, temperature, scale
    cdef public int width, patience, edges
    cdef public int[::1] visits
    cdef public double[::1] total
    cdef public double[::1] prior
    cdef public double[::1] first
    cdef public int[::1] child
    cdef public short[::1] length
    cdef public short[::1] sow
    cdef public double[::1] lead
    cdef public int[::1] begin
    cdef public short[::1] size
    cdef public short[::1] phase
    cdef public short[::1] seat
    cdef public int edges_used, nodes_used, simulations
    cdef public State root, state
    cdef public Chance chance
    cdef public int[::1] way
    cdef public short[::1] mover
    @cython.locals(edge=int)
    cpdef void plant(self, State root, Chance chance)
    cpdef void look_from(self, State root)
    @cython.locals(n=int, i=int, edge=int)
    cdef void add_whole_turns(self)
    @cython.locals(edge=int)
    cdef int new_edge(self, double first) noexcept nogil
    @cython.locals(total=double, edge=int)
    cdef void share_out(self, int node) noexcept nogil
    @cython.locals(x=double)
    cdef double soft(self, double ahead) noexcept nogil
    @cython.locals(ahead=double, n=int, best=double, i=int, behind=double, edge=int)
    cdef void add_bids(self, State s, int node) noexcept nogil
    @cython.locals(ahead=double, n=int, best=double, i=int, length=int, brings=double, edge=int, k=int)
    cdef void add_turns(self, State s, int node) noexcept nogil
    @cython.locals(node=int)
    cdef int grow(self, State s, int edge) noexcept nogil
    cpdef void run(self, int simulations) noexcept nogil
    @cython.locals(node=int, depth=int, whole=bint, edge=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(begin=int, end=int, visits=int, edge=int, urge=double, best=double, chosen=int, check=bint,
                   seen=int, value=double)
    cdef int most_promising(self, State s, int node) noexcept nogil
    @cython.locals(length=int, first=int, k=int, action=int)
    cdef bint play(self, State s, int edge) noexcept nogil
    @cython.locals(action=int, k=int)
    cdef bint play_root(self, State s, int edge) noexcept nogil
    @cython.locals(seat=int)
    cdef void count_points(self, State s) noexcept nogil
    @cython.locals(i=int, edge=int)
    cdef void back_up(self, State s, int depth) noexcept nogil
