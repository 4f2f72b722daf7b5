"""What a run says: the ladder, every match, how long each bot thought."""

from __future__ import annotations

from dataclasses import dataclass

from .. import games
from ..games import Json
from .game import Thinking
from .intervals import Estimate
from .run_settings import RunSettings
from .sprt import Verdict


@dataclass(frozen=True)
class Lone:
    """One seat of a bot against all others of another; even is 1 in as many as there are seats."""

    bot: str
    others: str
    share: Estimate
    rating: Estimate


@dataclass(frozen=True)
class Pairing:
    """All games between two bots, told from the side of the first."""

    first: str
    second: str
    games: int
    share: Estimate
    """Its share of the wins over all line-ups; even is one half."""
    rating: Estimate
    """Its rating less the other's."""
    margin: Estimate
    """Its points a seat less the other's."""
    alone: tuple[Lone, ...]
    """With more than two seats: either bot as the one against all others."""

    def to_json(self) -> Json:
        """In plain JSON types."""
        return {
            "bots": [self.first, self.second],
            "games": self.games,
            "share": self.share.to_json(),
            "elo": self.rating.to_json(),
            "margin": self.margin.to_json(),
            "alone": [
                {
                    "bot": lone.bot,
                    "others": lone.others,
                    "share": lone.share.to_json(),
                    "elo": lone.rating.to_json(),
                }
                for lone in self.alone
            ],
        }


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder."""

    bot: str
    games: int
    rating: Estimate
    share: Estimate
    """Its share of the wins against all others that took part."""
    margin: Estimate
    thinking: Thinking

    @property
    def seconds(self) -> float:
        """How long it thought about a decision, on average."""
        return self.thinking.seconds / max(1, self.thinking.decisions)

    def to_json(self) -> Json:
        """In plain JSON types."""
        return {
            "bot": self.bot,
            "games": self.games,
            "elo": self.rating.to_json(),
            "share": self.share.to_json(),
            "margin": self.margin.to_json(),
            "decisions": self.thinking.decisions,
            "seconds_a_decision": round(self.seconds, 6),
            "longest_decision": round(self.thinking.longest, 6),
        }


@dataclass(frozen=True)
class Standings:
    """What a run says so far."""

    settings: RunSettings
    finished: int
    total: int
    ladder: tuple[Rung, ...]
    """The bots, strongest first."""
    matches: tuple[Pairing, ...]
    verdict: Verdict | None

    def match(self, bot: str, other: str) -> tuple[Pairing, bool]:
        """The match of two bots, and whether it is told from the side of `bot`."""
        for match in self.matches:
            if {match.first, match.second} == {bot, other}:
                return match, match.first == bot
        raise KeyError(f"{bot} did not meet {other}")

    def cell(self, bot: str, other: str) -> Estimate:
        """A bot's share against another; with more than two seats as the one against all others."""
        match, first = self.match(bot, other)
        if match.alone:
            return match.alone[0 if first else 1].share
        share = match.share
        return share if first else Estimate(1 - share.value, 1 - share.high, 1 - share.low)

    @property
    def title(self) -> str:
        """The table that was played at: the game, the seats, the variant if it is not the usual one."""
        game = games.get(self.settings.game)
        manner = "" if self.settings.variant == game.variants[0] else f", {self.settings.variant}"
        return f"{game.title}{manner}, {self.settings.players} players"

    def to_json(self) -> Json:
        """In plain JSON types, as `ladder.json` has them."""
        return {
            "command": command(self.settings),
            **self.settings.identity(),
            "games": {"finished": self.finished, "total": self.total},
            "ladder": [rung.to_json() for rung in self.ladder],
            "matches": [match.to_json() for match in self.matches],
            "sprt": self.verdict.to_json() if self.verdict else None,
        }


def command(settings: RunSettings) -> str:
    """The command that makes this run."""
    words = ["caravanserai arena", settings.game, *settings.bots]
    if settings.start:
        words.append(f"--from {settings.start}")
    elif settings.players != 2:
        words.append(f"--players {settings.players}")
    if settings.variant != games.get(settings.game).variants[0]:
        words.append(f"--variant {settings.variant}")
    if settings.seed != 1:
        words.append(f"--seed {settings.seed}")
    if settings.sprt:
        words.append(f"--sprt {settings.sprt[0]:g} {settings.sprt[1]:g}")
    words.append(f"--games {settings.games}")
    return " ".join(words)
