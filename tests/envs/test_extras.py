"""Where a package is missing the error says which extra brings it, and nothing else needs it."""

from __future__ import annotations

import subprocess
import sys

import pytest

NEEDED = [
    ("numpy", "import caravanserai.envs", "learn"),
    ("pettingzoo", "from caravanserai.envs import five_tribes_v0", "learn"),
    ("gymnasium", "import caravanserai.envs.gymnasium_env", "learn"),
    ("resvg_py", "from caravanserai.envs import pixels; pixels.of_svg('')", "learn"),
    ("pyspiel", "import caravanserai.envs.open_spiel", "learn"),
    ("onnxruntime", "from caravanserai import bots; bots.get('ali-baba', 'onnx:policy.onnx')", "onnx"),
]


def without(package: str, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program where a package can't be imported."""
    blocked = f"import sys; sys.modules[{package!r}] = None; {program}"
    return subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("package", "program", "extra"), NEEDED, ids=[package for package, *_ in NEEDED])
def test_the_error_of_a_missing_package_names_the_extra(package: str, program: str, extra: str) -> None:
    if package != "numpy":
        pytest.importorskip("numpy", reason="another package would be missed first")
    if package == "pettingzoo":
        pytest.importorskip("gymnasium", reason="another package would be missed first")
    run = without(package, program)
    assert run.returncode == 1
    words = f'{package} is not installed here; pip install "caravanserai[{extra}]" brings'
    assert words in run.stderr.splitlines()[-1]


def test_games_bots_and_commands_need_no_extra() -> None:
    nothing = "; ".join(f"sys.modules[{package!r}] = None" for package, *_ in NEEDED)
    program = f"{nothing}; from caravanserai import arena, bots, games; import caravanserai.cli.app"
    assert without("torch", program).returncode == 0


def test_a_batch_needs_numpy_alone() -> None:
    pytest.importorskip("numpy", reason="the extra `learn`")
    nothing = "; ".join(f"sys.modules[{package!r}] = None" for package, *_ in NEEDED if package != "numpy")
    program = f"{nothing}; from caravanserai import envs; envs.Batch('ali-baba', 2)"
    run = without("torch", program)
    assert run.returncode == 0, run.stderr
