"""The compiled core's constants are those of the source."""

from __future__ import annotations

import re
from pathlib import Path

import caravanserai
from caravanserai.games.ali_baba import constants


def test_the_declared_constants_are_the_same() -> None:
    declarations = Path(caravanserai.__file__).parent / "games" / "ali_baba" / "constants.pxd"
    declared = dict(re.findall(r"^    (\w+) = (\d+)$", declarations.read_text("utf-8"), re.MULTILINE))
    assert declared == {name: str(value) for name, value in vars(constants).items() if name.isupper()}
