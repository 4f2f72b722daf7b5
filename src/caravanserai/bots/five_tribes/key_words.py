"""The numbers that a key is made of: one for each of the 30 tiles, then these. Each has a factor of its own.

`key_words.pxd` says the same to the compiler.
"""

from typing import Final

TURN_WORD: Final = 30
SEAT_WORD: Final = 31  # … 34, by seat: what it has in the open
HAND_WORD: Final = 35  # … 38, by seat: its cards
ROW_WORD: Final = 39
DECK_WORD: Final = 40
IN_HAND_WORD: Final = 41
DJINN_WORD: Final = 42
OFFER_WORD: Final = 43  # what is being sold, which powers were used, which djinns drawn
LAST_FACTOR: Final = 44  # stirs the sum
DRAWN_FACTOR: Final = 45  # of a djinn drawn
WORDS: Final = 46
