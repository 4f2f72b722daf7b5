"""Finding the weights: what everybody held at the start of each round, against how many points came of it.

Quick games are played by the weights as they are. Whoever holds more of something than the rivals and ends up
further ahead than the points of that moment said has something worth more than its points: by how much is a
matter of least squares. What is found this way must still win games before it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ...games import Chance
from ...games.five_tribes import FIVE_TRIBES
from ...games.five_tribes.constants import *
from ...games.five_tribes.names import DJINN_NAMES
from ...games.five_tribes.scoring import good_points, palace_points, palm_points, tile_points, total_points
from ...games.five_tribes.state import State
from .chances import Moments
from .prospects import Prospects
from .quick import Finisher
from .weights import WEIGHTS, Weights
from .worth import Worth

Numbers = NDArray[np.float64]

AT_THE_END = {
    "coin": 1.0,
    "tile": 1.0,
    "elder": 2.0,
    "fakir": 0.0,
    "camel": 0.0,
    "set_value": 1.0,
    "kind": 0.0,
    "duplicate": 0.0,
}
"""The weights that are fitted, and what each is at the end of the game, when all is worth its points."""
CANDIDATES = {
    "palms and palaces": True,
    "viziers": True,
    "places later to bid": True,
    "bidding first": False,
    "best move": False,
    "majorities": False,
}
"""What has no weight in quick games, and whether it would matter less and less: points of palms and palaces,
viziers as such, how late the seat's markers bid, whether it bids first, what the best move would bring it on
the board as it is, and what soft majorities say beyond those of the moment."""
DOUBT = 3.0
"""How far a djinn's power may well lie from what it is thought to be, in points: who is rare stays there."""
STEPS_OF_YOUTH = 8


@dataclass(frozen=True)
class Rows:
    """What was seen: a row for each seat at the start of each round, always less its rivals' average."""

    players: int
    game: NDArray[np.int64]
    """The number of the game; the rows of one game hang together."""
    youth: Numbers
    held: Numbers
    """How much of each thing that has a weight, then of each djinn."""
    candidates: Numbers
    gained: Numbers
    """By how much the final margin was better than that of the moment, majorities taken as soft ones."""
    moments: Moments
    """What everybody was thought to have, and who won."""


@dataclass(frozen=True)
class Figure:
    """A weight before and after."""

    name: str
    now: float
    found: float
    error: float
    """The standard error of what was found: games are independent, the rows of one are not."""


@dataclass(frozen=True)
class Spread:
    """How much of the final margin stays unexplained while the game is this young."""

    youth: float
    rows: int
    now: float
    found: float


@dataclass(frozen=True)
class Fit:
    """What the rows say about the weights."""

    players: int
    games: int
    rows: int
    now: Weights
    found: Weights
    figures: tuple[Figure, ...]
    """All fitted weights, then the djinns' powers."""
    points_only: float
    """The standard deviation that stays unexplained if everything is worth its points …"""
    before: float
    """… by the weights as they are …"""
    after: float
    """… and by those found."""
    by_youth: tuple[Spread, ...]
    candidates: tuple[Figure, ...]
    """What things that have no weight today would be worth, for youth 1, if they had one."""
    with_candidates: float
    """The unexplained standard deviation if they had."""

    def wishes(self) -> dict[str, float]:
        """The weights found that can be set by name, rounded as people would."""
        return {name: round(float(getattr(self.found, name)), 2) for name in AT_THE_END}


def gather(
    players: int,
    games: int,
    seed: int,
    progress: Callable[[int], None],
    weights: Weights | None = None,
) -> Rows:
    """Play quick games and note what was held and what came of it; `progress` hears how many are played."""
    notes = Notes(players, weights)
    finisher = Finisher(notes.prospects)
    for number in range(games):
        chance = Chance(seed * 2**32 + number)
        state = FIVE_TRIBES.new(players, chance)
        while not state.over:
            notes.see(state)
            finisher.play_bid(state, chance)
            finisher.finish_round(state, chance)
        notes.close(state)
        progress(number + 1)
    return notes.rows()


