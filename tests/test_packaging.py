"""The shape of the project: what the files may hold, and that both builds are told the same."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from build_tools.lock import additions, entries

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "caravanserai"
LONGEST_MODULE = 500

# Written in two halves, so that this file does not find itself.
FORBIDDEN = [
    "pypi" + ".org",
    "python" + "hosted.org",
    "npmjs" + ".org",
    "npmjs" + ".com",
    "--index" + "-url",
    "--extra-index" + "-url",
    "/ro" + "ot/",
    "/wo" + "rk/",
    "/t" + "mp/",
    "/ho" + "me/",
]


def project_files() -> list[Path]:
    """The files that belong to the project: what git knows or would take in."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).is_file()]


def test_no_file_names_a_registry_or_a_path_of_a_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in project_files()
        for word in FORBIDDEN
        # "./folder/" is one of the project, even if a machine has one of that name.
        if word.encode() in path.read_bytes().replace(b"./", b".")
    ]
    assert found == []


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").iterdir()), ids=lambda lock: lock.name)
def test_every_locked_version_has_a_hash(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pinned = entries(text)
    assert pinned
    assert "".join(pinned.values()) == text, "there is nothing else in it"
    assert all("--hash=sha256:" in lines for lines in pinned.values())
    assert "://" not in text


def test_the_lock_of_ray_only_adds_to_that_of_the_tools() -> None:
    dev, ray = ((ROOT / "requirements" / name).read_text("utf-8") for name in ("dev.txt", "ray.txt"))
    assert additions(dev, dev + ray) == ray
    assert "ray" in {line.split("==")[0] for line in entries(ray)}


def test_locks_with_two_versions_of_one_package_do_not_fit_together() -> None:
    with pytest.raises(ValueError, match="numpy"):
        additions("numpy==2.3 \\\n    --hash=sha256:a\n", "numpy==2.4 \\\n    --hash=sha256:b\n")


def test_no_binary_lies_among_the_sources() -> None:
    assert [path for path in SOURCES.rglob("*") if path.suffix in (".so", ".pyd", ".c")] == []


def test_modules_are_short() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in SOURCES.rglob("*.py")}
    assert {path.name: length for path, length in lengths.items() if length > LONGEST_MODULE} == {}


def constants_in_python(path: Path) -> dict[str, int]:
    """NAME: Final = number."""
    return {
        node.target.id: ast.literal_eval(node.value)
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }


def constants_for_the_compiler(path: Path) -> dict[str, int]:
    """NAME = number, in an enum."""
    return {name: int(value) for name, value in re.findall(r"(\w+) *= *(\d+)", path.read_text("utf-8"))}


@pytest.mark.parametrize(
    "module",
    ["games/five_tribes/constants", "games/ali_baba/constants", "bots/five_tribes/limits"],
)
def test_both_builds_have_the_same_constants(module: str) -> None:
    plain = constants_in_python(SOURCES / f"{module}.py")
    assert len(plain) > 5
    assert constants_for_the_compiler(SOURCES / f"{module}.pxd") == plain


def public_names(tree: ast.Module) -> Iterator[tuple[str, str | None]]:
    """The module, its public classes, functions and methods, each with its docstring."""
    yield "the module", ast.get_docstring(tree)
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
            yield node.name, ast.get_docstring(node)
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                        yield f"{node.name}.{method.name}", ast.get_docstring(method)


def test_every_public_name_has_a_docstring() -> None:
    bare = [
        f"{path.relative_to(SOURCES)}: {name}"
        for path in sorted(SOURCES.rglob("*.py"))
        for name, words in public_names(ast.parse(path.read_text("utf-8")))
        if not words
    ]
    assert bare == []
