"""The numbers of the reward modes. `reward_modes.pxd` says the same to the compiler."""

from typing import Final

WIN: Final = 0
MARGIN: Final = 1
SHAPED: Final = 2
EVERYBODY: Final = -1  # a looker that has no seat: it knows what everybody knows
