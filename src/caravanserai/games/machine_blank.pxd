from libc.string cimport memset

cdef inline float* blank_floats(float[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(&memory[at], 0, size * sizeof(float))
    return &memory[at]

cdef inline unsigned char* blank_bytes(unsigned char[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(&memory[at], 0, size)
    return &memory[at]
