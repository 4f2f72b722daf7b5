cdef extern from *:
    """
    #define caravanserai_bit(member) (1ULL << (member))
    #if defined(__GNUC__) || defined(__clang__)
    #define caravanserai_lowest(members) __builtin_ctzll(members)
    #define caravanserai_count(members) __builtin_popcountll(members)
    #else
    static int caravanserai_lowest(unsigned long long members) {
        int member = 0;
        while (!(members >> member & 1)) member++;
        return member;
    }
    static int caravanserai_count(unsigned long long members) {
        int number = 0;
        for (; members; members &= members - 1) number++;
        return number;
    }
    #endif
    """
    unsigned long long bit "caravanserai_bit" (int member) noexcept nogil
    int lowest "caravanserai_lowest" (unsigned long long members) noexcept nogil
    int count "caravanserai_count" (unsigned long long members) noexcept nogil
