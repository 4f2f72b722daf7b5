cdef extern from *:
    """
    #define ali_baba_bit(member) (1ULL << (member))
    #if defined(__GNUC__) || defined(__clang__)
    #define ali_baba_lowest(members) __builtin_ctzll(members)
    #define ali_baba_count(members) __builtin_popcountll(members)
    #else
    static int ali_baba_lowest(unsigned long long members) {
        int member = 0;
        while (!(members >> member & 1)) member++;
        return member;
    }
    static int ali_baba_count(unsigned long long members) {
        int number = 0;
        for (; members; members &= members - 1) number++;
        return number;
    }
    #endif
    """
    unsigned long long bit "ali_baba_bit" (int member) noexcept nogil
    int lowest "ali_baba_lowest" (unsigned long long members) noexcept nogil
    int count "ali_baba_count" (unsigned long long members) noexcept nogil
