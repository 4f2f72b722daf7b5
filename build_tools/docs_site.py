"""Builds the papers as a site: docs/, papers from elsewhere in the tree, and a reference made of docstrings.

Also a hook of MkDocs (`mkdocs.yml`). A paper keeps its links as they are in the tree, where people read it,
too; here they are turned to where the site has the same paper.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from build_tools import docs_languages

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.nav import Navigation
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
ELSEWHERE = (
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "deploy/README.md",
    "src/caravanserai/locales/README.md",
)
REFERENCE = {
    "games": "The rules: games, states, actions, records.",
    "bots": "Opponents, hints and judgements.",
    "arena": "Bots against bots.",
    "drawing": "Positions as pictures.",
    "puzzles": "Positions in which one turn is clearly best.",
    "client": "Programs at a table.",
    "envs": "Environments for learning.",
}
OF_A_MODULE = """\
# caravanserai.{module}

{about}

::: caravanserai.{module}
    options:
      show_root_heading: false
"""
COUNTED = """\
## Lines counted

::: caravanserai.games.perft
    options:
      show_root_heading: false
      heading_level: 3
"""
BESIDE = {
    "games": COUNTED,
    "arena": "::: caravanserai.arena.run.run\n",
}
"""What the reference of a module alone would miss: another module; a function called as its module."""
SITE = Path("caravanserai", "site")
FENCED = re.compile(r"(^```.*?^```|`[^`\n]*`)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^()\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies elsewhere, and the pages of the reference."""
    from mkdocs.structure.files import File

    for path in ELSEWHERE:
        files.append(File.generated(config, path, abs_src_path=str(ROOT / path)))
    files.append(File.generated(config, "site/favicon.svg", abs_src_path=str(ROOT / "web/public/icon.svg")))
    for module, about in REFERENCE.items():
        page = OF_A_MODULE.format(module=module, about=about) + "\n" + BESIDE.get(module, "")
        files.append(File.generated(config, f"reference/{module}.md", content=page))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn the links of a paper, but not what looks like one in a program."""
    source = page.file.src_uri
    if source == "index.md":
        page.meta["hide"] = ["navigation", "toc"]  # the tabs lead everywhere from there
    here = source if source in ELSEWHERE else f"docs/{source}"

    def turned(link: re.Match[str]) -> str:
        picture, words, goal = link.groups()
        path, sign, anchor = goal.partition("#")
        if not path or re.match(r"[a-z]+:", goal):
            return link[0]
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(here), path)).removeprefix("docs/")
        if files.get_file_from_path(wanted) is None:
            return link[0] if (ROOT / "docs" / wanted).exists() else words
        return (
            f"{picture}[{words}]({posixpath.relpath(wanted, posixpath.dirname(source) or '.')}{sign}{anchor})"
        )

    parts = FENCED.split(markdown)
    return "".join(part if place % 2 else LINK.sub(turned, part) for place, part in enumerate(parts))


def on_page_context(
    context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Say in the language of a paper what stands around it."""
    docs_languages.speak(docs_languages.of(page.file.src_uri), config, nav)
    config.extra["alternate"] = docs_languages.alternates(page.file.src_uri)
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Say of what is in another language in which, and go back to English."""
    docs_languages.speak(docs_languages.ENGLISH, config)
    return docs_languages.marked(output, page.file.src_uri)


def names_untold(site: Path) -> Iterator[str]:
    """The public names that the reference leaves out: those without a docstring, for one."""
    for module in REFERENCE:
        page = (site / "reference" / f"{module}.html").read_text("utf-8")
        told = {name.rpartition(".")[2] for name in re.findall(r'id="(caravanserai[\w.]+)"', page)}
        for name in import_module(f"caravanserai.{module}").__all__:
            if name not in told:
                yield f"caravanserai.{module}.{name}"


def main() -> int:
    """Build the site, any warning being an error, and put it where an installed server looks for it, too."""
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # of a successor that reads the same files
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
    if subprocess.run(build, cwd=ROOT, env=quiet, check=False).returncode:
        print("the papers were not built; what is wrong stands above", file=sys.stderr)
        return 1
    untold = list(names_untold(ROOT / "src" / SITE))
    if untold:
        print(f"the reference doesn't tell of {', '.join(untold)}", file=sys.stderr)
        return 1
    built, installed = ROOT / "src" / SITE, Path(sysconfig.get_path("purelib")) / SITE
    if installed.parent.is_dir():
        shutil.rmtree(installed, ignore_errors=True)
        shutil.copytree(built, installed)
    print(f"the papers are in {built.relative_to(ROOT)}; a server gives them out at /docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
