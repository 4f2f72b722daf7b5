"""An evening at a table: a match, its log, and people who now and then change their minds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hypothesis import strategies as st
from msgspec.structs import replace

from caravanserai.games import Chance, Game, State
from caravanserai.protocol.clock_settings import ClockSetting, NoClock
from caravanserai.protocol.messages import Position
from caravanserai.protocol.refusal import Refusal
from caravanserai.table import Entry, Event, Match, MatchSettings, Player, decode, encode
from caravanserai.table.entry import DoEntry

from ..games.secrets_of_five_tribes import rich_in_secrets, secretive
from ..games.tables import TABLES, Choice, Table, lively

BEGIN = 1_800_000_000_000
"""When evenings begin, in milliseconds since 1970."""

NO_CLOCK = NoClock()
FIVE_TRIBES = Table("five-tribes", "base", 2)
ALI_BABA = Table("ali-baba", "base", 2)


class Evening:
    """A match under way: requests are carried out at once, and its log is kept as the store would keep it."""

    def __init__(
        self,
        table: Table,
        seed: int = 1,
        *,
        open: bool = True,
        clock: ClockSetting = NO_CLOCK,
        seats: Sequence[Player] = (),
        setup: State | None = None,
        choose: Choice = lively,
        at: int = BEGIN,
    ) -> None:
        self.game: Game = table.game
        self.chance = Chance(seed)
        self.dice = random.Random(seed)
        self.choose = choose
        self.settings = MatchSettings(table.name, table.players, table.variant, open=open, clock=clock)
        self.at = at
        start = Match.begin(self.settings, self.at, self.chance, seats)
        if setup is not None:
            options = self.game.options(setup)
            data = replace(start.data, setup=setup.to_json(), options=options, rules=setup.rules)
            start = replace(start, data=data)
        self.log = [encode(start)]
        self.match = Match.from_log(self.settings, [decode(self.log[0])])
        self.last: Event | None = None

    @property
    def act(self) -> int:
        """Whose decision it is; only asked while the game goes on."""
        assert self.match.to_act is not None
        return self.match.to_act

    @property
    def receivers(self) -> list[int | None]:
        """Each seat, and an onlooker."""
        return [*range(self.settings.players), None]

    def write(self, entry: Entry) -> Event:
        """The entry is committed and applied."""
        self.log.append(encode(entry))
        event = self.match.apply(entry)
        assert event is not None
        self.last = event
        return event

    def wait(self, seconds: float) -> None:
        """Time passes."""
        self.at += round(seconds * 1000)

    def do(self, *texts: str) -> Event:
        """Whoever has to decide does these things one after the other."""
        for text in texts:
            action = self.game.parse(text)
            event = self.write(
                self.match.propose_do(self.act, action, self.chance, self.at, bot=self.bot_to_act)
            )
        return event

    @property
    def bot_to_act(self) -> bool:
        """Whether a bot has to decide."""
        return self.match.player(self.act) != "person"

    def do_something(self) -> Event:
        """Whoever has to decide does any legal thing."""
        action = self.choose(self.game, self.match.state, self.chance)
        return self.write(self.match.propose_do(self.act, action, self.chance, self.at, bot=self.bot_to_act))

    def do_until(self, step: str) -> None:
        """Go on until that is asked."""
        while self.match.state.step != step:
            self.do_something()

    def back(self, to: int) -> Event:
        """Whoever has to decide takes steps back."""
        return self.write(self.match.propose_back(self.act, to, self.at))

    def resign(self, seat: int) -> Event:
        return self.write(self.match.propose_resign(seat, self.at))

    def stand_in(self, seat: int, bot: str = "") -> Event:
        return self.write(self.match.propose_stand_in(seat, bot, self.at))

    def come_back(self, seat: int) -> Event:
        return self.write(self.match.propose_return(seat, self.at))

    def run_out(self) -> Event:
        return self.write(self.match.propose_time_out(self.at))

    def pause(self) -> Event:
        return self.write(self.match.propose_pause(self.at))

    def play_out(self) -> None:
        """Go on to the end of the game."""
        while not self.match.over:
            self.do_something()

    def reloaded(self, entries: int | None = None) -> Match:
        """The match as another process makes it from the log, or from the first entries of it."""
        return Match.from_log(self.settings, map(decode, self.log[:entries]))

    def positions(self) -> list[Position]:
        """What each receiver would be sent."""
        return [self.match.position(receiver) for receiver in self.receivers]

    def something_happens(self) -> Event | None:
        """A step, or second thoughts, or now and then somebody leaves, comes back or gives up."""
        self.wait(self.dice.randrange(20))
        steps = self.match.position(self.act).steps
        ticket = self.dice.randrange(100)
        if steps and ticket < 25 and not self.bot_to_act:
            return self.back(self.dice.choice(steps))
        if ticket >= 94:
            return self.somebody_comes_or_goes(ticket)
        return self.do_something()

    def somebody_comes_or_goes(self, ticket: int) -> Event | None:
        """None if the one it would concern can't."""
        seat = self.dice.randrange(self.settings.players)
        try:
            if self.match.player(seat) != "person":
                return self.come_back(seat)
            return self.resign(seat) if ticket == 99 else self.stand_in(seat)
        except Refusal:
            return None

    def stroll(self, most: int) -> Iterator[Event]:
        """So many things happen, or until the game is over."""
        for _ in range(most):
            if self.match.over:
                return
            event = self.something_happens()
            if event is not None:
                yield event


@dataclass(frozen=True)
class Plan:
    """How an evening is to begin; short to print, so that a failure can be told."""

    table: Table
    seed: int
    skip: int
    """How many random steps of the game lie behind them when we begin to look."""
    open: bool = True

    def evening(self) -> Evening:
        if self.secretive:
            setup: State = rich_in_secrets(self.table.players, self.seed)
        else:
            setup, _ = self.table.new(self.seed)
        chance = Chance(self.seed)
        choose = secretive if self.secretive else lively
        before = setup
        for _ in range(self.skip):
            before = setup.clone()
            setup.apply(choose(self.table.game, setup, chance), chance)
            if setup.over:
                break
        return Evening(self.table, self.seed, open=self.open, setup=before, choose=choose)

    @property
    def secretive(self) -> bool:
        """Half of all evenings of Five Tribes are full of cards that were drawn unseen."""
        return self.table.name == "five-tribes" and self.seed % 2 == 0


def did(event: Event) -> DoEntry:
    """The action that was carried out."""
    assert isinstance(event.entry, DoEntry)
    return event.entry


plans = st.builds(Plan, st.sampled_from(TABLES), st.integers(0, 10_000), st.integers(0, 300), st.booleans())
