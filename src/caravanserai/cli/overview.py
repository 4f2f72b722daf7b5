"""`caravanserai` alone: what most people come for, with an example of each."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

WISHES = {
    "open tables and their page": "caravanserai serve",
    "the same, and let phones in": "caravanserai serve --host 0.0.0.0",
    "play against a strong bot": "caravanserai play --seats human,vizier",
    "step through a record": "caravanserai replay evening.json",
    "find the best turn": "caravanserai puzzles",
    "look up a rule": "caravanserai rules FT-M5",
    "let bots play": "caravanserai arena ali-baba sultan merchant",
    "see whether all is well": "caravanserai doctor",
    "complete with the tab key": "caravanserai --install-completion",
}
"""What one may wish, and the command for it."""


def show(console: Console) -> int:
    """Show the few commands that people want."""
    table = Table.grid(padding=(0, 3))
    for wish, command in WISHES.items():
        table.add_row(wish, f"[bold]{command}[/bold]")
    console.print("An open table for Five Tribes and Ali Baba.\n")
    console.print(table)
    console.print(
        "\nAll commands: [bold]caravanserai --help[/bold]; about one: [bold]caravanserai play --help[/bold]"
    )
    return 0
