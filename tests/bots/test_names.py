"""Bots are called by name: a level, perhaps a budget, perhaps settings. A wrong name is answered in words."""

from __future__ import annotations

import pytest

from caravanserai import bots, games
from caravanserai.bots import BadBot, Budget
from caravanserai.bots.five_tribes.weights import for_players

from ..games.tables import Table

every_game = pytest.mark.parametrize("game", games.names())


@every_game
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_is_there_for_every_game(game: str, level: str) -> None:
    bot = bots.get(game, level, seed=3)
    assert (bot.name, bot.seed) == (level, 3)


@every_game
@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("sultan@2s", Budget(seconds=2)),
        ("sultan@0.5s", Budget(seconds=0.5)),
        ("vizier@50ms", Budget(seconds=0.05)),
        ("vizier@500", Budget(simulations=500)),
        ("vizier@500:exploration=0.3", Budget(simulations=500)),
        ("merchant@7", Budget(simulations=7)),
        ("vizier", Budget(seconds=1)),
        ("sultan", Budget(seconds=5)),
        ("sultan:exploration=0.3", Budget(seconds=5)),
    ],
)
def test_a_name_says_how_long_to_think(game: str, name: str, budget: Budget) -> None:
    bot = bots.get(game, name)
    assert bot.name == name
    assert bot.budget == budget


@pytest.mark.parametrize("text", ["2s", "0.5s", "50", "1000"])
def test_a_budget_is_written_as_it_is_read(text: str) -> None:
    assert str(Budget.parse(text)) == text


@every_game
@pytest.mark.parametrize("level", ["vizier", "sultan"])
def test_a_setting_is_heeded(game: str, level: str) -> None:
    state, _ = Table(game, "base", 3).new(2)
    shares = []
    for exploration in (0, 50):
        lines = bots.get(game, f"{level}@60:exploration={exploration}").hint(state, lines=100)
        shares.append([line.visits for line in lines])
    assert max(shares[0]) > max(shares[1])


@every_game
@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "emir",
            "no bot is called 'emir'; there are random, novice, drover, pedlar, merchant, vizier, sultan",
        ),
        ("", "no bot is called ''; there are random, novice, drover, pedlar, merchant, vizier, sultan"),
        ("Sultan", "no bot is called 'Sultan'; there are random, novice"),
        ("sultan@", "'' is no budget; write 2s, 50ms, or a number of simulations"),
        ("sultan@soon", "'soon' is no budget; write 2s, 50ms, or a number of simulations"),
        ("sultan@-5", "'-5' is no budget"),
        ("sultan@1.5", "'1.5' is no budget"),
        ("sultan@2 s", "'2 s' is no budget"),
        ("sultan@0s", "leaves no time to think"),
        ("sultan@0ms", "leaves no time to think"),
        ("sultan@0", "leaves no time to think"),
        ("vizier:courage=1", "'courage'; there are (turns, )?exploration, temperature"),
        ("vizier:exploration", "'exploration' is no setting; write for example exploration=0.3"),
        ("vizier:exploration=much", "'exploration=much' is no setting; write for example"),
        ("vizier:exploration=0.3,", "'' is no setting; write for example exploration=0.3"),
        ("vizier:exploration=-1", r"exploration .* 0(\.0)? to 100"),
        ("vizier:exploration=nan", r"exploration .* 0(\.0)? to 100"),
        ("sultan:temperature=0", "temperature .* 0.01 to"),
        ("sultan:scale=inf", "scale .* 0.1 to 1000"),
        ("vizier:processes=0", "1 to 64 processes, not in 0"),
        ("vizier:processes=1.5", "1 to 64 processes, not in 1.5"),
        ("random:exploration=0.3", "settings"),
        ("random:courage=1", "settings|no setting"),
    ],
)
def test_a_name_that_can_not_be_read_is_refused_in_words(game: str, name: str, words: str) -> None:
    with pytest.raises(BadBot, match=words):
        bots.get(game, name)


@pytest.mark.parametrize(
    "wish",
    [
        *("width=0", "width=65", "width=2.5", "root_width=0", "root_width=1000", "worlds=0"),
        *("edges=10", "playouts=2", "turns=2", "temperature=nan", "elder=nan", "softness=0"),
    ],
)
def test_a_setting_of_five_tribes_that_can_not_be_is_refused(wish: str) -> None:
    with pytest.raises(BadBot, match=wish.split("=")[0]):
        bots.get("five-tribes", f"sultan:{wish}")


def test_a_djinn_can_be_thought_more_of() -> None:
    usual, fond = for_players(2, {}), for_players(2, {"power_al_amin": 50.0})
    assert fond.powers == (50.0, *usual.powers[1:])
    assert bots.get("five-tribes", "vizier:power_al_amin=50").name == "vizier:power_al_amin=50"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no game is called 'go'; there are five-tribes, ali-baba"):
        bots.get("go", "merchant")


@pytest.mark.parametrize(
    "limits",
    [{}, {"seconds": 0}, {"simulations": 0}, {"seconds": -1.0, "simulations": 5}, {"seconds": float("nan")}],
)
def test_a_budget_that_leaves_no_time_is_refused(limits: dict[str, float]) -> None:
    with pytest.raises(BadBot, match="no time to think"):
        Budget(**limits)  # type: ignore[arg-type]
