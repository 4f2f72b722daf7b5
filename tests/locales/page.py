"""Which messages the page asks for, found in their sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
CALL = re.compile(r"(?<![\w.$])(?:t|words\.text|words\.has)\(")
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")


@dataclass
class Asked:
    """Ids asked for by name, and patterns of ids that are put together."""

    ids: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    mentioned: set[str] = field(default_factory=set)

    def covers(self, id: str) -> bool:
        """Whether the page may ask for this message."""
        return (
            id in self.ids
            or id in self.mentioned
            or any(re.fullmatch(pattern, id) for pattern in self.patterns)
        )


def sources() -> Iterator[Path]:
    """The page's sources, without its tests."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path


def first_argument(source: str, start: int) -> str:
    """The text of a call's first argument; `start` is just after the bracket."""
    depth, quote, place = 0, "", start
    while place < len(source):
        letter = source[place]
        if quote:
            if letter == "\\":
                place += 1
            elif letter == quote:
                quote = ""
        elif letter in "'\"`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif letter == "," and depth == 0:
            break
        place += 1
    return source[start:place]


def pattern_of(template: str) -> str:
    """A regular expression for the ids that a template literal can make."""
    pieces = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", template)
    return "[a-z0-9-]*".join(re.escape(piece) for piece in pieces)


@cache
def asked() -> Asked:
    """Everything the page asks for."""
    found = Asked()
    for path in sources():
        source = path.read_text("utf-8")
        for call in CALL.finditer(source):
            for single, double, template in LITERAL.findall(
                condition_left_out(first_argument(source, call.end()))
            ):
                if "${" in template:
                    found.patterns.add(pattern_of(template))
                elif single or double or template:
                    found.ids.add(single or double or template)
        for single, double, template in LITERAL.findall(source):
            if ID.fullmatch(single or double or template):
                found.mentioned.add(single or double or template)
    return found


def condition_left_out(argument: str) -> str:
    """What an argument can be, without the texts it is compared with."""
    return re.sub(r"[!=]==?\s*(?:'[^']*'|\"[^\"]*\")", "", argument)
