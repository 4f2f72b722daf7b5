"""The rules, shown in the terminal."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table

from .. import games, rulebook
from .errors import UsageError


def show(name: str | None, console: Console) -> int:
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
    """All clauses, each with the start of its text."""
    tables = []
    for game in rulebook.GAMES:
        table = Table(title=games.get(game).title, box=None, header_style="bold")
        table.add_column("clause", no_wrap=True)
        table.add_column("section", no_wrap=True, max_width=24, style="dim")
        table.add_column("it says", no_wrap=True, overflow="ellipsis", ratio=1)
        for clause in rulebook.clauses().values():
            if clause.game == game:
                table.add_row(clause.id, clause.section, clause.text.replace("*", "").replace("`", ""))
        tables.append(table)
    return Group(*tables, "[dim]One of them in full: caravanserai rules FT-M5[/]")
