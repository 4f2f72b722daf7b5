cimport cython
from ...games.chance cimport Chance
from ...games.five_tribes.board cimport *
from ...games.five_tribes.constants cimport *
from ...games.five_tribes.sale cimport *
from ...games.five_tribes.state cimport State
from ...games.machine_bits cimport *
from .worth cimport Worth

cdef int LONGEST
cdef unsigned int EVEN

@cython.final
cdef class Prospects:
    cdef public Worth worth
    cdef public double[150] gain
    cdef public double[9] card
    cdef public double[10] cards
    cdef public double[12] viziers
    cdef public double[30] tile
    cdef public double[30] claim
    cdef public double[30] visit
    cdef public double[30] visit_of_own
    cdef public double[30] kill
    cdef public unsigned int lone
    cdef public double palm, rivalry, small, large, elder, front, holy
    cdef public unsigned int[30] ends
    cdef public unsigned int[5] reach
    cdef public int found
    cdef public short[64] start
    cdef public short[64] end
    cdef public short[64] tribe
    cdef public double[64] brings
    cdef public double[4] best
    cdef public short[24] path
    cdef public short[5] hand
    @cython.locals(tribe=int)
    cpdef void look(self, State s) noexcept nogil
    @cython.locals(ends="unsigned int", tribe=int)
    cpdef void look_on(self, State s) noexcept nogil
    @cython.locals(seat=int)
    cdef void prepare(self, State s) noexcept nogil
    @cython.locals(seat=int, tile=int, here=int)
    cdef void look_at_ends(self, State s, int tribe, unsigned int tiles) noexcept nogil
    @cython.locals(tile=int, camel=double)
    cdef void look_at_claims(self, State s, int seat) noexcept nogil
    @cython.locals(elders=int, holy=double, tile=int, kind=int, brings=double)
    cdef void look_at_visits(self, State s, int seat) noexcept nogil
    cdef bint can_pay_djinns(self, State s, int seat, int elders) noexcept nogil
    @cython.locals(gain=double, claimed=bint)
    cdef double of_end(self, State s, int seat, int tile, int tribe, int here) noexcept nogil
    @cython.locals(fakirs=int)
    cdef double with_tribe(self, double gain, State s, int seat, int tile, int tribe, int taken) noexcept nogil
    @cython.locals(level="short[12]", held="short[10]", good=int, number=int, depth=int, i=int, card=int)
    cdef void look_at_cards(self, State s, int seat) noexcept nogil
    @cython.locals(times=int, goods=int, sale=double, potential=double)
    cdef double of_card(self, int card, short* held, short* level) noexcept nogil
    @cython.locals(each=double, most=int, more=int, rival=int, lead=int)
    cdef void look_at_viziers(self, State s, int seat) noexcept nogil
    @cython.locals(most=int, tiles="unsigned int", here=int)
    cdef int most_viziers(self, State s) noexcept nogil
    @cython.locals(best=double, rival=int, brings=double)
    cdef double in_front(self, State s, int seat) noexcept nogil
    @cython.locals(lead=int, brings=double)
    cdef double of_vizier_of(self, State s, int seat, int rival, double rivalry) noexcept nogil
    @cython.locals(first=double, second=double, small=double, large=double, i=int)
    cdef void look_at_markets(self, State s, int seat) noexcept nogil
    @cython.locals(best=double, elder=double, price=double, brings=double, i=int)
    cpdef double best_djinn(self, State s, int seat) noexcept nogil
    @cython.locals(best=double, victims="unsigned int", victim=int)
    cdef double best_kill(self, int tile, int reach, double front) noexcept nogil
    @cython.locals(start=int)
    cpdef void find_best(self, State s, int most, Chance chance) noexcept nogil
    @cython.locals(size=int, tribe=int, ends="unsigned int", end=int, brings=double)
    cpdef void find_from(self, State s, int start, int most, Chance chance) noexcept nogil
    @cython.locals(least=double, tribe=int, good="unsigned int", starts="unsigned int", start=int)
    cpdef void find_one(self, State s, Chance chance) noexcept nogil
    @cython.locals(good="unsigned int", end=int)
    cdef unsigned int above(self, unsigned int ends, int tribe, double least) noexcept nogil
    @cython.locals(end=int, brings=double)
    cdef void try_ends(self, int start, unsigned int ends, int tribe, Chance chance) noexcept nogil
    @cython.locals(starts="unsigned int", ends="unsigned int", found=int, i=int, start="unsigned int",
                   end="unsigned int")
    cpdef void spread(self, State s, Chance chance) noexcept nogil
    @cython.locals(i=int)
    cdef void insert(self, int start, int end, int tribe, double brings, int most) noexcept nogil
    @cython.locals(tribe=int)
    cpdef int walk(self, State s, int start, int end, int last, Chance chance) noexcept nogil
    @cython.locals(left=int, options=int, tile=int, i=int, near=int, tribe=int, ticket=int)
    cdef int walk_on(self, int length, int here, int previous, int size, int end, int last,
                     Chance chance) noexcept nogil
    @cython.locals(best=double, tribe=int)
    cpdef double best_from(self, State s, int start) noexcept nogil
    @cython.locals(best=double, start=int, tribe=int, reach="unsigned int", starts="unsigned int")
    cpdef double best_of_all(self, State s) noexcept nogil
    @cython.locals(end=int)
    cdef double best_of(self, unsigned int ends, int tribe, double best) noexcept nogil
    @cython.locals(left=int, best=double, ends="unsigned int", tribe=int)
    cpdef double best_after(self, State s, int dropped, int tile) noexcept nogil
    @cython.locals(reach="unsigned int", best=double, last=int, final=int, tribe=int, ends="unsigned int",
                   end=int, brings=double)
    cpdef int complete(self, State s, Chance chance) noexcept nogil

@cython.locals(near=int, alike="unsigned int")
cpdef unsigned int ends_of(int start, int size) noexcept nogil
cpdef bint can_reach(int tile, int previous, int end, int left) noexcept nogil
