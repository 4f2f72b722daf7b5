cimport cython
from ..machine_blank cimport *
from ..machine_bits cimport *
from .actions cimport find_actions
from .constants cimport *
from .scoring cimport total_points
from .state cimport State
from .core cimport Core

cdef int SIZE
cdef double HIGHEST
cdef int TREASURE, COLOUR, DOWN, EMPTIED, STEP, DECIDES, ACTIVE, FIRST, SEAT, PLAYERS, VARIANT, OUT, ENDING
cdef int TURNS_LEFT, TAKEN_TREASURE, TAKEN_COLOUR, PRESENT, SCORE, POINTS, NUMBER, HAS, BANS, CHOSEN
cdef int SHOWN_TREASURE, SHOWN_COLOUR, UNSEEN, BESIDE
cdef double SCORE_RATE, POINT_RATE, TILE_RATE, TURN_RATE

@cython.locals(away=int, place=int, out="float*")
cpdef void observe(State s, int seat, float[::1] memory, Py_ssize_t at) noexcept nogil
@cython.locals(n=int, i=int, out="unsigned char*")
cpdef int mark_legal(State s, unsigned char[::1] memory, Py_ssize_t at) noexcept nogil
cpdef int points_known(Core s, int seat, int looker) noexcept nogil
@cython.locals(x=double)
cdef double share(int number, double rate) noexcept nogil
cdef void write_set(unsigned long long members, float* out, int start) noexcept nogil
@cython.locals(rest="unsigned long long", place=int)
cdef void write_cave(Core s, float* out) noexcept nogil
@cython.locals(treasure=int)
cdef void write_turn(Core s, int seat, float* out) noexcept nogil
cdef void write_seat(Core s, int who, int away, float* out) noexcept nogil
