"""`caravanserai play`: people and bots at one terminal."""

from __future__ import annotations

import secrets
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from .. import bots, games
from ..arena.run_settings import start_of
from ..bots import BadBot
from ..games import BadNotation, Game, IllegalAction, Json
from .choices import numbered, offered
from .errors import UsageError
from .rules import panel
from .screen import score_sheet, screen_of, seat_name
from .terminal_game import HUMAN, TerminalGame, check_writable

OPPONENT = "novice"
"""Who sits down where nobody else was asked for, if the game has such a bot."""
ADVISER = "vizier"
"""Who gives a hint, likewise."""

HELP = """\
Type the [bold]number[/] of a choice, or its [bold]notation[/], for example [bold]{example}[/].
{rules}[bold]board[/] draws \
the table again · [bold]hint[/] asks a strong bot, [bold]hint sultan[/] another · \
[bold]help[/] or [bold]?[/] shows this · [bold]quit[/] leaves the game."""
RULES = "[bold]rules[/] [italic]clause[/] shows a rule, for example [bold]rules {rule}[/] · "


def set_up(
    name: str | None,
    players: int | None,
    seats: str | None,
    variant: str | None,
    seed: int | None,
    terminal: bool,
    code: str | None = None,
) -> TerminalGame:
    """Deal a game as the options ask, or go on from a code; UsageError says what is wrong with them."""
    try:
        game = games.get(name) if name else games.of_code(code) if code else games.get(games.names()[0])
        start = start_of(game, code, players, variant) if code else None
    except ValueError as unknown:
        raise UsageError(str(unknown)) from None
    kinds = seat_kinds(game, start.players if start else players, seats, terminal)
    if seed is None:
        seed = secrets.randbelow(10**9)
    chance = games.Chance(seed)
    try:
        state = start or game.new(len(kinds), chance, variant or game.variants[0])
    except ValueError as refused:
        raise UsageError(str(refused)) from None
    try:
        return TerminalGame(game, state, chance, kinds, seed)
    except BadBot as refused:
        raise UsageError(str(refused)) from None


def seat_kinds(game: Game, players: int | None, seats: str | None, terminal: bool) -> list[str]:
    """Who sits at each seat."""
    if seats is None:
        count = 2 if players is None else players
        if not 1 <= count <= 9:
            raise UsageError(f"{count} players can't sit down at one table")
        return [HUMAN, *[usual_bot(game, OPPONENT)] * (count - 1)] if terminal else ["random"] * count
    kinds = [kind.strip().lower() for kind in seats.split(",")]
    for kind in kinds:
        if kind != HUMAN:
            check_bot(kind)
    if players is not None and players != len(kinds):
        raise UsageError(f"--seats names {len(kinds)}, --players says {players}")
    return kinds


def usual_bot(game: Game, level: str) -> str:
    """That level, or the best the game has if it has no such."""
    levels = bots.levels_of(game.name)
    return level if level in levels else levels[-1]


def check_bot(name: str) -> None:
    """Complain about a bot that can't be had."""
    try:
        bots.read_name(name)
    except BadBot as refused:
        raise UsageError(f"{name!r} is nobody who can sit down: {refused}; {HUMAN!r} is you") from None


def run(table: TerminalGame, console: Console, terminal: bool, record: Path | None) -> int:
    """Play to the end, or until the player leaves; save the record either way."""
    if record is not None:
        check_writable(record)
    session = Session(table, console, terminal)
    left = False
    try:
        session.run()
    except (EOFError, KeyboardInterrupt):
        left = True
        console.print("\nYou leave the table.")
    if record is not None:
        table.save(record)
        console.print(f"Saved {len(table.steps)} steps to {escape(str(record))}.", soft_wrap=True)
    if not left:
        session.finish()
    return 0


@dataclass
class News:
    """What one seat did, one thing after the other."""

    seat: int
    stories: list[str]


