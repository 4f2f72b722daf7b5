"""What a run plays: the game, the bots, the table, and how many games. Checked before anything is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import isfinite

from .. import bots, games
from ..games import Chance, Game, Json, State

GAMES = 400
"""Games that each pair of bots plays where nothing else is said."""
SPRT_DEALS = 10_000
"""Deals after which a sequential test gives up where nothing else is said."""


class BadRun(ValueError):
    """A run that can't be made: told in one line, with nothing written."""


@dataclass(frozen=True)
class RunSettings:
    """A run that can be made; `RunSettings.make` fills in what is usual."""

    game: str
    bots: tuple[str, ...]
    players: int
    variant: str
    seed: int
    games: int
    """Games that each pair of bots plays, before they are cut to whole deals."""
    sprt: tuple[float, float] | None = None
    """The two rating differences that a sequential test tells apart; None: play all games."""
    start: str = ""
    """The code of the position that every game begins with; empty: a deal."""

    @classmethod
    def make(
        cls,
        game: str,
        bots: Sequence[str],
        *,
        players: int | None = None,
        variant: str | None = None,
        seed: int = 1,
        games: int | None = None,
        sprt: tuple[float, float] | None = None,
        start: str | None = None,
    ) -> RunSettings:
        """The settings for these wishes; BadRun says which of them can't be fulfilled."""
        manner = usual_variant(game) if variant is None else variant
        seats = 2 if players is None else players
        if start:
            seats, manner = table_of(game, start, players, variant)
        if games is None:
            games = SPRT_DEALS * games_a_deal(seats) if sprt else GAMES
        return cls(game, tuple(bots), seats, manner, seed, games, sprt, start or "")

    def __post_init__(self) -> None:
        check_table(self.game, self.players, self.variant)
        if self.start:
            table_of(self.game, self.start, self.players, self.variant)
        check_bots(self.game, self.bots)
        if isinstance(self.seed, bool) or not isinstance(self.seed, int):
            raise BadRun(f"a seed is a whole number, not {self.seed!r}")
        if self.deals < 1:
            raise BadRun(
                f"{self.games} games are less than one deal: with {self.players} players a deal is played "
                f"{games_a_deal(self.players)} times, so that every seat is taken"
            )
        if self.sprt is not None:
            self._check_sprt(*self.sprt)

    def _check_sprt(self, low: float, high: float) -> None:
        if len(self.bots) != 2:
            raise BadRun(f"a sequential test is between two bots, not {len(self.bots)}")
        if not (isfinite(low) and isfinite(high) and low < high):
            raise BadRun(
                f"a sequential test takes two rating differences, the lower first, not {low:g} {high:g}"
            )

    @cached_property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Who meets whom: each bot every other."""
        return tuple(combinations(self.bots, 2))

    @property
    def deals(self) -> int:
        """How many deals each pair plays."""
        return self.games // games_a_deal(self.players)

    def identity(self) -> Json:
        """All that decides what game number k of the run is; how many games there are is not part of it."""
        return {
            "game": self.game,
            "rules": games.get(self.game).rules_version,
            "bots": list(self.bots),
            "players": self.players,
            "variant": self.variant,
            "seed": self.seed,
            "sprt": list(self.sprt) if self.sprt else None,
            "from": self.start or None,
        }


def games_a_deal(players: int) -> int:
    """How often a deal is played by one pair of bots: see `schedule.line_ups`."""
    return 2 if players == 2 else 2 * players


def usual_variant(game: str) -> str:
    """The variant played where none is named."""
    try:
        return games.get(game).variants[0]
    except ValueError as unknown:
        raise BadRun(str(unknown)) from None


def check_table(game: str, players: int, variant: str) -> None:
    """Make sure that such a game can be dealt."""
    try:
        games.get(game).new(players, Chance(0), variant)
    except ValueError as refused:
        raise BadRun(str(refused)) from None


def table_of(game: str, code: str, players: int | None, variant: str | None) -> tuple[int, str]:
    """The seats and the variant of a position to begin with; BadRun if it can't be."""
    try:
        rules = games.get(game)
        state = start_of(rules, code, players, variant)
    except ValueError as refused:
        raise BadRun(str(refused)) from None
    return state.players, rules.options(state)["variant"]


def start_of(game: Game, code: str, players: int | None, variant: str | None) -> State:
    """The position of a code, if a game can begin with it at such a table; ValueError says why not."""
    state = game.from_code(code)
    if players not in (None, state.players):
        raise ValueError(f"the position is one of {state.players} players, not {players}")
    there = game.options(state)["variant"]
    if variant not in (None, there):
        raise ValueError(f"the position is one of the variant {there}, not {variant}")
    if state.over:
        raise ValueError("in this position the game is over")
    problems = state.problems()
    if problems:
        raise ValueError(f"no game comes to this position: {problems[0]}")
    return state


def check_bots(game: str, names: Sequence[str]) -> None:
    """Make sure that all of them can be had, and that they differ."""
    for name in names:
        try:
            bots.get(game, name)
        except ValueError as unknown:
            raise BadRun(str(unknown)) from None
        if bots.read_name(name).processes > 1:
            raise BadRun(f"{name}: games are played side by side, so here a bot thinks in one process")
    if len(names) < 2:
        raise BadRun("an arena needs at least two bots")
    for name in names:
        if names.count(name) > 1:
            raise BadRun(f"{name} is named twice; a bot does not play against itself")
