"""The papers as a site: every paper has its place, and links are turned to where the site has what they name.

Whether it builds without a warning is what `make docs` shows.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from build_tools.docs_site import ELSEWHERE, REFERENCE, on_page_markdown

ROOT = Path(__file__).resolve().parents[1]
PAGES = re.findall(r": ([\w/.-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
IN_DOCS = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]


def test_every_paper_has_its_place() -> None:
    reference = [f"reference/{module}.md" for module in REFERENCE]
    assert sorted(PAGES) == sorted([*IN_DOCS, *ELSEWHERE, *reference])


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
