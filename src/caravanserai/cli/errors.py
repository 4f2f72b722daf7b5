"""What the command line answers to a wish it can't fulfil."""

from __future__ import annotations


class UsageError(Exception):
    """A wish that can't be fulfilled, told in one line; the command ends with exit code 2."""
