"""One game between bots, each of which sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .. import bots, games
from ..bots import Bot
from ..games import Chance, Json
from .schedule import derived


@dataclass(frozen=True)
class Thinking:
    """How long a seat thought."""

    decisions: int
    """How often it thought: a turn that is planned as a whole counts once, a forced step not at all."""
    seconds: float
    longest: float


@dataclass(frozen=True)
class GameResult:
    """How a game ended; for each seat its bot, its points and how long it thought."""

    seed: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    thinking: tuple[Thinking, ...]

    def share(self, seat: int) -> float:
        """The part of the win that a seat has: a win is shared by all who tie for it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> Json:
        """In plain JSON types."""
        return {
            "seed": self.seed,
            "seats": list(self.seats),
            "points": list(self.points),
            "winners": list(self.winners),
            "thinking": [[seat.decisions, seat.seconds, seat.longest] for seat in self.thinking],
        }

    @classmethod
    def from_json(cls, data: Json) -> GameResult:
        """What `to_json` wrote; ValueError, KeyError or TypeError for anything else."""
        return cls(
            int(data["seed"]),
            tuple(str(name) for name in data["seats"]),
            tuple(int(points) for points in data["points"]),
            tuple(int(seat) for seat in data["winners"]),
            tuple(
                Thinking(int(decisions), float(seconds), float(longest))
                for decisions, seconds, longest in data["thinking"]
            ),
        )


@dataclass(frozen=True)
class PlayedGame:
    """A game that was played to its end."""

    result: GameResult
    record: Json


def thinking_of(bot: Bot) -> Thinking:
    """All thoughts of a bot together, to the microsecond."""
    return Thinking(len(bot.thoughts), round(sum(bot.thoughts), 6), round(max(bot.thoughts, default=0.0), 6))


def play(
    game: str, seats: Sequence[str], seed: int, variant: str | None = None, start: str = ""
) -> PlayedGame:
    """Let these bots play the deal of that seed to the end, or from the position of a code on.

    Chance of the table, of each bot and of what each bot is told follow from the seed and the seat: a deal
    is the same whoever plays it, and where the bots don't look at the clock the whole game is.
    """
    rules, chance = games.get(game), Chance(seed)
    if start:
        state = rules.from_code(start)
    else:
        state = rules.new(len(seats), chance, rules.variants[0] if variant is None else variant)
    setup = state.clone()
    players = [bots.get(game, name, derived(seed, "bot", seat, bits=31)) for seat, name in enumerate(seats)]
    private = [Chance(derived(seed, "private", seat, bits=48)) for seat in range(len(seats))]
    steps: list[Json] = []
    while state.seat is not None:
        seat = state.seat
        action = players[seat].choose(state.resample(seat, private[seat]))
        steps.append(rules.step(state, action, chance))
    result = GameResult(
        seed,
        tuple(seats),
        tuple(sheet["total"] for sheet in state.scores()),
        tuple(state.winners()),
        tuple(thinking_of(bot) for bot in players),
    )
    return PlayedGame(result, rules.record(setup, steps, seats))
