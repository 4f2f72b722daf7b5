"""Those who are learning Five Tribes lose as people do: low bids, forgotten powers, misjudged moves."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai import bots
from caravanserai.bots import BadBot
from caravanserai.games import Chance, State

from ...games.five_tribes.scenario import GAME, seat, table
from ...games.tables import Table, walk
from .test_before_tile import asked, oasis
from .test_judgement import temptation

AMATEURS = ["novice", "drover", "pedlar"]
SEEDS = 30


def choices(level: str, state: State) -> Counter[str]:
    """What bots of a level play, in words, with many seeds."""
    return Counter(GAME.text(bots.get("five-tribes", level, seed).choose(state)) for seed in range(SEEDS))


def usual_bid(level: str, state: State) -> float:
    """Coins that bots of a level bid, on the average."""
    bids = choices(level, state)
    return sum(int(bid.removeprefix("bid ")) * times for bid, times in bids.items()) / SEEDS


@pytest.mark.parametrize("level", AMATEURS)
def test_who_is_learning_keeps_their_coins_where_there_is_little_to_win(level: str) -> None:
    opening = GAME.new(2, Chance(4))
    assert usual_bid(level, opening) < 3 < usual_bid("random", opening)


def test_a_novice_does_not_dare_what_a_great_prize_is_worth() -> None:
    """Seat 0 is the last of three to bid; the first to move, at 8 coins so far, wins about 25 points."""
    prize = table(
        *("E5 E", "F5 village EEE palaces3", "A1 M", "B1 M"),
        seats=[seat(coins=40), seat(coins=40), seat(coins=40)],
        step="bid",
        turns=[1, 2, 0],
        done=2,
        track={"0": [1], "8": 2},
    )
    assert choices("merchant", prize) == {"bid 12": SEEDS}
    assert choices("pedlar", prize)["bid 12"] > SEEDS / 2
    assert usual_bid("novice", prize) < 2


@pytest.mark.parametrize("level", AMATEURS)
def test_a_move_that_is_worth_most_by_far_is_seen(level: str) -> None:
    state = table(
        *("A1 V", "B1 V", "A4 M", "A5 M", "C3 B", "C4 B", "E5 E", "F5 village EEE palaces3"),
        seats=[seat(), seat()],
        row="silk fish",
    )
    assert choices(level, state) == {"pick E5": SEEDS}


@pytest.mark.parametrize("level", AMATEURS)
def test_what_is_left_to_a_rival_is_overlooked(level: str) -> None:
    assert choices(level, temptation())["pick C1"] > SEEDS / 2


def test_of_two_moves_of_nearly_the_same_worth_the_lesser_is_sometimes_made() -> None:
    assert [choices(level, temptation())["pick A1"] > 0 for level in ("novice", "merchant")] == [True, False]


def test_powers_are_often_forgotten_by_novices_and_seldom_by_pedlars() -> None:
    state = asked(oasis())
    used = [choices(level, state)["use utug elders"] for level in AMATEURS]
    assert used == sorted(used)
    assert used[0] < SEEDS / 3
    assert used[-1] > SEEDS * 2 / 3
    assert choices("merchant", state) == {"use utug elders": SEEDS}


@pytest.mark.parametrize("level", AMATEURS)
def test_nothing_is_sold(level: str) -> None:
    state = table(
        *("A1 E", "B1 EM", "E5 M", "F5 M"),
        seats=[seat(hand="silk fish papyrus"), seat()],
        turns=[1, 1, 0, 0],
    )
    bot, played = bots.get("five-tribes", level, 1), list[str]()
    while "end" not in played:
        action = bot.choose(state)
        played.append(GAME.text(action))
        state.apply(action, Chance(1))
    assert not any(word.startswith(("offer", "sell")) for word in played)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("novice:doubt=-1", "doubt may be 0 to 1000, not -1"),
        ("pedlar:daring=2", "daring may be 0 to 1, not 2"),
        (
            "drover:exploration=1",
            "no habit is called 'exploration'; there are doubt, vision, daring, forgets",
        ),
    ],
)
def test_a_habit_that_can_not_be_is_refused_in_words(name: str, words: str) -> None:
    with pytest.raises(BadBot, match=words):
        bots.get("five-tribes", name)


def test_who_has_every_good_habit_plays_as_a_merchant() -> None:
    flawless = "pedlar:doubt=0,vision=1,daring=1,forgets=0"
    states = [
        state.clone() for state, _ in walk(Table("five-tribes", "base", 3), 2) if len(state.legal()) > 1
    ]
    for state in states[-60::12]:
        assert bots.get("five-tribes", flawless, 1).choose(state) == bots.get(
            "five-tribes", "merchant", 1
        ).choose(state)
