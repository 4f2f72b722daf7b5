"""Who came in first, second and so on: by the game's own rules, those who gave up behind all others."""

from __future__ import annotations

from collections.abc import Collection

from ..games import State


def places_of(state: State, winners: Collection[int], resigned: Collection[int]) -> list[int]:
    """The place of each seat, 1 for the best; who is even shares one, and so do all who gave up.

    Where nothing was counted, because all but one gave up, the position isn't asked.
    """
    places = [0] * state.players
    left = [seat for seat in range(state.players) if seat not in resigned]
    best = list(winners)
    place = 1
    while left:
        for seat in best:
            places[seat] = place
        place += len(best)
        left = [seat for seat in left if seat not in best]
        best = state.winners(left) if left else []
    for seat in resigned:
        places[seat] = place
    return places
