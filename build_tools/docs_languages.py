"""The site of the papers around one in another language: menu, words, what screen readers are told."""

from __future__ import annotations

import posixpath
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.nav import Navigation

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "ru": "Русский", "hu": "Magyar"}
IN_ANOTHER = re.compile(r"rules/(ru|hu)/")
PERMANENT = "Permanent link"
ALTERNATES = re.compile(r'\s*<link rel="alternate" [^>]*hreflang=[^>]*>')
"""For each the theme asks for a site map that isn't there; the choice of language needs none."""
SEARCH = '<div class="md-search" data-md-component="search" role="dialog">'
SEARCH_FIELD = re.compile(r'<input [^>]*md-search__input[^>]* aria-label="([^"]*)"')
IN_MENUS = re.compile(r'<a href="([^"#]+)"( class="md-(?:nav|tabs)__link)')

_english: dict[int, str] = {}
"""How a place of the menu is called in English."""
_menu: list[Navigation] = []


@cache
def titles() -> dict[str, dict[str, str]]:
    """For each other language, how it calls what stands around a paper."""
    told: dict[str, dict[str, str]] = tomllib.loads(
        Path(__file__).with_name("docs_titles.toml").read_text("utf-8")
    )
    return told


def of(source: str) -> str:
    """The language of a paper."""
    found = IN_ANOTHER.match(source)
    return found[1] if found else ENGLISH


def title_in(language: str, english: str, source: str | None) -> str:
    """How a language calls a place of the menu, and that what is there is in English, if it is."""
    translated = titles().get(language, {}).get(english)
    return english if translated is None else translated + (f" ({ENGLISH})" if source else "")


def speak(language: str, config: MkDocsConfig, nav: Navigation | None = None) -> None:
    """Let the theme and the menu speak a language from now on."""
    if nav is not None and nav not in _menu:
        _menu[:] = [nav]
    words = titles().get(language, {})
    config.theme["language"] = language
    config.site_name = words.get("Caravanserai", "Caravanserai")
    for option, name in zip(config.theme["palette"], ("Dark", "Light"), strict=True):
        option["toggle"]["name"] = words.get(name, name)
    waiting = [item for menu in _menu for item in menu.items]
    while waiting:
        item = waiting.pop()
        waiting += item.children or ()
        english = _english.setdefault(id(item), item.title or "")
        item.title = title_in(language, english, item.file.src_uri if item.is_page else None)


def alternates(source: str) -> list[dict[str, str]]:
    """The same paper in all languages, for who looks for theirs; none where there is one only."""
    if not source.startswith("rules/"):
        return []
    name = posixpath.basename(source).replace(".md", ".html")
    folders = {language: "" if language == ENGLISH else f"{language}/" for language in LANGUAGES}
    return [
        {"name": LANGUAGES[language], "link": f"rules/{folder}{name}", "lang": language}
        for language, folder in folders.items()
    ]


def marked(output: str, source: str) -> str:
    """The same page, with the language of each menu entry that leads to another, and no English left."""
    ours = of(source)
    here = posixpath.dirname(source)

    def with_language(link: re.Match[str]) -> str:
        goal = posixpath.normpath(posixpath.join(here, link[1]))
        theirs, is_of_rules = of(goal), goal.startswith("rules/")
        if theirs == ours or re.match(r"[a-z]+:", link[1]):
            return link[0]
        if is_of_rules and "tabs" in link[2]:  # which leads to the first paper of a part
            return f'<a href="{posixpath.basename(goal)}"{link[2]}'
        lang = f' lang="{theirs}"' if is_of_rules else ""
        return f'<a href="{link[1]}" hreflang="{theirs}"{lang}{link[2]}'

    words = titles().get(ours, {})
    field = SEARCH_FIELD.search(output)
    named = output.replace(SEARCH, f'{SEARCH[:-1]} aria-label="{field[1]}">') if field else output
    return IN_MENUS.sub(with_language, ALTERNATES.sub("", named)).replace(
        f'title="{PERMANENT}"', f'title="{words.get(PERMANENT, PERMANENT)}"'
    )
