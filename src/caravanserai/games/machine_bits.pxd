cdef extern from *:
    """
    #define caravanserai_bit(member) (1ULL << (member))
    #if defined(__GNUC__) || defined(__clang__)
    #define caravanserai_lowest(members) __builtin_ctzll(members)
    #else
    static int caravanserai_lowest(unsigned long long members) {
        int member = 0;
        while (!(members >> member & 1)) member++;
        return member;
    }
    #endif
    static inline int caravanserai_count(unsigned long long members) {  /* binaries run on any processor */
        members -= members >> 1 & 0x5555555555555555ULL;
        members = (members & 0x3333333333333333ULL) + (members >> 2 & 0x3333333333333333ULL);
        members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int) (members * 0x0101010101010101ULL >> 56);
    }
    """
    unsigned long long bit "caravanserai_bit" (int member) noexcept nogil
    int lowest "caravanserai_lowest" (unsigned long long members) noexcept nogil
    int count "caravanserai_count" (unsigned long long members) noexcept nogil
