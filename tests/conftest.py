"""What every run of the tests shares: it says which build it exercises, and refuses the wrong one."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from caravanserai import games

BUILD = "compiled" if games.compiled() else "plain"

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")


def pytest_report_header() -> str:
    return f"caravanserai: the {BUILD} build, from {'site-packages' if installed() else 'the sources'}"


def pytest_sessionstart() -> None:
    expected = os.environ.get("CARAVANSERAI_EXPECT", BUILD)
    if expected != BUILD:
        pytest.exit(f"the {expected} build was expected, but the {BUILD} one was imported", returncode=3)


def installed() -> bool:
    return "site-packages" in games.__file__
