"""The papers as a site: every paper has its place, and links are turned to where the site has what they name.

Whether it builds without a warning is what `make docs` shows.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from build_tools import docs_languages
from build_tools.docs_site import ELSEWHERE, REFERENCE, names_untold, on_page_markdown

from caravanserai import drawing

ROOT = Path(__file__).resolve().parents[1]
PAGES = re.findall(r": ([\w/.-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
IN_DOCS = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]


def test_every_paper_has_its_place() -> None:
    reference = [f"reference/{module}.md" for module in REFERENCE]
    assert sorted(PAGES) == sorted([*IN_DOCS, *ELSEWHERE, *reference])


def test_a_public_name_that_the_reference_leaves_out_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "reference"
    folder.mkdir()
    for module in REFERENCE:
        names = import_module(f"caravanserai.{module}").__all__
        page = "".join(f'<h2 id="caravanserai.{module}.inner.{name}">' for name in names)
        (folder / f"{module}.html").write_text(page, "utf-8")
    assert list(names_untold(tmp_path)) == []
    (folder / "drawing.html").write_text("", "utf-8")
    assert list(names_untold(tmp_path)) == [f"caravanserai.drawing.{name}" for name in drawing.__all__]


def test_no_paper_is_taken_for_the_first_page_of_its_part_and_left_out_of_the_menu() -> None:
    assert any(page.endswith("README.md") for page in PAGES)
    assert "navigation.indexes" not in (ROOT / "mkdocs.yml").read_text("utf-8")


def turned(source: str, markdown: str) -> str:
    known = {*IN_DOCS, *ELSEWHERE}
    # Stand for what mkdocs brings, which need not be installed here.
    files: Any = SimpleNamespace(get_file_from_path=lambda path: path if path in known else None)
    page: Any = SimpleNamespace(file=SimpleNamespace(src_uri=source), meta={})
    config: Any = None
    return on_page_markdown(markdown, page, config, files)


@pytest.mark.parametrize(
    ("source", "link", "becomes"),
    [
        ("index.md", "[a](../ARCHITECTURE.md)", "[a](ARCHITECTURE.md)"),
        ("index.md", "[a](bots.md#hints)", "[a](bots.md#hints)"),
        ("ARCHITECTURE.md", "[a](docs/a-new-game.md)", "[a](a-new-game.md)"),
        ("deploy/README.md", "[a](../docs/operating.md#limits)", "[a](../operating.md#limits)"),
        ("rules/ru/ali-baba.md", "[a](../../../SECURITY.md)", "[a](../../SECURITY.md)"),
        ("index.md", "[the licence](../LICENSE)", "the licence"),
        ("index.md", "[a](#here), [b](https://example.org/x)", "[a](#here), [b](https://example.org/x)"),
        ("ARCHITECTURE.md", "`[a](docs/bots.md)`", "`[a](docs/bots.md)`"),
    ],
)
def test_a_link_leads_where_the_site_has_the_paper(source: str, link: str, becomes: str) -> None:
    assert turned(source, link) == becomes


NAV = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
ENTRIES = re.findall(r"^ *- (.+?):(?: ([\w/.-]+))?$", NAV, re.MULTILINE)


def test_every_place_of_the_menu_has_a_name_in_every_language() -> None:
    named = {title for title, path in ENTRIES if not path.startswith(("rules/", "reference/"))}
    around = {"Caravanserai", "Dark", "Light", docs_languages.PERMANENT}
    assert len(named) > 30
    for language in ("ru", "hu"):
        assert docs_languages.titles()[language].keys() == named | around


def menu(*entries: tuple[str, str | None]) -> Any:
    """A menu as mkdocs has it."""
    items = [
        SimpleNamespace(
            title=title, is_page=path is not None, children=None, file=SimpleNamespace(src_uri=path)
        )
        for title, path in entries
    ]
    return SimpleNamespace(items=[SimpleNamespace(title="Play", is_page=False, children=items)])


def test_around_rules_in_another_language_the_menu_speaks_it_and_then_english_again() -> None:
    nav = menu(("Puzzles", "puzzles.md"), ("Rules of Ali Baba", "rules/ali-baba.md"))
    palette: list[Any] = [{"toggle": {"name": "Dark"}}, {"toggle": {"name": "Light"}}]
    config: Any = SimpleNamespace(theme={"palette": palette}, site_name="Caravanserai")
    docs_languages.speak("ru", config, nav)
    (play,) = nav.items
    assert (play.title, [item.title for item in play.children]) == (
        "Играть",
        ["Задачи (en)", "Rules of Ali Baba"],
    )
    assert (config.site_name, config.theme["language"]) == ("Караван-сарай", "ru")
    assert palette[0]["toggle"]["name"] == "Тёмная тема"
    docs_languages.speak("en", config)
    assert (play.title, [item.title for item in play.children]) == ("Play", ["Puzzles", "Rules of Ali Baba"])
    assert (config.site_name, config.theme["language"], palette[0]["toggle"]["name"]) == (
        "Caravanserai",
        "en",
        "Dark",
    )


@pytest.mark.parametrize(
    ("source", "link", "becomes"),
    [
        (
            "operating.md",
            '<a href="rules/hu/ali-baba.html" class="md-nav__link">',
            '<a href="rules/hu/ali-baba.html" hreflang="hu" lang="hu" class="md-nav__link">',
        ),
        (
            "rules/ru/ali-baba.md",
            '<a href="../../puzzles.html" class="md-nav__link">',
            '<a href="../../puzzles.html" hreflang="en" class="md-nav__link">',
        ),
        (
            "rules/ru/ali-baba.md",
            '<a href="../five-tribes.html" class="md-tabs__link">',
            '<a href="five-tribes.html" class="md-tabs__link">',
        ),
        (
            "rules/ru/ali-baba.md",
            '<a href="#ab-t1" class="md-nav__link">',
            '<a href="#ab-t1" class="md-nav__link">',
        ),
        ("rules/ru/ali-baba.md", '<p>\n<link rel="alternate" href="./" hreflang="ru">', "<p>"),
        (
            "rules/hu/ali-baba.md",
            f'{docs_languages.SEARCH}<input class="md-search__input" aria-label="Keresés">',
            f'{docs_languages.SEARCH[:-1]} aria-label="Keresés">'
            '<input class="md-search__input" aria-label="Keresés">',
        ),
        ("rules/hu/ali-baba.md", 'title="Permanent link"', 'title="Állandó hivatkozás"'),
        ("operating.md", 'title="Permanent link"', 'title="Permanent link"'),
    ],
)
def test_what_leads_to_another_language_says_so(source: str, link: str, becomes: str) -> None:
    assert docs_languages.marked(link, source) == becomes


def test_rules_lead_to_the_same_rules_in_other_languages() -> None:
    told = docs_languages.alternates("rules/hu/ali-baba.md")
    assert [(other["lang"], other["link"]) for other in told] == [
        ("en", "rules/ali-baba.html"),
        ("ru", "rules/ru/ali-baba.html"),
        ("hu", "rules/hu/ali-baba.html"),
    ]
    assert docs_languages.alternates("operating.md") == []
