"""Five Tribes as `games.get` hands it out: setting up, notation, reading positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

from .. import game
from ..arguments import check_chance, check_seat
from ..chance import Chance
from ..errors import BadPosition
from ..state import Changes
from . import counting, facts, notation, observation, planning, reasons, screen, story, ways
from .coding import CODE
from .constants import *
from .entries import Entry
from .observation_layout import LAYOUT
from .state import State, restore

if TYPE_CHECKING:
    from typing_extensions import Buffer


DOING: dict[str, game.Doing] = {"bid": "bidding", "pick": "picking", "drop": "sowing"}
"""What is done at which step, as rivals may know it."""


class FiveTribes(game.Game):
    """Five Tribes for 2 to 4 seats."""

    name = "five-tribes"
    title = "Five Tribes"
    rules_version = RULES
    size = ACTIONS
    player_counts = (2, 3, 4)
    variants = ("base",)
    titles = {"ru": "«Пять племён»", "hu": "Five Tribes"}  # noqa: RUF012
    counted = "round"
    clauses = "FT"
    longest = 10_000
    reasons = reasons.REASONS
    entries = get_args(Entry)
    layout = LAYOUT
    codes = CODE
    rooms = game.Rooms(
        bots="caravanserai.bots.five_tribes:make",
        tuner="caravanserai.bots.five_tribes.tuner",
        batch="caravanserai.envs.five_tribes:BATCH",
        text="caravanserai.envs.five_tribes.text",
        terminal="caravanserai.cli.five_tribes:SCREEN",
        drawing="caravanserai.drawing.five_tribes:ARTIST",
        lessons="caravanserai.lessons.five_tribes:whole",
        puzzles="caravanserai.puzzles.five_tribes:THEMES",
        bench="caravanserai.bench.five_tribes:MEASURED",
        score="caravanserai.protocol.reference:Score",
    )

    def new(
        self, players: int, chance: Chance, variant: str = "base", rules: int = RULES, **unknown: object
    ) -> State:
        """Set up a game (FT-S1 … FT-S5), under an older version of the rules if that is wished."""
        for option in unknown:
            raise ValueError(f"Five Tribes has no option {option!r}")
        if type(players) is not int or players not in self.player_counts:
            raise ValueError(f"Five Tribes is for 2 to 4 players, not {players!r}")
        if variant not in self.variants:
            raise ValueError(f"no variant is called {variant!r}; there is only base")
        check_chance(chance)
        chance.listen()
        state = State()
        if rules != RULES:
            state.rules = self.check_rules(rules)
        state.start(players, chance)
        return state

    def text(self, action: int | list[int] | tuple[int, ...]) -> str:
        """The notation of an action, or of several, such as a whole turn."""
        return self.in_line(action) if isinstance(action, list | tuple) else notation.text(action)

    def texts(self, actions: list[int]) -> list[str]:
        """The notation of each of the actions that `legal` gave."""
        return notation.texts(actions)

    def parse(self, text: str) -> int:
        """The action that a notation names; BadNotation says what was expected."""
        return notation.parse(text)

    def from_json(self, position: game.Json) -> State:
        """Read a position; BadPosition names the field that can't be read."""
        return restore(position)

    def answer_text(self, answer: int) -> str:
        """The name of a card, djinn or meeple that chance brought."""
        return notation.answer_text(answer)

    def parse_answer(self, text: str) -> int:
        """What chance answered, from its name."""
        return notation.parse_answer(text)

    def tell(self, state: game.State, seat: int | None) -> list[game.Json]:
        """The story of the last action, as that seat may know it."""
        check_seat(seat, state.players)
        return cast("list[game.Json]", story.tell(of_five_tribes(state), seat))

    def reveal(self, state: game.State) -> game.Json:
        """The position as a view with all hands open; of the deck its size is told, as in every view."""
        return {**state.to_json(), "resources": state.view(None)["resources"]}

    def screen(self, view: game.Json, seat: int | None) -> game.Json:
        """That seat's view without what rivals keep behind their screens (FT-S2)."""
        return screen.screen(view, seat)

    def screen_changes(self, changes: Changes, seat: int | None) -> Changes:
        """What changes of the screened view, given the changes of that seat's view."""
        return screen.screen_changes(changes, seat)

    def ends_turn(self, action: int) -> bool:
        """Whether a seat says by this action that its turn is over."""
        return action == END_TURN

    def closes_turn(self, before: game.State, action: int, after: game.State) -> bool:
        """Whether a turn has ended, or a bid was made."""
        return action == END_TURN or action < DISCOUNT

    def doing(self, state: game.State) -> game.Doing:
        """Whether the seat bids, picks meeples up, drops them, or decides anything else."""
        return DOING.get(state.step, "choosing")

    def ways(self, state: game.State) -> list[list[int]]:
        """The ways on: each legal action; of a move of meeples the best way to each of its ends."""
        return ways.find_ways(of_five_tribes(state))

    def planned(self, state: game.State, seat: int) -> game.State | None:
        """The position as if that seat had to move meeples now."""
        return planning.as_if_to_move(of_five_tribes(state), seat)

    def by_itself(self, state: game.State) -> int | None:
        """What follows where there is nothing to choose; builders are paid without fakirs, tiles act."""
        if state.step == "builders":
            return BUILDERS
        answer = self.unasked(state)
        return super().by_itself(state) if answer is None else answer

    def unasked(self, state: game.State) -> int | None:
        """No power is used before the tile acts (FT-D1)."""
        return PASS if state.step == "before-tile" else None

    def observe(self, state: game.State, seat: int, out: Buffer, at: int) -> None:
        """Write what a seat may know into memory of floats, from `at` on, as `layout` names it."""
        observation.observe(of_five_tribes(state), seat, out, at)

    def mark_legal(self, state: game.State, out: Buffer, at: int) -> int:
        """Write a byte for each action, from `at` on: 1 if it is legal, else 0. Return how many are legal."""
        return observation.mark_legal(of_five_tribes(state), out, at)

    def points_known(self, state: game.State, seat: int, looker: int) -> int:
        """A seat's points if the game ended now, but for cards that the looker has not seen."""
        return observation.points_known(of_five_tribes(state), seat, looker)

    def count(self, seats: list[game.Json], variant: str = "base") -> State:
        """A finished game in which the seats have these pieces, as they are counted at a real table."""
        if variant not in self.variants:
            raise BadPosition("variant", "there is only base")
        return counting.count(seats)

    def keepsakes(self, state: game.State, seat: int) -> list[str]:
        """The djinns that serve a seat."""
        return list(self.reveal(state)["seats"][seat]["djinns"])

    def facts(self) -> game.Json:
        """What is in the box and what it is worth (FT-C1 … FT-C5)."""
        return facts.list_facts()


def of_five_tribes(state: game.State) -> State:
    """The position, if it is one of Five Tribes."""
    if not isinstance(state, State):
        raise TypeError(f"a position of Five Tribes is expected, not {type(state).__name__}")
    return state
