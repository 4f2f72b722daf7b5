"""What was agreed on before a match begins: the game, and how it is played at this table."""

from __future__ import annotations

import msgspec

from .. import games
from ..games import Json
from ..protocol.clock_settings import AWAY_SECONDS, ClockSetting, NoClock, check_away, check_clock
from ..protocol.messages import Rated


class MatchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed on before a match begins."""

    game: str
    players: int = 2
    variant: str = "base"
    options: Json = {}
    """More that `game.new` takes: for Ali Baba `first` and `out`."""
    open: bool = True
    """Whether all that can be worked out is shown; else rivals' screens hide it."""
    hints: bool = True
    """Whether the bots may be asked for advice."""
    clock: ClockSetting = NoClock()
    stand_in: str = "merchant"
    """The bot that takes over from somebody whose time ran out, who is away, or who gave up."""
    away_seconds: int | None = AWAY_SECONDS
    """After how long the others may let that bot play for somebody who is away; None for never.

    Where there is a clock it alone decides.
    """
    start: Json | None = None
    """The position it begins with, if not with a game set up anew."""
    begins: int = 1
    """The round of Five Tribes, or the turn of Ali Baba, that this position is in."""
    rated: Rated = "no"
    """Whether it changes ratings; then who leaves or runs out of time has given up."""

    @property
    def counts(self) -> bool:
        """Whether the game changes ratings."""
        return self.rated != "no"

    def set_up(self, chance: games.Chance) -> games.State:
        """The position that the match begins with; ValueError if there is none."""
        game = games.get(self.game)
        if self.start is None:
            return game.new(self.players, chance, self.variant, **self.options)
        state = game.from_json(self.start)
        if state.over:
            raise ValueError("the game is over in this position, so it can't be played on")
        if state.players != self.players:
            raise ValueError(f"this position is of a game for {state.players} players, not {self.players}")
        return state


def check(settings: MatchSettings) -> None:
    """Raise ValueError, saying what would be right, for settings that can't be played."""
    game = games.get(settings.game)
    if settings.players not in game.player_counts:
        counts = " or ".join(str(count) for count in game.player_counts)
        raise ValueError(f"{game.title} is for {counts} players, not {settings.players}")
    if settings.variant not in game.variants:
        known = ", ".join(game.variants)
        raise ValueError(f"no variant of {game.title} is called {settings.variant!r}; there are {known}")
    if {"players", "variant", "chance", "rules"} & set(settings.options):
        raise ValueError("players and variant are settings of their own, and the rules are today's")
    settings.set_up(games.Chance(0))
    check_clock(settings.clock)
    check_away(settings.away_seconds)
    check_rated(settings)


def check_rated(settings: MatchSettings) -> None:
    """Raise ValueError for settings under which a game can't be rated."""
    if not settings.counts:
        return
    if settings.hints:
        raise ValueError("at a rated table nobody is given hints")
    if settings.start is not None:
        raise ValueError("a game that is played on from a position can't be rated")
    if isinstance(settings.clock, NoClock) and settings.away_seconds is None:
        raise ValueError("a rated game needs a clock, or a time after which who is away has lost")