def gather_played(players: int, played: Iterable[Iterable[State]], weights: Weights | None = None) -> Rows:
    """The same from games that were played well: each the positions it went through, as `replay` has them."""
    notes = Notes(players, weights)
    for states in played:
        for state in states:
            if state.phase == BID and state.turn == 0 and state.discount == 0:
                notes.see(state)
        notes.close(state)
    return notes.rows()


class Notes:
    """What was held at the start of each round of some games, and what came of it."""

    def __init__(self, players: int, weights: Weights | None) -> None:
        self.players = players
        self.prospects = Prospects(Worth(weights or WEIGHTS[players]))
        self.seen: list[tuple[float, Numbers, Numbers]] = []
        self.thought: list[list[float]] = []
        self.won: list[list[float]] = []
        self.games = 0
        self.numbers: list[int] = []
        self.youths: list[float] = []
        self.held: list[Numbers] = []
        self.gained: list[Numbers] = []

    def see(self, state: State) -> None:
        """A round begins."""
        self.prospects.worth.see_youth(state)
        self.prospects.worth.appraise(state)
        self.thought.append(list(self.prospects.worth.points)[: self.players])
        table = np.array([holdings(state, seat, self.prospects) for seat in range(self.players)], float)
        self.seen.append((self.prospects.worth.youth, table, points(state)))

    def close(self, state: State) -> None:
        """A game is over."""
        final = points(state)
        winners = state.winners()
        shares = [(seat in winners) / len(winners) for seat in range(self.players)]
        self.won += [shares] * len(self.seen)
        for youth, table, now in self.seen:
            self.numbers += [self.games] * self.players
            self.youths += [youth] * self.players
            self.held.append(beside_rivals(table))
            self.gained.append(beside_rivals(final - now))
        self.games += 1
        self.seen = []

    def rows(self) -> Rows:
        """All that was noted."""
        everything = np.concatenate(self.held)
        known = len(AT_THE_END) + DJINNS
        numbers, youths = np.array(self.numbers), np.array(self.youths)
        return Rows(
            self.players,
            numbers,
            youths,
            everything[:, :known],
            everything[:, known:],
            np.concatenate(self.gained) - everything[:, -1],
            Moments(
                numbers[:: self.players],
                youths[:: self.players],
                np.array(self.thought),
                np.array(self.won),
            ),
        )


def holdings(s: State, seat: int, prospects: Prospects) -> list[float]:
    """What a seat has: the things that have a weight, the djinns, the candidates."""
    hand = list(s.hand)[seat * CARDS : (seat + 1) * CARDS]
    kinds = sum(number > 0 for number in hand[:GOODS])
    goods = [good_points(s, seat), kinds, sum(hand[:GOODS]) - kinds]
    order = list(s.bidders)[: s.markers]
    viziers = list(s.viziers)[: s.players]
    leads = [viziers[seat] - viziers[rival] for rival in range(s.players) if rival != seat]
    return [
        *(s.coins[seat], tile_points(s, seat), s.elders[seat], hand[FAKIR], s.camels[seat]),
        *goods,
        *((s.djinns[seat] >> djinn) & 1 for djinn in range(DJINNS)),
        palm_points(s, seat) + palace_points(s, seat),
        viziers[seat],
        sum(place for place, marker in enumerate(order) if marker == seat),
        order[0] == seat,
        best_move(s, seat, prospects),
        sum(prospects.worth.lead(lead) - (10 if lead > 0 else 0) for lead in leads),
    ]


def best_move(s: State, seat: int, prospects: Prospects) -> float:
    """What the best move would bring a seat if it could move now."""
    here = s.clone()
    here.active = seat
    prospects.look(here)
    return prospects.best_of_all(here)


def points(s: State) -> Numbers:
    """What each seat's score sheet says now."""
    return np.array([total_points(s, seat) for seat in range(s.players)], float)


