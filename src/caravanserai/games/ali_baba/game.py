"""Ali Baba as `games.get` hands it out: setting up, notation, reading positions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast, get_args

from .. import game
from ..arguments import check_chance, check_seat
from ..chance import Chance
from ..errors import BadPosition
from ..state import Changes, Json
from . import counting, facts, notation, observation, planning, reasons, screen, story
from .coding import CODE
from .constants import *
from .entries import Entry
from .names import TREASURE_NAMES, VARIANT_NAMES
from .observation_layout import LAYOUT
from .setup import OUT, draw_out, set_up
from .state import State, restore

if TYPE_CHECKING:
    from typing_extensions import Buffer


class AliBaba(game.Game):
    """Ali Baba for 2 to 4 seats: the base game, Aladdin's lamp, equal treasures, the smaller cave."""

    name = "ali-baba"
    title = "Ali Baba"
    rules_version = RULES
    size = ACTIONS
    player_counts = (2, 3, 4)
    variants = VARIANT_NAMES
    titles = {"ru": "«Али-Баба»", "hu": "Ali Baba"}  # noqa: RUF012
    counted = "turn"
    clauses = "AB"
    longest = 600
    reasons = reasons.REASONS
    entries = get_args(Entry)
    layout = LAYOUT
    codes = CODE
    rooms = game.Rooms(
        bots="caravanserai.bots.ali_baba:make",
        tuner="caravanserai.bots.ali_baba.tuner",
        batch="caravanserai.envs.ali_baba:BATCH",
        text="caravanserai.envs.ali_baba.text",
        terminal="caravanserai.cli.ali_baba:SCREEN",
        drawing="caravanserai.drawing.ali_baba:ARTIST",
        lessons="caravanserai.lessons.ali_baba:whole",
        puzzles="caravanserai.puzzles.ali_baba:THEMES",
        bench="caravanserai.bench.ali_baba:MEASURED",
        score="caravanserai.protocol.reference:ScoreOfTreasures",
    )

    def new(
        self,
        players: int,
        chance: Chance,
        variant: str = "base",
        first: int | None = None,
        out: Iterable[str] | None = None,
        rules: int = RULES,
        **unknown: object,
    ) -> State:
        """Set up a game; without `first` and `out` chance chooses who starts and which treasures stay out.

        It may be one under an older version of the rules.
        """
        for option in unknown:
            raise ValueError(f"Ali Baba has no option {option!r}; there are variant, first, out and rules")
        check_chance(chance)
        self.check_players(players, variant)
        version = RULES if rules == RULES else self.check_rules(rules)
        if first is not None and (type(first) is not int or not 0 <= first < players):
            raise ValueError(f"the first seat is one from 0 to {players - 1}, or None for a random one")
        number = VARIANT_NAMES.index(variant)
        left_out = None if out is None else self.read_out(out, variant)
        chance.listen()
        if first is None:
            first = chance.below(players)
        if left_out is None:
            left_out = draw_out(OUT[number], chance)
        state = State()
        state.rules = version
        set_up(state, number, players, first, left_out, chance)
        return state

    def check_players(self, players: int, variant: str) -> None:
        """Make sure that so many may play this variant (AB-C2, AB-K1)."""
        if type(players) is not int or players not in self.player_counts:
            raise ValueError(f"Ali Baba is for 2 to 4 players, not {players!r}")
        if variant not in self.variants:
            raise ValueError(f"no variant is called {variant!r}; there are {', '.join(self.variants)}")
        if variant == "small" and players != 2:
            raise ValueError(f"the smaller cave is for 2 players, not {players}")

    def read_out(self, out: Iterable[str], variant: str) -> int:
        """The treasures to leave out, as bits (AB-E1, AB-K1)."""
        needed = OUT[self.variants.index(variant)]
        names = list(out) if isinstance(out, Iterable) and not isinstance(out, str) else [out]
        for name in names:
            if name not in TREASURE_NAMES:
                raise ValueError(f"no treasure is called {name!r}; there are {', '.join(TREASURE_NAMES)}")
        if len(names) != needed or len(set(names)) != needed:
            raise ValueError(
                f"the variant {variant!r} leaves out {needed} different treasures, not {len(names)}"
            )
        return sum(1 << TREASURE_NAMES.index(name) for name in names)

    def text(self, action: int | list[int] | tuple[int, ...]) -> str:
        """The notation of an action, or of several, such as a whole turn."""
        return self.in_line(action) if isinstance(action, list | tuple) else notation.text(action)

    def texts(self, actions: list[int]) -> list[str]:
        """The notation of each of the actions that `legal` gave."""
        return notation.texts(actions)

    def parse(self, text: str) -> int:
        """The action that a notation names; BadNotation says what was expected."""
        return notation.parse(text)

    def from_json(self, position: Json) -> State:
        """Read a position; BadPosition names the field that can't be read."""
        return restore(position)

    def answer_text(self, answer: int) -> str:
        """The name of the tile that chance turned up."""
        return notation.answer_text(answer)

    def parse_answer(self, text: str) -> int:
        """The tile of that name; BadNotation if there is none."""
        return notation.parse_answer(text)

    def tell(self, state: game.State, seat: int | None) -> list[Json]:
        """The story of the last action, as that seat may know it."""
        check_seat(seat, state.players)
        return cast("list[Json]", story.tell(of_ali_baba(state), seat))

    def foretell(self, state: game.State, seat: int | None) -> list[Json] | None:
        """What the seat takes, where tiles turn up, its points: which tiles they are changes none of it."""
        check_seat(seat, state.players)
        return cast("list[Json]", story.foretell(of_ali_baba(state), seat))

    def closes_turn(self, before: game.State, action: int, after: game.State) -> bool:
        """Whether it is another seat's turn, or the game is over."""
        return of_ali_baba(before).active != of_ali_baba(after).active or after.over

    def doing(self, state: game.State) -> game.Doing:
        """Whether the seat picks the tile of its turn, or decides anything that follows on it."""
        return "picking" if state.step == "take" else "choosing"

    def planned(self, state: game.State, seat: int) -> game.State | None:
        """The position as if that seat had to take a tile now."""
        check_seat(seat, state.players)
        return planning.as_if_to_take(of_ali_baba(state), seat)

    def screen(self, view: Json, seat: int | None) -> Json:
        """That seat's view without what rivals keep behind their screens (AB-I1)."""
        return screen.screen(view, seat)

    def screen_changes(self, changes: Changes, seat: int | None) -> Changes:
        """What changes of the screened view, given the changes of that seat's view."""
        return screen.screen_changes(changes, seat)

    def observe(self, state: game.State, seat: int, out: Buffer, at: int) -> None:
        """Write what a seat may know into memory of floats, from `at` on, as `layout` names it."""
        observation.observe(of_ali_baba(state), seat, out, at)

    def mark_legal(self, state: game.State, out: Buffer, at: int) -> int:
        """Write a byte for each action, from `at` on: 1 if it is legal, else 0. Return how many are legal."""
        return observation.mark_legal(of_ali_baba(state), out, at)

    def points_known(self, state: game.State, seat: int, looker: int) -> int:
        """A seat's points if the game ended now; everybody may know them (AB-I1)."""
        return observation.points_known(of_ali_baba(state), seat, looker)

    def count(self, seats: list[Json], variant: str = "base") -> State:
        """A finished game in which the seats have this score and so many tiles of each treasure."""
        if variant not in self.variants:
            raise BadPosition("variant", f"one of {', '.join(self.variants)} is expected")
        return counting.count(seats, self.variants.index(variant))

    def facts(self) -> Json:
        """What is in the box, how the cave is laid out, what sets are worth (AB-C1, AB-S1, AB-P1)."""
        return facts.list_facts()

    def options(self, state: game.State) -> Json:
        """Players, variant, first seat and treasures left out, as `new` takes them."""
        position = state.to_json()
        return {
            "players": state.players,
            "variant": position["variant"],
            "first": position["first"],
            "out": position["out"],
        }


def of_ali_baba(state: game.State) -> State:
    """The position, if it is one of Ali Baba."""
    if not isinstance(state, State):
        raise TypeError(f"a position of Ali Baba is expected, not {type(state).__name__}")
    return state


ALI_BABA = AliBaba()
