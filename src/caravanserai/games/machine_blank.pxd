from libc.string cimport memset

cdef inline void blank_floats(float[::1] out, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(&out[at], 0, size * sizeof(float))

cdef inline void blank_bytes(unsigned char[::1] out, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(&out[at], 0, size)
