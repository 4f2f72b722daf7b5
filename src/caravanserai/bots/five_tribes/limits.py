"""The sizes of what a search keeps. `limits.pxd` says the same to the compiler."""

from typing import Final

LINE: Final = 40  # the longest turn that is considered, in actions
EVERY_WAY: Final = 4  # the largest hand that is sown in every way
SOME_WAYS: Final = 6  # random ways to each end, for larger ones
VARIED: Final = 12  # of so many of the best turns every other choice is tried
MOST_EDGES: Final = 192  # of a node
SOW: Final = 14  # the longest move of meeples remembered below the root, in actions
DEEPEST: Final = 60  # decisions from the root
