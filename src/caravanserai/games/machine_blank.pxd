from libc.string cimport memcmp, memset

cdef inline float* blank_floats(float[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(&memory[at], 0, size * sizeof(float))
    return &memory[at]

cdef inline float* row_of_floats(float[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    return &memory[at]

cdef inline void erase(float* row, Py_ssize_t first, Py_ssize_t last) noexcept nogil:
    memset(row + first, 0, (last - first) * sizeof(float))

cdef inline bint unchanged(short* now, int first, short[::1] then, Py_ssize_t at, int size) noexcept nogil:
    return memcmp(now + first, &then[at], size * sizeof(short)) == 0

cdef inline unsigned char* blank_bytes(unsigned char[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(&memory[at], 0, size)
    return &memory[at]
