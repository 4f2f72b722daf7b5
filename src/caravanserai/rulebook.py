"""The rules reference that players read, clause by clause."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from . import games

_RULING = re.compile(r"\*ruling:\*", re.IGNORECASE)


@dataclass(frozen=True)
class Djinn:
    """A line of the table of djinns: what the card says."""

    name: str
    value: int
    price: str
    power: str


@dataclass(frozen=True)
class Clause:
    """One rule: its id, the game and the section it stands in, and its text in Markdown."""

    id: str
    game: str
    section: str
    text: str
    djinn: Djinn | None = None
    """If it is a djinn's: its card."""

    @property
    def ruled(self) -> bool:
        """Whether part of it is our own ruling."""
        return bool(_RULING.search(self.text))


@dataclass
class Section:
    """A part of the reference: its title, what it says before its clauses, and these."""

    title: str
    level: int
    """1 for the whole reference, 2 for a chapter, 3 for a part of one."""
    text: str = ""
    clauses: list[Clause] = field(default_factory=list)


def folder() -> Path:
    """Where the reference lies: in the installed package, or in docs/rules of a source checkout."""
    here = Path(__file__).resolve().parent
    installed = here / "rules"
    return installed if installed.is_dir() else here.parents[1] / "docs" / "rules"


def written() -> list[str]:
    """The games that have a reference of their rules."""
    return [name for name in games.names() if games.get(name).clauses]


def ids(game: str) -> str:
    """The ids of a game's clauses, as a regular expression."""
    return rf"{games.get(game).clauses}-[A-Z]+(?:-[A-Z]+)?\d*"


@cache
def clauses() -> dict[str, Clause]:
    """All clauses of all games by id, in the order of the reference."""
    found: dict[str, Clause] = {}
    for game in written():
        for clause in read(game, (folder() / f"{game}.md").read_text("utf-8")):
            if clause.id in found:
                raise ValueError(f"{clause.id} is written twice")
            found[clause.id] = clause
    return found


@cache
def reference(game: str, language: str = "en") -> tuple[str, list[Section]]:
    """A game's reference in that language, or in English where it isn't translated; and in which it is."""
    if not games.get(game).clauses:
        return "en", []
    translated = folder() / language / f"{game}.md"
    if language != "en" and language.isalpha() and translated.is_file():
        return language, read_sections(game, translated.read_text("utf-8"))
    return "en", read_sections(game, (folder() / f"{game}.md").read_text("utf-8"))


def read(game: str, reference: str) -> list[Clause]:
    """The clauses of one game's reference."""
    return [clause for section in read_sections(game, reference) for clause in section.clauses]


def read_sections(game: str, reference: str) -> list[Section]:
    """One game's reference, section by section."""
    sections = [Section("", 1)]
    for block in re.split(rf"\n(?=- |#|\| {ids(game)} )|\n\n", reference):
        heading = re.match(r"(#+) (?:[\d.]+ )?(.*)", block)
        if heading:
            sections.append(Section(heading[2], len(heading[1])))
            block = block[heading.end() :]
        if block.strip():
            read_block(game, block, sections[-1])
    return [section for section in sections if section.title]


def read_block(game: str, block: str, section: Section) -> None:
    """A paragraph, an item of a list, a djinn's line of their table, or another table as it is written."""
    djinn = re.match(rf"\| ({ids(game)}) \| (.+?) \| (.+?) \| (.+?) \| (.+) \|", block)
    if djinn:
        clause, name, points, price, power = djinn.groups()
        text = f"**{name}**, {points} VP, price {price}. {power}"
        card = Djinn(name, int(points), price, power)
        section.clauses.append(Clause(clause, game, section.title, text, card))
        return
    if block.startswith("|"):
        if block.count("\n") > 1:  # else it is just the head of the djinns' table
            section.text = f"{section.text}\n\n{block}".strip()
        return
    words = re.split(rf"\*\*({ids(game)})\*\*", " ".join(block.split()))
    section.clauses += [
        Clause(clause, game, section.title, text.strip())
        for clause, text in zip(words[1::2], words[2::2], strict=True)
    ]
    if len(words) == 1:
        section.text = f"{section.text}\n\n{words[0]}".strip()


def nearest(name: str) -> list[str]:
    """The clause ids most like a name that is none."""
    wanted = name.strip().upper()
    ids = list(clauses())
    starting = [clause for clause in ids if clause.startswith(wanted)] if wanted else []
    return starting[:8] or get_close_matches(wanted, ids, n=5, cutoff=0.5)


def find(name: str) -> Clause:
    """The clause of that id, upper or lower case; KeyError names the nearest where there is none."""
    clause = clauses().get(name.strip().upper())
    if clause is None:
        near = nearest(name)
        hint = f"; the nearest are {', '.join(near)}" if near else ""
        raise KeyError(f"no clause is called {name.strip()!r}{hint}")
    return clause
