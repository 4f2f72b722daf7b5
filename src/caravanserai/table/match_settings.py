"""What was agreed on before a match begins: the game, and how it is played at this table."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import games

SECOND = 1000
DAY = 86_400 * SECOND


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """As long as it takes."""


class Live(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many seconds for each turn; what goes beyond is taken from the seat's reserve."""

    turn_seconds: int
    reserve_seconds: int


class Slow(msgspec.Struct, frozen=True, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: int


class MatchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed on before a match begins."""

    game: str
    players: int = 2
    variant: str = "base"
    options: dict[str, Any] = {}
    """More that `game.new` takes: for Ali Baba `first` and `out`."""
    open: bool = True
    """Whether all that can be worked out is shown; else rivals' screens hide it."""
    hints: bool = True
    """Whether the bots may be asked for advice."""
    clock: NoClock | Live | Slow = NoClock()
    stand_in: str = "merchant"
    """The bot that takes over from somebody whose time ran out, or who gave up."""
    start: dict[str, Any] | None = None
    """The position it begins with, if not with a game set up anew."""
    begins: int = 1
    """The round of Five Tribes, or the turn of Ali Baba, that this position is in."""

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


def check(setting: MatchSettings) -> None:
    """Raise ValueError, saying what would be right, for a setting that can't be played."""
    game = games.get(setting.game)
    if setting.players not in game.player_counts:
        counts = " or ".join(str(count) for count in game.player_counts)
        raise ValueError(f"{game.title} is for {counts} players, not {setting.players}")
    if setting.variant not in game.variants:
        known = ", ".join(game.variants)
        raise ValueError(f"no variant of {game.title} is called {setting.variant!r}; there are {known}")
    if {"players", "variant", "chance"} & set(setting.options):
        raise ValueError("players and variant are settings of their own, not options")
    setting.set_up(games.Chance(0))
    check_clock(setting.clock)


def check_clock(clock: NoClock | Live | Slow) -> None:
    """Raise ValueError for times in which nobody could play."""
    if isinstance(clock, Live):
        if not 5 <= clock.turn_seconds <= 3600:
            raise ValueError(f"a turn takes 5 to 3600 seconds, not {clock.turn_seconds}")
        if not 0 <= clock.reserve_seconds <= 86_400:
            raise ValueError(f"a reserve is of 0 to 86400 seconds, not {clock.reserve_seconds}")
    elif isinstance(clock, Slow) and not 1 <= clock.days <= 30:
        raise ValueError(f"a slow turn takes 1 to 30 days, not {clock.days}")
