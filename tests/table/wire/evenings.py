"""Whole evenings with all that is told of them, as bytes: what an older version said, a newer one says too.

Everything here follows from a seed and from names that outlast a change of the house, so that the same
evenings can be had of any version since the first that was kept (`make.py` says how). They are played under
version 1 of the rules, which did not say its number in a position.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from caravanserai import games, table
from caravanserai.games import Chance
from caravanserai.protocol.messages import encode

BEGIN = 1_700_000_000_000
ADDED = ("points", "parts")
"""Fields that messages have got since the evenings were kept."""
MatchSettings: Any = vars(table).get("MatchSettings") or vars(table)["Setting"]
Player: Any = vars(table).get("Player") or vars(table)["Seat"]
"""They had other names when the evenings were kept."""

RULES_1: dict[str, Any] = {"rules": 1} if games.get("five-tribes").rules_version > 1 else {}
"""What `game.new` is told; when the evenings were kept there was no other version."""

EAGER = ("use", "buy", "kill", "take", "swap", "discount", "offer")
CLOCKS: dict[str, Any] = {
    "none": {"kind": "none"},
    "live": {"kind": "live", "turn_seconds": 60, "reserve_seconds": 300},
    "slow": {"kind": "slow", "days": 2},
}


@dataclass(frozen=True)
class Evening:
    """An evening that can be had again at any time."""

    game: str
    variant: str
    players: int
    seed: int
    open: bool = True
    clock: str = "none"
    secrets: bool = False
    """Whether it begins with djinns and fakirs that have cards drawn unseen."""
    most: int = 10**6
    """So many entries, should the game be longer."""

    def __str__(self) -> str:
        hidden = "" if self.open else "-hidden"
        return f"{self.game}-{self.variant}-{self.players}-{self.clock}{hidden}-{self.seed}"


EVENINGS = [
    Evening("five-tribes", "base", 2, 1),
    Evening("five-tribes", "base", 2, 2, open=False, secrets=True, most=150),
    Evening("five-tribes", "base", 3, 3, clock="live", most=150),
    Evening("five-tribes", "base", 3, 4, open=False, clock="slow", secrets=True, most=150),
    Evening("five-tribes", "base", 4, 5, open=False, most=150),
    Evening("five-tribes", "base", 4, 6, secrets=True, clock="live", most=250),
    *(
        Evening("ali-baba", variant, players, 10 * number + players, open=players % 2 == 0, clock=clock)
        for number, (variant, clock) in enumerate(
            [("base", "none"), ("lamp", "live"), ("equal", "slow"), ("base", "slow"), ("lamp", "none")]
        )
        for players in (2, 3, 4)
    ),
    Evening("ali-baba", "small", 2, 50, clock="live"),
    Evening("ali-baba", "small", 2, 51, open=False),
]
SHOWN = [evening for evening in EVENINGS if evening.seed in (2, 13, 50)]
"""Those of which every line of the first ones is kept, for people who look for a difference."""
SHOWN_LINES = 150


def told(message: Any) -> bytes:
    """A message as it goes over the wire, without what has been added since."""
    plain = msgspec.json.decode(encode(message))
    for name in ADDED:
        plain.pop(name, None)
    for way in plain.get("ways", []):
        way.pop("parts", None)
    (plain.get("over") or {}).pop("by_bots", None)
    plain.get("view", {}).pop("rules", None)
    return msgspec.json.encode(plain)


def without_version(setup: Any) -> Any:
    """A set-up position as version 1 wrote it."""
    return {field: value for field, value in setup.items() if field != "rules"}


def kept_of(start: Any) -> bytes:
    """The first line of a log, as version 1 wrote it."""
    line = msgspec.json.decode(table.encode(start))
    line[-1]["setup"] = without_version(line[-1]["setup"])
    return msgspec.json.encode(line)


@functools.cache
def lines(evening: Evening) -> tuple[bytes, ...]:
    """All that is kept of the evening, and all that anybody is told of it, line by line."""
    return tuple(_Host(evening).play())


class _Host:
    """Plays an evening: eagerly, with second thoughts, and with people who come and go."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.game = games.get(evening.game)
        self.chance, self.dice = Chance(evening.seed), Chance(1000 + evening.seed)
        self.at = BEGIN
        settings = {
            "game": evening.game,
            "players": evening.players,
            "variant": evening.variant,
            "options": RULES_1,
            "open": evening.open,
            "clock": CLOCKS[evening.clock],
            "start": rich_in_secrets(evening.players, evening.seed) if evening.secrets else None,
        }
        self.settings = msgspec.convert(settings, MatchSettings)
        seats = [Player(name=f"Person {seat}") for seat in range(evening.players)]
        if evening.players > 2:
            seats[-1] = Player("bot", "novice", "novice")
        if evening.players > 3:
            seats[1] = Player("same-screen", "Person beside")
        self.start = table.Match.begin(self.settings, self.at, self.chance, seats)
        self.match = table.Match.from_log(self.settings, [self.start])
        self.receivers: list[int | None] = [*range(evening.players), None]
        self.steps: list[int] = []
        """What whoever has to decide may take back."""

    def play(self) -> Iterator[bytes]:
        """The evening."""
        yield kept_of(self.start)
        yield from self.positions()
        for number in range(self.evening.most):
            if self.match.over:
                break
            if self.dice.below(6) == 0:
                yield from self.look_around()
            entry = self.something()
            if entry is None:
                continue
            yield table.encode(entry)
            event = self.match.apply(entry)
            assert event is not None
            act = self.act
            for receiver in self.receivers:
                moved = event.moved(receiver, "again" if receiver == 0 else "")
                if moved is not None and receiver == act:
                    self.steps = moved.steps
                yield b"-" if moved is None else told(moved)
            if number % 40 == 20:
                yield from self.positions()
        yield from self.positions()
        record = self.match.record()
        yield msgspec.json.encode({**record, "setup": without_version(record["setup"])})

    @property
    def act(self) -> int | None:
        """Whose decision it is."""
        return None if self.match.over else self.match.state.seat

    def positions(self) -> Iterator[bytes]:
        """How it stands, for everybody."""
        for receiver in self.receivers:
            yield told(self.match.position(receiver))

    def look_around(self) -> Iterator[bytes]:
        """What whoever has to decide may ask before doing anything."""
        match, seat = self.match, self.act
        assert seat is not None
        legal = match.state.legal()
        first = legal[self.dice.below(len(legal))]
        yield told(match.look(seat, [first]))
        if self.dice.below(6) == 0:
            steps = [first] if self.dice.below(2) else []
            yield told(match.ways(seat, steps))

    def something(self) -> Any:
        """The next entry of the log; None if who was to come or go can't."""
        match, seat = self.match, self.act
        assert seat is not None
        self.at += self.dice.below(40_000)
        deadline = match.deadline()
        if deadline is not None and self.at >= deadline:
            return match.propose_time_out(self.at)
        bot = match.player(seat) != "person"
        ticket = self.dice.below(100)
        if self.steps and not bot and ticket < 20:
            return match.propose_back(seat, self.steps[self.dice.below(len(self.steps))], self.at)
        if ticket >= 95:
            return self.come_or_go(ticket)
        return match.propose_do(seat, self.choose(), self.chance, self.at, bot=bot)

    def come_or_go(self, ticket: int) -> Any:
        """Somebody leaves, comes back or gives up."""
        match, seat = self.match, self.dice.below(self.evening.players)
        taken = match.seats[seat]
        if taken.kind == "bot" or taken.resigned:
            return None
        if taken.bot is not None:
            return match.propose_return(seat, self.at)
        if ticket == 99 and sum(not one.resigned for one in match.seats) > 2:
            return match.propose_resign(seat, self.at)
        return match.propose_stand_in(seat, "novice" if ticket == 98 else "", self.at)

    def choose(self) -> int:
        """A legal action; powers, djinns and kills rather than others."""
        legal = self.match.state.legal()
        eager = [action for action in legal if self.game.text(action).startswith(EAGER)]
        chosen = eager if eager and self.dice.below(3) else legal
        return chosen[self.dice.below(len(chosen))]


def rich_in_secrets(players: int, seed: int) -> dict[str, Any]:
    """A new game of Five Tribes: seat 0 has Sloar, seat 1 Kandicha, both fakirs, and the deck is short."""
    game, chance = games.get("five-tribes"), Chance(seed)
    position: dict[str, Any] = without_version(game.new(players, chance, **RULES_1).to_json())
    djinns, cards = position["djinns"], position["resources"]
    for seat, djinn in enumerate(("sloar", "kandicha")):
        for pile in ("row", "deck"):
            djinns[pile] = [one for one in djinns[pile] if one != djinn]
        position["seats"][seat]["djinns"].append(djinn)
        for _ in range(4):
            cards["deck"].remove("fakir")
            position["seats"][seat]["hand"].append("fakir")
    while len(cards["deck"]) > 5:
        cards["discard"].append(cards["deck"].pop(chance.below(len(cards["deck"]))))
    return position
