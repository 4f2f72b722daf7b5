"""What the engines, tables and the server say when they refuse, read from their sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2] / "src" / "caravanserai"
REASONS = [HOUSE / "games" / game / "reasons.py" for game in ("five_tribes", "ali_baba")]
SAYING = {
    "Refused": (0, 1),
    "refuse": (0, 1),
    "Refusal": (1, 2),
    "not_allowed": (None, 0),
    "not_now": (None, 0),
}
"""Where each way of refusing has its code and its message."""
CODES = {"not_allowed": "not-allowed", "not_now": "not-now", "bad_field": "bad-request"}
NEVER = {f"the {size} market sells from the first {n} cards" for size, n in (("small", 6), ("large", 3))}
"""What an expression could be by its letters alone, but isn't."""
NOT_FOR_PLAYERS = {HOUSE / "server" / "minds.py", HOUSE / "server" / "thinking.py"}
"""What the bots' processes tell the server, which nobody at a table reads."""


def slug(message: str) -> str:
    """The end of a message's id: what the page makes of the English reason."""
    return re.sub(r"[^a-z0-9]+", "-", message.lower()).strip("-")


def spelled(node: ast.expr) -> Iterator[str | None]:
    """Every text an expression can be; None for one that only the running program knows."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str | int):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from spelled(node.body)
        yield from spelled(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [list(spelled(part)) for part in node.values]
        for choice in product(*parts):
            yield None if None in choice else "".join(part or "" for part in choice)
    elif isinstance(node, ast.FormattedValue):
        yield from spelled(node.value)
    else:
        yield None


@cache
def reasons_of_games() -> set[str]:
    """The constant reasons for which the two games refuse an action."""
    found = set()
    for path in REASONS:
        tree = ast.parse(path.read_text("utf-8"))
        documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                texts = list(spelled(node.elts[1]))
            elif isinstance(node, ast.IfExp | ast.JoinedStr | ast.Constant) and id(node) not in documented:
                texts = list(spelled(node))
            else:
                continue
            found |= {text for text in texts if text and " " in text.strip() and not text.endswith(" ")}
    return found - NEVER


def declined() -> set[str]:
    """What declining is answered with, in steps that ask for something else."""
    asked = ast.parse(REASONS[0].read_text("utf-8"))
    steps = next(
        node.value
        for node in asked.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "ASKED"
    )
    assert isinstance(steps, ast.List)
    reasons = [text for step in steps.elts if isinstance(step, ast.Tuple) for text in spelled(step.elts[1])]
    return {f"nothing can be declined here: {reason}" for reason in reasons}


@cache
def said_by_house() -> tuple[set[str], set[str]]:
    """The constant messages of tables and server, and the codes under which others are said."""
    messages, codes = set(), set()
    for path in sorted([*HOUSE.glob("table/*.py"), *HOUSE.glob("server/**/*.py")]):
        if path in NOT_FOR_PLAYERS:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            code_at, message_at = SAYING.get(name, (None, 1 if name == "bad_field" else -1))
            if not 0 <= message_at < len(node.args):
                continue
            texts = list(spelled(node.args[message_at]))
            messages |= {text for text in texts if text}
            code = CODES.get(name) or next(spelled(node.args[code_at or 0]), None)
            if code:
                codes.add(code)
    return messages, codes
