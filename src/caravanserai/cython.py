"""What the compiled core takes from Cython, for plain Python, where it changes nothing.

The compiler knows these names as its own (it heeds `from … import` a module of this name); nobody who runs
the package needs Cython.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, TypeVar

Kind = TypeVar("Kind")

compiled = False
nogil = nullcontext()
"""A block in which other threads go on: nothing in it touches what belongs to Python."""
p_void = object
"""An address."""


def cclass(kind: type[Kind]) -> type[Kind]:
    """A class as its .pxd declares it; said where more is said of it."""
    return kind


def no_gc(kind: type[Kind]) -> type[Kind]:
    """A class whose objects never refer to each other in a circle, so that nothing need look for circles."""
    return kind


def freelist(size: int) -> Callable[[type[Kind]], type[Kind]]:
    """A class of which some objects' memory is kept for the next ones."""
    return no_gc


def cast(kind: type[Kind], value: Any) -> Kind:  # Any: to the compiler any address may be any object's
    """What lies at an address; without a compiler an object is its own address."""
    thing: Kind = value
    return thing
