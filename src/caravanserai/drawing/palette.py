"""The page's own art: its symbols and its colours, read from the files that the page is made of."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal

Theme = Literal["light", "dark"]

SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
PATTERN = re.compile(r'<pattern id="([^"]+)".*?</pattern>', re.DOTALL)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
COLOUR = re.compile(r"--([a-z0-9-]+):\s*([^;]+);")
NAMED = re.compile(r"var\(--([a-z0-9-]+)(?:,\s*([^()]*))?\)")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DARK = ":root[data-theme='dark']"


def folder() -> Path:
    """Where the art lies: in the installed package, or in the page's sources of a checkout."""
    here = Path(__file__).resolve().parent
    installed = here / "art"
    return installed if installed.is_dir() else here.parents[2] / "web" / "src" / "look"


@cache
def symbols() -> dict[str, tuple[str, str]]:
    """Each symbol's view box and drawing, by name."""
    found = SYMBOL.findall((folder() / "sprites.svg").read_text("utf-8"))
    return {name: (box, inside) for name, box, inside in found}


@cache
def patterns() -> dict[str, str]:
    """The weaves of the seats, by name."""
    text = (folder() / "sprites.svg").read_text("utf-8")
    return {found[1]: found[0] for found in PATTERN.finditer(text)}


@cache
def colours(theme: Theme, *scopes: str) -> dict[str, str]:
    """The colours by name, as they are where these scopes hold: "k-oasis", "s0"."""
    found: dict[str, str] = {}
    text = COMMENT.sub("", (folder() / "tokens.css").read_text("utf-8"))
    wanted = [":root", *(f".{scope}" for scope in scopes)]
    if theme == "dark":
        wanted += [DARK, *(f"{DARK} .{scope}" for scope in scopes)]
    rules = [(selector.strip(), body) for selector, body in RULE.findall(text)]
    for one in wanted:
        for selector, body in rules:
            if one in [part.strip() for part in selector.split(",")]:
                found.update((name, value.strip()) for name, value in COLOUR.findall(body))
    return {name: settle(value, found) for name, value in found.items()}


def settle(text: str, named: dict[str, str]) -> str:
    """A text with every name of a colour replaced by the colour, so that any program can show it."""
    while NAMED.search(text):
        text = NAMED.sub(lambda name: named.get(name[1], name[2] or "none"), text)
    return text
