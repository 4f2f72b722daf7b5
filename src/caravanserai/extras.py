"""Packages that only learners need: what to install where one is missing."""

from __future__ import annotations


def how_to_install(missing: ImportError, extra: str = "learn") -> ImportError:
    """The error that says which extra brings the package."""
    return ImportError(
        f'{missing.name} is not installed here; pip install "caravanserai[{extra}]" brings it',
        name=missing.name,
    )
