"""Games for OpenSpiel: `caravanserai_five_tribes`, `caravanserai_ali_baba` and so on, once this is imported.

Chance is explicit, information imperfect, and the win is paid at the end so that rewards add up to 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .. import games
from ..extras import how_to_install
from ..games import Chance
from ..games.observation_layout import Layout
from .chance_nodes import DIGIT, Moment, seen
from .observations import layout_of
from .rewards import win_rewards

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as missing:
    raise how_to_install(missing) from missing

Parameters = dict[str, int | str]


@cache
def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel is told of a game in general."""
    game = games.get(name)
    return pyspiel.GameType(
        short_name=name_of(name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=game.layout.size > 0,
        parameter_specification={"players": 2, "variant": game.variants[0]},
    )


def name_of(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"caravanserai_{game.replace('-', '_')}"


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One of the games, for so many players."""

    def __init__(self, name: str, params: Parameters | None = None) -> None:
        params = params or {}
        self.rules = games.get(name)
        self.players = int(params.get("players", 2))
        self.variant = str(params.get("variant", self.rules.variants[0]))
        self.rules.new(self.players, Chance(0), self.variant)  # says what is wrong with players or variant
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.size,
            max_chance_outcomes=DIGIT,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(game_type(name), info, params)

    def new_initial_state(self) -> SpielState:
        """Before the table is set up."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer:
        """Who looks at positions: in numbers, or in words with perfect recall."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules.name, recall, params)


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A position of a game, or a moment at which chance speaks."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.players, self.variant, self.rules_name = game.players, game.variant, game.rules.name
        self.moment = Moment(None, None)

    def current_player(self) -> int:
        """The seat to decide, or chance, or nobody."""
        if self.moment.waits:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    @property
    def position(self) -> games.State:
        """The position under the game's own rules; ValueError while the table is being set up."""
        if self.moment.state is None:
            raise ValueError("the table is being set up: there is no position yet")
        return self.moment.state

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal()) if player == self.position.seat else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do; of who isn't to act nothing, also while chance speaks."""
        if player is not None and player != self.current_player():
            return []
        return super().legal_actions() if player is None else super().legal_actions(player)  # type: ignore[no-any-return, unused-ignore]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """A 0 or 1 for each action. OpenSpiel's own writes past its end where chance has more answers."""
        if player is not None and 0 <= player != self.current_player():
            return [0] * int(self.num_distinct_actions())
        return super().legal_actions_mask() if player is None else super().legal_actions_mask(player)  # type: ignore[no-any-return, unused-ignore]

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> SpielState:
        """A state that the player can't tell from this one; `random` gives numbers from 0 up to 1."""
        other: SpielState = self.clone()
        other.moment = self.moment.imagined(player, Chance(int(random() * 2**53)))
        return other

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, and how likely."""
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        rules = games.get(self.rules_name)
        self.moment = self.moment.after(rules, self.players, self.variant, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        rules = games.get(self.rules_name)
        if player != pyspiel.PlayerId.CHANCE:
            return rules.text(action)
        return f"set up {action}" if self.moment.state is None else rules.answer_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.waits and self.position.over

    def returns(self) -> list[float]:
        """What the game has paid each seat."""
        if not self.is_terminal():
            return [0.0] * self.players
        return win_rewards(self.position.winners(), self.players)

    def __str__(self) -> str:
        if self.moment.state is None:
            return f"setting up {list(self.moment.answers)}"
        waiting = "" if self.moment.action is None else f" {self.moment.action} {list(self.moment.answers)}"
        return seen(self.moment.state, 0) + waiting


class Observer:
    """What a seat may know: the position in numbers and text or, in text alone, all it has ever seen."""

    def __init__(self, game: str, recall: bool, params: Parameters | None = None) -> None:
        if params:
            raise ValueError(f"an observation takes no parameters, but was given {params}")
        self.game = game
        self.recall = recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not recall:
            self._make_numbers(layout_of(game))

    def _make_numbers(self, layout: Layout) -> None:
        numbers = np.zeros(layout.size, np.float32)
        self.dict = {
            block.name: numbers[block.start : block.stop].reshape(block.shape)
            for block in layout.blocks.values()
        }
        self.tensor = numbers

    def set_from(self, state: SpielState, player: int) -> None:
        """Tell the position in numbers."""
        if self.tensor is None:
            raise ValueError("all that was ever seen is told in words alone")
        if state.moment.state is None:
            self.tensor.fill(0)
        else:
            games.get(self.game).observe(state.moment.state, player, self.tensor.data, 0)

    def string_from(self, state: SpielState, player: int) -> str:
        """Tell the position as JSON, with perfect recall after a mark of all that was seen before."""
        text = seen(state.moment.state, player)
        if state.moment.action is not None:
            text += f" then {games.get(self.game).text(state.moment.action)}"
        return f"{state.moment.recall(player)} {text}" if self.recall else text


def kind_of(name: str) -> type[SpielGame]:
    """What OpenSpiel makes of a game: it asks for a class, and keeps it beyond the end of Python."""

    class OneGame(SpielGame):
        """This game."""

        def __init__(self, params: Parameters | None = None) -> None:
            super().__init__(name, params)

    return OneGame


def register() -> None:
    """Tell OpenSpiel of all games that there are by now."""
    for game in games.names():
        if name_of(game) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), kind_of(game))


register()
