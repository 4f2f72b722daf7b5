"""The compiled core and plain Python tell learners the same numbers, and both are measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="a batch is told in NumPy arrays: the extra `learn`")

from caravanserai import games
from caravanserai.bench import stepper
from caravanserai.envs import reward_modes as rewarding
from caravanserai.games.five_tribes import told

from ..games.tables import TABLES
from ..games.test_builds import ask, plain_copy
from . import fingerprint


def test_both_builds_tell_the_same_numbers(tmp_path_factory: pytest.TempPathFactory) -> None:
    if not games.compiled():
        pytest.skip("the compiled build looks for a difference when it is tested")
    plain = ask(["-m", "tests.envs.fingerprint"], plain_copy(tmp_path_factory.mktemp("plain")))
    assert plain.splitlines() == [fingerprint.of_table(table) for table in TABLES]


def declared(file: Path) -> dict[str, int]:
    """What a .pxd says that names stand for."""
    return {name: int(value) for name, value in re.findall(r"(\w+) = (-?\d+)", file.read_text("utf-8"))}


def test_both_builds_have_the_same_reward_modes() -> None:
    numbers = {name: value for name, value in vars(rewarding).items() if name.isupper()}
    assert declared(Path(rewarding.__file__).with_suffix(".pxd")) == numbers


def test_both_builds_have_the_same_room_to_remember_what_was_told() -> None:
    rooms = {name: getattr(told, name) for name in told.__all__ if name.isupper()}
    assert declared(Path(told.__file__).with_name("machine_told.pxd")) == rooms


def test_the_benchmark_measures_batches_bare_and_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepper, "GAMES", 2)
    assert stepper.batches() == [
        *("five-tribes, bare", "five-tribes, observed"),
        *("ali-baba, bare", "ali-baba, observed"),
    ]
    for name in stepper.batches():
        measured = stepper.Stepping(name)
        batch = stepper.make(name)
        assert hasattr(batch, "masks") == ("observed" in name)
        measured.note(stepper.steps_in(batch, 0.01))
        figures = measured.figures()
        assert figures["batch"] == name
        assert figures["steps_per_second"] > 0
        assert figures["of_playouts"] > 0
