"""The words of one language, read from its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).resolve().parents[2] / "src" / "caravanserai" / "locales"
LANGUAGES = ("en", "ru", "hu")
PLURALS = {"zero", "one", "two", "few", "many"}


@dataclass
class Choice:
    """A selector: the variable it looks at, and its keys; the last one is the default."""

    variable: str
    keys: list[str]
    default: str

    @property
    def counts(self) -> bool:
        """Whether it chooses by a number."""
        return any(key in PLURALS or key.isdigit() for key in self.keys)


@dataclass
class Message:
    """One message: what it refers to, what it is given, and every piece of plain text in it."""

    id: str
    area: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: list[Choice] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    patterns: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All its plain text in one line, for looking at words."""
        return " ".join(self.texts)


class Reading(Visitor):
    """Walks over one message and notes what it finds."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A value given to the message."""
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message inside this one."""
        self.message.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice between variants."""
        assert isinstance(node.selector, ast.VariableReference), f"{self.message.id}: select on a variable"
        keys = [key_of(variant) for variant in node.variants]
        default = next(key_of(variant) for variant in node.variants if variant.default)
        self.message.choices.append(Choice(node.selector.id.name, keys, default))
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        """A line of text and placeables."""
        parts = []
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                self.message.texts.append(element.value)
                parts.append(element.value)
            elif isinstance(element.expression, ast.VariableReference):
                parts.append(f"{{${element.expression.id.name}}}")
            else:
                parts.append("{}")
        self.message.patterns.append("".join(parts))
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    """The key of a variant, as it is written."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def areas(language: str) -> list[str]:
    """The areas a language has a file for."""
    return sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by id; a file that can't be read or an id written twice is an error."""
    found: dict[str, Message] = {}
    for area in areas(language):
        source = (LOCALES / language / f"{area}.ftl").read_text("utf-8")
        for entry in FluentParser(with_spans=True).parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{area}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is written twice"
                message = Message(entry.id.name, area)
                Reading(message).visit(entry)
                found[message.id] = message
    return found


def closure(language: str, message: Message) -> Iterator[Message]:
    """A message and all messages inside it."""
    yield message
    for reference in message.references:
        yield from closure(language, messages(language)[reference])


def shown(language: str, message: Message) -> set[str]:
    """The values that a message prints, rather than only choosing by them."""
    return {
        variable
        for part in closure(language, message)
        for pattern in part.patterns
        for variable in re.findall(r"\{\$(\w+)\}", pattern)
    }


def arguments(language: str, message: Message) -> set[str]:
    """What a message must be given, for itself and for those inside it."""
    return {variable for part in closure(language, message) for variable in part.variables}
