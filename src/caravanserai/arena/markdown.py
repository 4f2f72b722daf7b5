"""The ladder and the matches as tables: for the terminal, the page and the README."""

from __future__ import annotations

from dataclasses import dataclass

from .figures import give_or_take, percent, percent_between, seconds, signed_between
from .standings import Standings, command


@dataclass(frozen=True)
class TextTable:
    """Words in rows and columns; the first column has names, the others figures."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def ladder_table(standings: Standings) -> TextTable:
    """A row for each bot, strongest first; the times are those of a decision, on average and at most."""
    heads = ("bot", "games", "Elo", "share of wins", "margin", "decision", "longest")
    rows = tuple(
        (
            rung.bot,
            f"{rung.games:,}",
            give_or_take(rung.rating),
            percent_between(rung.share),
            give_or_take(rung.margin, 1),
            seconds(rung.seconds),
            seconds(rung.thinking.longest),
        )
        for rung in standings.ladder
    )
    return TextTable(heads, rows)


def match_table(standings: Standings) -> TextTable:
    """A row for each match; with more than two seats also one for either bot against all others."""
    players = standings.settings.players
    rows: list[tuple[str, ...]] = []
    for match in standings.matches:
        margin, games = give_or_take(match.margin, 1), f"{match.games:,}"
        if not match.alone:
            name = f"{match.first} v {match.second}"
            rows.append((name, games, percent_between(match.share), signed_between(match.rating), margin))
            continue
        name = f"{match.first} v {match.second}, all line-ups"
        rows.append((name, games, percent_between(match.share), signed_between(match.rating), margin))
        for lone in match.alone:
            name = f"1 {lone.bot} v {players - 1} {lone.others} (even: {percent(1 / players)})"
            half = f"{match.games // 2:,}"
            rows.append((name, half, percent_between(lone.share), signed_between(lone.rating), ""))
    return TextTable(("match", "games", "share of wins", "Elo", "margin"), tuple(rows))


def to_markdown(standings: Standings) -> str:
    """Both tables and the command that made them, for a README."""
    parts = [
        f"**{standings.title}**, made by `{command(standings.settings)}`; ± and [ ] are 95 % intervals.",
        markdown_table(ladder_table(standings)),
        markdown_table(match_table(standings)),
    ]
    if standings.verdict:
        parts.append(f"Sequential test: {standings.verdict.sentence(*standings.settings.pairs[0])}.")
    return "\n\n".join(parts) + "\n"


def markdown_table(table: TextTable) -> str:
    """A table in Markdown."""
    rule = ("---", *("---:" for _ in table.heads[1:]))
    return "\n".join(f"| {' | '.join(row)} |" for row in (table.heads, rule, *table.rows))
