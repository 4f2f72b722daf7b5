"""How a match ended: who won, the score sheet, and why it is over."""

from __future__ import annotations

from collections.abc import Sequence

from ..games import State
from ..protocol.messages import MatchResult


def by_bots(own_turns: Sequence[int], bot_turns: Sequence[int]) -> list[int]:
    """The people who have not decided most of their own turns: a bot did."""
    return [seat for seat, turns in enumerate(bot_turns) if turns and turns >= own_turns[seat]]


def played_out(state: State, resigned: list[bool], by_bots: list[int]) -> MatchResult:
    """The result of a game that came to its end; who has given up can't win it."""
    winners = state.winners([seat for seat, gone in enumerate(resigned) if not gone])
    return MatchResult("played", winners, state.scores(), by_bots)


def last_one_left(resigned: list[bool], by_bots: list[int]) -> MatchResult | None:
    """The result once all but one have given up.

    Without a score sheet: the game has not ended, so what seats hide stays hidden.
    """
    if resigned.count(False) > 1:
        return None
    return MatchResult("resigned", [resigned.index(False)], None, by_bots)
