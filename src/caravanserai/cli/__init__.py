"""The command `caravanserai`."""

from .app import main

__all__ = ["main"]
