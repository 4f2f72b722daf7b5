"""How a match ended: who won, the score sheet, and why it is over."""

from __future__ import annotations

from ..games import State
from ..protocol.messages import MatchResult


def played_out(state: State, resigned: list[bool]) -> MatchResult:
    """The result of a game that came to its end; who has given up can't win it."""
    winners = state.winners([seat for seat, gone in enumerate(resigned) if not gone])
    return MatchResult("played", winners, state.scores())


def last_one_left(resigned: list[bool]) -> MatchResult | None:
    """The result once all but one have given up.

    Without a score sheet: the game has not ended, so what seats hide stays hidden.
    """
    if resigned.count(False) > 1:
        return None
    return MatchResult("resigned", [resigned.index(False)], None)
