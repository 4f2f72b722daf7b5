from .constants cimport *

cdef unsigned long long[108] BELOW
cdef unsigned long long[108] ABOVE
cdef unsigned long long[108] NEAR
cdef unsigned long long[2] FACE_UP
cdef unsigned long long[2] FACE_DOWN

cpdef unsigned long long below(int cave, int place) noexcept
cpdef unsigned long long above(int cave, int place) noexcept
cpdef unsigned long long near(int cave, int place) noexcept
