"""Sets as bit masks; `machine_bits.pxd` gives the compiled core the machine's own instructions."""

from __future__ import annotations


def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


def lowest(members: int) -> int:
    """The first member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def count(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()
