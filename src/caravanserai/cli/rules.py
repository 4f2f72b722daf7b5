"""The rules, shown in the terminal."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table

from .. import games, rulebook
from .errors import UsageError


def run(name: str | None, console: Console) -> int:
    """Print one clause, or the list of all."""
    console.print(listing() if name is None else panel(name))
    return 0


def panel(name: str) -> RenderableType:
    """One clause with its text and ruling."""
    try:
        clause = rulebook.find(name)
    except KeyError as unknown:
        raise UsageError(str(unknown.args[0])) from None
    where = f"{games.get(clause.game).title} · {clause.section}"
    return Panel(Markdown(clause.text), title=f"[bold]{clause.id}[/]", subtitle=where, title_align="left")


def listing() -> RenderableType:
    """All clauses by section, each with the start of its text."""
    table = Table(box=None, show_header=False)
    table.add_column(no_wrap=True, min_width=max(map(len, rulebook.clauses())), style="bold")
    table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    section = ""
    for clause in rulebook.clauses().values():
        if clause.section != section:
            section = clause.section
            table.add_row("", f"[dim]{games.get(clause.game).title}: {section}[/]")
        table.add_row(clause.id, clause.text.replace("*", "").replace("`", ""))
    return Group(table, "[dim]One of them in full: caravanserai rules FT-M5[/]")