def beside_rivals(values: Numbers) -> Numbers:
    """Every seat's values less the average of its rivals'."""
    seats = len(values)
    beside: Numbers = (values - values.mean(axis=0)) * seats / (seats - 1)
    return beside


def fit(rows: Rows, now: Weights | None = None) -> Fit:
    """The weights that explain the rows best, those of rare djinns held to what they are now."""
    now = now or WEIGHTS[rows.players]
    names = [*AT_THE_END, *DJINN_NAMES]
    neutral = np.array([*AT_THE_END.values(), *[0.0] * DJINNS])
    present = np.array(
        [*(getattr(now, name) for name in AT_THE_END), *(now.djinn * power for power in now.powers)]
    )
    held = rows.held * rows.youth[:, None]
    unexplained = rows.gained - held @ (present - neutral)
    doubted = np.array([False] * len(AT_THE_END) + [True] * DJINNS)
    change, errors = least_squares(held, unexplained, rows.game, doubted)
    rest = unexplained - held @ change

    always = np.ones_like(rows.youth)
    young = rows.candidates * np.column_stack(
        [rows.youth if less else always for less in CANDIDATES.values()]
    )
    together = np.column_stack([held, young])
    all_doubted = np.append(doubted, [False] * len(CANDIDATES))
    more, more_errors = least_squares(together, unexplained, rows.game, all_doubted)

    found = present + change
    weights = len(AT_THE_END)
    changes = {name: float(value) for name, value in zip(AT_THE_END, found, strict=False)}
    powers = tuple(float(power) for power in found[weights:])
    return Fit(
        players=rows.players,
        games=len(np.unique(rows.game)),
        rows=len(rows.game),
        now=now,
        found=replace(now, **changes, djinn=1.0, powers=powers),
        figures=figures(names, present, found, errors),
        points_only=float(rows.gained.std()),
        before=float(unexplained.std()),
        after=float(rest.std()),
        by_youth=by_youth(rows.youth, unexplained, rest),
        candidates=figures(
            list(CANDIDATES),
            np.zeros(len(CANDIDATES)),
            more[-len(CANDIDATES) :],
            more_errors[-len(CANDIDATES) :],
        ),
        with_candidates=float((unexplained - together @ more).std()),
    )


def least_squares(
    held: Numbers, unexplained: Numbers, game: NDArray[np.int64], doubted: NDArray[np.bool_]
) -> tuple[Numbers, Numbers]:
    """By how much each weight should change, and the standard errors of that.

    A doubted weight is believed to lie within `DOUBT` of what it is, as if that were an observation; all rows
    of a game tell of one ending, so together they count as one.
    """
    each = len(game) / len(np.unique(game))
    belief = np.where(doubted, each * unexplained.var() / DOUBT**2, 0.0)
    inverse = np.linalg.pinv(held.T @ held + np.diag(belief))
    change = inverse @ (held.T @ unexplained)
    rest = unexplained - held @ change
    _, number = np.unique(game, return_inverse=True)
    pull = np.zeros((number.max() + 1, held.shape[1]))
    np.add.at(pull, number, held * rest[:, None])
    variance = inverse @ (pull.T @ pull + np.diag((belief * DOUBT) ** 2)) @ inverse
    return change, np.sqrt(np.diag(variance))


def figures(
    names: list[str] | tuple[str, ...], now: Numbers, found: Numbers, errors: Numbers
) -> tuple[Figure, ...]:
    """A figure for each name."""
    return tuple(
        Figure(name, float(before), float(after), float(error))
        for name, before, after, error in zip(names, now, found, errors, strict=True)
    )


def by_youth(youth: Numbers, before: Numbers, after: Numbers) -> tuple[Spread, ...]:
    """What stays unexplained in games that are old, …, young."""
    step = np.rint(youth * STEPS_OF_YOUTH)
    return tuple(
        Spread(
            which / STEPS_OF_YOUTH,
            int((step == which).sum()),
            float(before[step == which].std()),
            float(after[step == which].std()),
        )
        for which in range(STEPS_OF_YOUTH + 1)
        if (step == which).any()
    )
