"""The order of the house: who imports whom, what things are called, where a game is named, what is typed."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = "caravanserai"
FEW = 60
"""How often `Any` may stand in a type in all of the source."""
OF_A_GAME = re.compile(r"^(games|bots|drawing|envs|lessons|cli)/(five_tribes|ali_baba)")
"""What is a game's own: both games' files bear the same names, and so may their classes."""
ONE_PER_GAME = {"State"}
"""What the rules of each game have, and `games` promises of all."""
VERBS = frozenset("ask do go look make read say see show tell think write".split())
COMMANDS = {"cli/serve.py", "server/serve.py"}
"""A command is a verb, and so is the module that is called like it."""


def files() -> list[Path]:
    """All modules of the source."""
    return sorted((SOURCE / PACKAGE).rglob("*.py"))


@cache
def tree_of(file: Path) -> ast.Module:
    """What a module says."""
    return ast.parse(file.read_text("utf-8"), str(file))


def place(file: Path) -> str:
    """Where in the package a module is."""
    return str(file.relative_to(SOURCE / PACKAGE))


def name_of(file: Path) -> str:
    """The name by which a module is imported."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: Path, known: frozenset[str]) -> Iterator[str]:
    """The modules of ours that a module imports, also where only types need them, or inside a function."""
    package = file.relative_to(SOURCE).parent.parts
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            source = ".".join((*above, *(node.module.split(".") if node.module else ())))
            for alias in node.names:
                inside = f"{source}.{alias.name}"
                if inside in known:
                    yield inside
                elif source in known:
                    yield source


def test_no_modules_import_each_other_in_a_circle() -> None:
    known = frozenset(map(name_of, files()))
    graph = {name_of(file): set(imported(file, known)) - {name_of(file)} for file in files()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as cycle:
        raise AssertionError(f"a circle of imports: {' < '.join(cycle.args[1])}") from None


def test_no_class_name_stands_in_two_modules() -> None:
    places: dict[str, set[str]] = {}
    for file in files():
        game = OF_A_GAME.match(place(file))
        where = place(file).replace(game[2], "<game>") if game else place(file)
        for node in tree_of(file).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, set()).add(where)
    twice = {name: sorted(at) for name, at in places.items() if len(at) > 1 and name not in ONE_PER_GAME}
    assert not twice, "\n".join(f"{name}: {', '.join(where)}" for name, where in sorted(twice.items()))


def test_no_file_outside_the_rules_is_called_by_what_it_does() -> None:
    verbs = []
    for file in files():
        words = file.stem.strip("_").split("_")
        by_verb = any(word.endswith("ing") or word in VERBS for word in words)
        if by_verb and not place(file).startswith("games/") and place(file) not in COMMANDS:
            verbs.append(place(file))
    assert not verbs


def test_a_game_is_named_in_its_own_rooms_only() -> None:
    named = []
    for file in files():
        if OF_A_GAME.match(place(file)):
            continue
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Constant) and node.value in ("five-tribes", "ali-baba"):
                named.append(f"{place(file)}:{node.lineno}")
            if isinstance(node, ast.Compare) and compares_name(node):
                named.append(f"{place(file)}:{node.lineno}")
    assert not named


def compares_name(node: ast.Compare) -> bool:
    """Whether something is decided by the name of a game."""
    sides = (node.left, *node.comparators)
    return any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides) and any(
        isinstance(side, ast.Attribute)
        and side.attr == "name"
        and getattr(side.value, "id", getattr(side.value, "attr", "")) == "game"
        for side in sides
    )


def test_a_value_that_may_be_anything_is_rare_and_says_why() -> None:
    found, without_reason = 0, []
    for file in files():
        comments = comments_of(file)
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Name) and node.id == "Any":
                found += 1
                if node.lineno not in comments and node.lineno - 1 not in comments:
                    without_reason.append(f"{place(file)}:{node.lineno}")
    assert found <= FEW
    assert not without_reason


def comments_of(file: Path) -> set[int]:
    """The lines on which a comment stands; a line of words about an attribute counts, too."""
    text = file.read_text("utf-8")
    words = tokenize.generate_tokens(io.StringIO(text).readline)
    return {word.start[0] for word in words if word.type == tokenize.COMMENT}
