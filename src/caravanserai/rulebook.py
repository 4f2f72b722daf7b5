"""The rules reference that players read, clause by clause."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

GAMES = ("five-tribes", "ali-baba")
ID = r"(?:FT|AB)-[A-Z]+(?:-[A-Z]+)?\d*"
_NAMED = re.compile(rf"\*\*({ID})\*\*")
_DJINN = re.compile(rf"\| ({ID}) \| (.+?) \| (.+?) \| (.+?) \| (.+) \|")
_RULING = re.compile(r"\*ruling:\*", re.IGNORECASE)


@dataclass(frozen=True)
class Clause:
    """One rule: its id, the game and the section it stands in, and its text in Markdown."""

    id: str
    game: str
    section: str
    text: str

    @property
    def ruled(self) -> bool:
        """Whether part of it is our own ruling."""
        return bool(_RULING.search(self.text))


def folder() -> Path:
    """Where the reference lies: in the installed package, or in docs/rules of a source checkout."""
    here = Path(__file__).resolve().parent
    installed = here / "rules"
    return installed if installed.is_dir() else here.parents[1] / "docs" / "rules"


@cache
def clauses() -> dict[str, Clause]:
    """All clauses of both games by id, in the order of the reference."""
    found: dict[str, Clause] = {}
    for game in GAMES:
        for clause in read(game, (folder() / f"{game}.md").read_text("utf-8")):
            if clause.id in found:
                raise ValueError(f"{clause.id} is written twice")
            found[clause.id] = clause
    return found


def read(game: str, reference: str) -> list[Clause]:
    """The clauses of one game's reference."""
    found = []
    section = ""
    for block in re.split(r"\n(?=- |#|\|)|\n\n", reference):
        heading = re.match(r"#+ (?:[\d.]+ )?(.*)", block)
        djinn = _DJINN.match(block)
        if heading:
            section = heading[1]
        elif djinn:
            clause, name, points, price, power = djinn.groups()
            text = f"**{name}**, {points} VP, price {price}. {power}"
            found.append(Clause(clause, game, section, text))
        else:
            words = _NAMED.split(" ".join(block.split()))
            found += [
                Clause(clause, game, section, text.strip())
                for clause, text in zip(words[1::2], words[2::2], strict=True)
            ]
    return found


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
