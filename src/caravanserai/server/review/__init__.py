"""Games looked back at: kept records, told turn by turn, and judged in the background."""