class Session:
    """The talk between a game and the people at the terminal."""

    def __init__(self, table: TerminalGame, console: Console, terminal: bool) -> None:
        self.table = table
        self.console = console
        self.terminal = terminal
        self.screen = screen_of(table.game)
        self.news: dict[int, list[News]] = {seat: [] for seat in table.humans}
        self.last_human: int | None = None

    def run(self) -> None:
        """Let every seat act in its turn until the game is over."""
        table = self.table
        variant = table.game.options(table.setup).get("variant", "base")
        manner = "" if variant == table.game.variants[0] else f", {variant}"
        title = f"[bold]{table.game.title}[/]{manner}"
        self.console.print(f"{title}, {table.state.players} players, seed {table.seed}")
        while not table.state.over:
            seat = table.state.seat
            assert seat is not None
            if table.kinds[seat] == HUMAN:
                self.ask(seat)
            else:
                with self.thinking(table.kinds[seat]):
                    line = table.act_by_bot()
                self.tell(line)

    def thinking(self, name: str) -> AbstractContextManager[object]:
        """Show that a bot is at work, where there is a screen to show it on."""
        return self.console.status(f"{escape(name)} thinks …") if self.terminal else nullcontext()

    def tell(self, line: Json) -> None:
        """Say what a seat did: above the next question to each person, at once where nobody is asked."""
        seat, story = line["seat"], self.screen.story(line)
        for news in self.news.values():
            if news and news[-1].seat == seat:
                news[-1].stories.append(story)
            else:
                news.append(News(seat, [story]))
        if not self.news:
            self.report(News(seat, [story]))

    def report(self, news: News) -> None:
        """Print what a seat did."""
        name = seat_name(news.seat, self.table.names, None)
        self.console.print(f"{name}: {escape(', '.join(news.stories))}")

    def ask(self, seat: int) -> None:
        """Show a seat its table and carry out what it answers."""
        self.hand_over(seat)
        self.show(seat)
        while True:
            answer = self.console.input(f"[bold]seat{seat}>[/] ").strip()
            word, _, rest = answer.partition(" ")
            match word.lower():
                case "":
                    continue
                case "?" | "help":
                    self.explain()
                case "rules":
                    self.rule(rest)
                case "board":
                    self.show(seat)
                case "hint":
                    self.hint(seat, rest or usual_bot(self.table.game, ADVISER))
                case "quit" | "q" | "exit":
                    raise EOFError
                case _:
                    if self.carry_out(answer):
                        return

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, let nobody see another's table by chance."""
        if self.terminal and len(self.table.humans) > 1 and seat != self.last_human:
            self.console.clear()
            self.console.input(f"The screen is for [bold]seat{seat}[/] now. Enter: go on ")
        self.last_human = seat

    def show(self, seat: int) -> None:
        """Draw the table, what happened since, what is asked and what may be answered."""
        if self.terminal:
            self.console.clear()
        view = self.table.state.view(seat)
        self.console.print(self.screen.board(view, self.table.names, seat))
        for news in self.news[seat]:
            self.report(news)
        question, clause = self.screen.question(view)
        self.console.print(f"\n[bold]{question}[/]" + (f" [dim]({clause})[/]" if clause else ""))
        self.console.print(offered(self.table.game, self.table.state.legal()))

    def explain(self) -> None:
        """Say how to answer, and what the signs mean."""
        _, clause = self.screen.question(self.table.state.view(self.table.state.seat))
        example = self.table.game.text(self.table.state.legal()[0])
        self.console.print(HELP.format(example=example, rules=RULES.format(rule=clause) if clause else ""))
        self.console.print(self.screen.legend())

    def hint(self, seat: int, adviser: str) -> None:
        """Say what a bot would do, and what it expects."""
        try:
            bot = bots.get(self.table.game.name, adviser)
        except BadBot as refused:
            self.console.print(f"[red]{escape(str(refused))}[/]")
            return
        with self.thinking(adviser):
            lines = bot.hint(self.table.known_to(seat))
        for line in lines:
            steps = ", ".join(self.table.game.text(action) for action in line.actions)
            self.console.print(f"[bold]{steps}[/]: {line.win:.0%} to win, {line.margin:+.1f} points")

    def rule(self, name: str) -> None:
        """Show a clause; without a name, that of the present question."""
        if not name:
            _, name = self.screen.question(self.table.state.view(self.table.state.seat))
        if not self.table.game.clauses:
            self.console.print(f"{self.table.game.title} has no reference of rules")
            return
        try:
            self.console.print(panel(name))
        except UsageError as unknown:
            self.console.print(f"[red]{escape(str(unknown))}[/]")

    def carry_out(self, answer: str) -> bool:
        """Do what a number or a notation says; say why not where it is refused."""
        legal = self.table.state.legal()
        try:
            if answer.isdecimal():
                action = numbered(answer, legal)
                if action is None:
                    self.console.print(f"[red]the choices run from 1 to {len(legal)}[/]")
                    return False
            else:
                action = self.table.game.parse(answer)
            line = self.table.act(action)
        except (BadNotation, IllegalAction) as refusal:
            self.console.print(f"[red]{escape(str(refusal))}[/]")
            return False
        if line["seat"] != self.table.state.seat:
            self.news[line["seat"]].clear()
        self.tell(line)
        return True

    def finish(self) -> None:
        """Show the last position and the score."""
        table = self.table
        viewer = table.humans[0] if len(table.humans) == 1 else None
        self.console.print(self.screen.board(table.state.view(viewer), table.names, viewer))
        self.console.print(score_sheet(table.state, table.names))
