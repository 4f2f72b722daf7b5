"""Work that pauses after each of its small steps, so that others can be seen to in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")
InSteps = Generator[None, None, Result]
"""Work in steps; it returns what came of it."""


def at_once(work: InSteps[Result]) -> Result:
    """What comes of work that has nobody to see to in between."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result
