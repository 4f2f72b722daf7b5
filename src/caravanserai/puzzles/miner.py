"""Puzzles found in games: decisions in which one turn is clearly the best.

A quick look leaves most positions aside. What is left is looked at again: the best turn is compared with the
best ones of other kinds, with the same dice; then all of it once more, with other dice and four times the
time. Where an ending can be solved, nothing is left to guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from .. import bots
from ..bots import Bot, Budget, Line
from ..bots.consequences import brought_by, follow
from ..bots.judge import Judge
from ..bots.plan import carry_on
from ..games import Chance, Game, Json, State
from .difficulty import rating
from .puzzle import Puzzle
from .themes import FoundTurn, Themes, themes_for

PLAYER = "vizier@120"
"""Who plays the games that puzzles are looked for in."""
SEARCHER = "sultan"
SIMULATIONS = 1500
"""Of the first look."""
LONGER = 4
"""So many times as many go into the second …"""
LONGEST = 16
"""… and into the check of a puzzle: what holds then does not hang on how the search goes about it."""
LEAST_GAP = 2.5
"""Points by which the best other turn must be behind, at the least."""
OTHERS = 5
"""Other turns that are compared."""
APART = 4
"""Decisions between two puzzles of one game: else they would be alike."""
EASIEST = 600
"""What everybody finds is no puzzle."""


@dataclass(frozen=True)
class Comparison:
    """What was found about a decision."""

    best: tuple[int, ...]
    other: tuple[int, ...]
    gap: float
    solved: bool


class Miner:
    """Looks for puzzles in games of one kind."""

    def __init__(self, game: Game, simulations: int = SIMULATIONS) -> None:
        themes = themes_for(game)
        if themes is None:
            raise ValueError(f"{game.title} doesn't say what its puzzles are about")
        self.game = game
        self.themes: Themes = themes
        self.simulations = simulations
        self.tables = tables_of(game)
        self.bot: Bot = bots.get(game.name, SEARCHER)

    def from_bots(self, seed: int) -> Iterator[Puzzle]:
        """Puzzles of one game that bots play; number of seats and variant go by the seed."""
        chance = Chance(seed)
        players, variant = self.tables[seed % len(self.tables)]
        state = self.game.new(players, chance, variant)
        seats = [bots.get(self.game.name, PLAYER, seed + seat) for seat in range(state.players)]
        yield from self.among(self.played(state, seats, chance), seed)

    def from_record(self, record: Json, seed: int) -> Iterator[Puzzle]:
        """Puzzles of a game that was played."""
        yield from self.among((state.clone() for state in self.game.replay(record)), seed)

    def played(self, state: State, seats: Sequence[Bot], chance: Chance) -> Iterator[State]:
        """The positions of a game between bots."""
        while state.seat is not None:
            yield state.clone()
            state.apply(seats[state.seat].choose(state.resample(state.seat, chance)), chance)

    def among(self, positions: Iterator[State], seed: int) -> Iterator[Puzzle]:
        """The best decisions among these positions, not too many and not too close together."""
        last = -APART
        decisions = (state for state in positions if state.seat is not None and self.themes.begins(state))
        for number, state in enumerate(decisions):
            if number - last < APART or len(state.legal()) < 2:
                continue
            puzzle = self.look_at(state, seed + number)
            if puzzle is not None:
                yield puzzle
                last = number

    def look_at(self, state: State, seed: int) -> Puzzle | None:
        """A puzzle, if this decision is one."""
        assert state.seat is not None
        known = state.resample(state.seat, Chance(seed))
        if not self.is_promising(known):
            return None
        first = self.look(known, self.simulations, seed)
        if first is None:
            return None
        puzzle = self.puzzle(known, first, seed)
        if not puzzle.themes or puzzle.rating < EASIEST:
            return None
        second = first if first.solved else self.look(known, LONGER * self.simulations, seed + 1)
        if second is None or self.kind(second.best) != self.kind(first.best):
            return None
        return msgspec.structs.replace(
            puzzle, solution=tuple(map(self.game.text, second.best)), gap=second.gap
        )

    def holds(self, puzzle: Puzzle, seed: int) -> bool:
        """Whether a longer search with other dice finds that turn, and nothing as good of another kind."""
        look = self.look(puzzle.state(), LONGEST * self.simulations, seed, least=0.0)
        return look is not None and self.kind(look.best) == self.kind(puzzle.actions)

    def kind(self, actions: Sequence[int]) -> str:
        """What a turn comes to."""
        return self.themes.kind(self.game, actions)

    def is_promising(self, state: State) -> bool:
        """Whether a quick look sees one choice ahead of all others."""
        lines = self.bot.hint(state, Budget(simulations=self.simulations // 2), 3)
        return len(lines) > 1 and lines[0].margin - max(line.margin for line in lines[1:]) > LEAST_GAP / 2

    def look(self, state: State, simulations: int, seed: int, least: float = LEAST_GAP) -> Comparison | None:
        """The best turn and the best one of another kind; None unless that is clearly behind."""
        judge = Judge(self.game, self.bot, simulations, seed)
        seat = state.seat
        assert seat is not None
        lines = self.bot.hint(state, Budget(simulations=simulations), OTHERS)
        solved = all(line.exact for line in lines)
        best = judge.think(state)
        others = self.others(state, best, simulations)
        if not others:
            return None
        if solved:
            return self.by_solution(state, best, others, least)
        behind = [(judge.behind(state, other, best, seat), other) for other in others]
        gap = min(much - doubt for (much, doubt), _ in behind)
        if gap < least:
            return None
        (much, _), other = min(behind)
        return Comparison(best, other, round(much, 1), False)

    def by_solution(
        self, state: State, best: tuple[int, ...], others: list[tuple[int, ...]], least: float
    ) -> Comparison | None:
        """Likewise where the ending is solved: what each turn leads to is known."""
        seat = state.seat
        assert seat is not None
        worth = self.exact_margin(state, best, seat)
        worths = [(self.exact_margin(state, other, seat), other) for other in others]
        if worth is None or any(margin is None for margin, _ in worths):
            return None
        margin, other = max((margin, other) for margin, other in worths if margin is not None)
        return Comparison(best, other, round(worth - margin, 1), True) if worth - margin >= least else None

    def exact_margin(self, state: State, actions: Sequence[int], seat: int) -> float | None:
        """How far ahead the seat ends if all play their best from there; None if that isn't known."""
        after, _ = follow(self.game, state, actions[:-1], Chance(0))
        lines = self.bot.hint(after, Budget(simulations=200_000), len(after.legal()))
        chosen = [line for line in lines if line.actions[0] == actions[-1] and line.exact]
        return chosen[0].margin if chosen else None

    def others(self, state: State, best: tuple[int, ...], simulations: int) -> list[tuple[int, ...]]:
        """Turns of other kinds that part from the best one somewhere, those that promise most."""
        found: dict[str, tuple[float, tuple[int, ...]]] = {}
        here, made = state, 0
        while made < len(best):
            if len(here.legal()) > 1:
                for line in self.bot.hint(here, Budget(simulations=simulations), OTHERS):
                    turn = best[:made] + self.up_to_chance(here, line)
                    kind = self.kind(turn)
                    if kind != self.kind(best) and (kind not in found or line.margin > found[kind][0]):
                        found[kind] = (line.margin, turn)
            here, _ = carry_on(here, best[made], Chance(0))
            made += 1
        ranked = sorted(found.values(), reverse=True)
        return [turn for _, turn in ranked[:OTHERS]]

    def up_to_chance(self, state: State, line: Line) -> tuple[int, ...]:
        """The actions of a line up to where chance has a say or the turn ends."""
        actions: list[int] = []
        for action in line.actions:
            after, goes_on = carry_on(state, action, Chance(0))
            actions.append(action)
            if not goes_on or self.game.closes_turn(state, action, after):
                break
            state = after
        return tuple(actions)

    def puzzle(self, state: State, look: Comparison, seed: int) -> Puzzle:
        """All that a puzzle says of itself."""
        story: list[Json] = []
        here, chance = state, Chance(0)
        for action in look.best:
            after = here.clone()
            after.apply(action, chance)
            story += self.game.tell(after, state.seat)
            here = after
        brings, other = (brought_by(self.game, state, turn, seed) for turn in (look.best, look.other))
        return Puzzle(
            code=state.code(),
            themes=tuple(self.themes.of(FoundTurn(state, here, story, brings, other))),
            solution=tuple(map(self.game.text, look.best)),
            gap=look.gap,
            rating=rating(self.game, state, self.kind(look.best), self.themes),
            proof="solved" if look.solved else "searched",
        )


def tables_of(game: Game) -> list[tuple[int, str]]:
    """How many can sit down, in every variant."""
    found = []
    for variant in game.variants:
        for players in game.player_counts:
            try:
                game.new(players, Chance(0), variant)
            except ValueError:  # this variant is not for so many
                continue
            found.append((players, variant))
    return found
