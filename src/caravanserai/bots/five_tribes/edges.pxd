cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.actions cimport find_actions
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.scoring cimport *
from ...games.five_tribes.state cimport State
from ..machine_curves cimport *
from .quick cimport Finisher
from .limits cimport *
from .prospects cimport Prospects
from .worth cimport Worth

cdef int NONE
cdef double UNLIKELY

cdef class Edges:
    cdef public Worth worth
    cdef public Prospects prospects
    cdef public Finisher finisher
    cdef public int patience, deals
    cdef public State root, state
    cdef public Chance chance
    cdef public double exploration, temperature, scale, against, first_bid, opening
    cdef public int edges
    cdef public short[::1] action
    cdef public int[::1] visits
    cdef public double[::1] total
    cdef public double[::1] prior
    cdef public double[::1] first
    cdef public int[::1] child
    cdef public int[::1] begin
    cdef public short[::1] size
    cdef public short[::1] phase
    cdef public short[::1] seat
    cdef public int[::1] door
    cdef public int edges_used, nodes_used, simulations, depth
    cdef public int[::1] way
    cdef public short[::1] mover
    cdef public double[::1] lead
    cdef public int[::1] marked
    cdef public int mark
    cdef public double[4] chances
    cpdef void look_from(self, State root)
    @cython.final
    @cython.locals(edge=int)
    cdef int begin_from(self, State root, Chance chance)
    cpdef void run(self, int simulations)
    cdef void simulate(self) noexcept nogil
    cdef int grow(self, State s, int edge) noexcept nogil
    @cython.final
    @cython.locals(node=int)
    cdef int node_behind(self, int edge) noexcept nogil
    @cython.final
    cdef void set_out(self) noexcept nogil
    @cython.final
    cdef bint is_full(self) noexcept nogil
    @cython.final
    @cython.locals(edges=int, nodes=int, node=int, begin=int, edge=int, child=int)
    cdef void keep_from(self, int least) noexcept nogil
    cdef void move(self, int edge, int to) noexcept nogil
    @cython.final
    @cython.locals(node=int)
    cdef int new_node(self, State s) noexcept nogil
    @cython.final
    @cython.locals(edge=int)
    cdef int new_edge(self, int node, int action, double behind, double first) noexcept nogil
    @cython.final
    @cython.locals(total=double, edge=int)
    cdef void share_out(self, int node) noexcept nogil
    @cython.final
    @cython.locals(own=double)
    cdef void appraise(self, State s) noexcept nogil
    @cython.final
    cdef double chance_with(self, double more) noexcept nogil
    @cython.final
    @cython.locals(n=int, i=int)
    cdef void mark_open(self, State s) noexcept nogil
    @cython.final
    @cython.locals(begin=int, end=int, visits=int, edge=int, urge=double, best=double, chosen=int, value=double)
    cdef int most_promising(self, int node, bint check) noexcept nogil
    @cython.final
    cdef void follow(self, int edge, int seat) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void count_points(self, State s) noexcept nogil
    @cython.final
    @cython.locals(seat=int, other=int)
    cdef void look_ahead(self, State s) noexcept nogil
    @cython.final
    @cython.locals(i=int, edge=int)
    cdef void back_up(self, int players) noexcept nogil
    @cython.final
    cdef void give_up(self) noexcept nogil
