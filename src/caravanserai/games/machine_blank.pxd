from libc.string cimport memcmp, memset

cdef inline float* blank_floats(float[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(&memory[at], 0, size * sizeof(float))
    return &memory[at]

cdef inline float* row_of_floats(float[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    return &memory[at]

cdef inline void erase(float* row, Py_ssize_t first, Py_ssize_t last) noexcept nogil:
    memset(row + first, 0, (last - first) * sizeof(float))

cdef inline short* row_of_words(short[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    return &memory[at]

cdef extern from *:
    """
    #include <string.h>
    /* Sixteen at a time, then four, for hardly any have changed. */
    static int caravanserai_first_change(const short *now, const short *then, int place, int end) {
        unsigned long long a[4], b[4];
        for (; place + 16 <= end; place += 16) {
            memcpy(a, now + place, 32);
            memcpy(b, then + place, 32);
            if ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])) break;
        }
        for (; place + 4 <= end; place += 4) {
            memcpy(a, now + place, 8);
            memcpy(b, then + place, 8);
            if (a[0] != b[0]) break;
        }
        while (place < end && now[place] == then[place]) place++;
        return place;
    }
    """
    int first_change_in "caravanserai_first_change" (short* now, short* then, int place, int end) noexcept nogil

cdef inline int first_change(short* now, short* then, int since, int place, int end) noexcept nogil:
    return first_change_in(now, then + since, place, end)

cdef inline unsigned char* blank_bytes(unsigned char[::1] memory, Py_ssize_t at, Py_ssize_t size) noexcept nogil:
    memset(&memory[at], 0, size)
    return &memory[at]
