"""The legal actions, offered by number and by their notation."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from ..games import Game


def offered(game: Game, legal: Sequence[int]) -> Table:
    """A row for each group of actions that begin alike; each action has its number, from 1."""
    groups: dict[str, list[Text]] = {}
    for number, action in enumerate(legal, 1):
        head, _, tail = game.text(action).rpartition(" ")
        choice = Text.assemble((f"{number:>3}", "bold green"), " ", tail)
        groups.setdefault(head, []).append(choice)
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for head, choices in groups.items():
        table.add_row(head, Columns(choices, padding=(0, 2)))
    return table


def numbered(line: str, legal: Sequence[int]) -> int | None:
    """The action a number stands for; None if it is out of range."""
    number = int(line) if len(line) < 6 else 0
    return legal[number - 1] if 1 <= number <= len(legal) else None
