"""What a learner is paid: the modes of reward, by name."""

from __future__ import annotations

from collections.abc import Sequence

from ..games import State
from .reward_modes import MARGIN, SHAPED, WIN

MODES = {"win": WIN, "margin": MARGIN, "shaped": SHAPED}
"""How a game is paid for.

`win`: at the end 1 for a win, the others lose it together; who shares a win shares that. With two seats it is
1, 0 or -1, and the rewards of a game always add up to 0.
`margin`: at the end the points ahead of the best rival, or behind, in hundreds.
`shaped`: as `win`; besides every step pays by how much the lead has grown, in hundreds of points, all of
which is taken back at the end. Added up over a game that is `win` again, so what is best to play stays best.
"""


def read_mode(name: str) -> int:
    """The mode of that name; ValueError lists all."""
    if name not in MODES:
        raise ValueError(f"no reward is called {name!r}; there are {', '.join(MODES)}")
    return MODES[name]


def win_rewards(winners: Sequence[int], players: int) -> list[float]:
    """What the end of a game pays each seat in the mode `win`."""
    share = 1 / len(winners)
    return [(players * share * (seat in winners) - 1) / (players - 1) for seat in range(players)]


def margins(points: Sequence[int]) -> list[float]:
    """How far each seat is ahead of its best rival, in hundreds of points."""
    return [
        (own - max(other for rival, other in enumerate(points) if rival != seat)) / 100
        for seat, own in enumerate(points)
    ]


def final_rewards(state: State, mode: int) -> list[float]:
    """What each seat is paid at the end of a game, but for what `shaped` takes back."""
    if mode == MARGIN:
        return margins([line["total"] for line in state.scores()])
    return win_rewards(state.winners(), state.players)
