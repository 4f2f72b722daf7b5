"""Ratings: what must hold of them whatever is played, and what they say of bots."""

from __future__ import annotations

from itertools import permutations
from math import exp, isclose, log, sqrt
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai import bots, games, ratings
from caravanserai.games import Chance
from caravanserai.protocol.clock_settings import ClockSetting, LiveClock, NoClock, SlowClock
from caravanserai.ratings import START, Rating, after_game
from caravanserai.ratings.bot_estimates import ladders
from caravanserai.ratings.scale import POINTS

LADDERS = Path(__file__).parents[2] / "docs" / "ladder.md"
CLOSE = 1e-6

values = st.floats(500, 2800)
deviations = st.floats(30, 200)
rating = st.builds(Rating, values, deviations)


@st.composite
def played(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    """A game of two to four, with ties."""
    seats = draw(st.integers(2, 4))
    order = draw(st.lists(st.integers(1, seats), min_size=seats, max_size=seats))
    places = [1 + sum(other < one for other in order) for one in order]
    return draw(st.lists(rating, min_size=seats, max_size=seats)), places


def changes(before: list[Rating], places: list[int]) -> list[float]:
    """By how much each rating changes."""
    after = after_game(before, places)
    return [new.value - old.value for new, old in zip(after, before, strict=True)]


@given(played())
def test_who_seats_them_makes_no_difference(game: tuple[list[Rating], list[int]]) -> None:
    before, places = game
    after = after_game(before, places)
    for order in permutations(range(len(before))):
        turned = after_game([before[seat] for seat in order], [places[seat] for seat in order])
        for seat, new in zip(order, turned, strict=True):
            assert isclose(new.value, after[seat].value, abs_tol=CLOSE)
            assert isclose(new.deviation, after[seat].deviation, abs_tol=CLOSE)


@given(played())
def test_nobody_is_less_sure_after_a_game(game: tuple[list[Rating], list[int]]) -> None:
    before, places = game
    for new, old in zip(after_game(before, places), before, strict=True):
        assert 0 < new.deviation <= old.deviation


@given(rating, st.integers(2, 4))
def test_the_winner_among_equals_gains_and_the_last_loses(one: Rating, seats: int) -> None:
    change = changes([one] * seats, list(range(1, seats + 1)))
    assert change[0] > 0 > change[-1]
    assert change == sorted(change, reverse=True)


@given(rating, st.integers(2, 4))
def test_a_tie_between_equals_changes_no_rating(one: Rating, seats: int) -> None:
    assert all(abs(change) < CLOSE for change in changes([one] * seats, [1] * seats))


@given(deviations, st.lists(values, min_size=2, max_size=4), st.randoms(use_true_random=False))
def test_what_one_gains_others_lose_where_all_are_as_sure(
    deviation: float, strengths: list[float], dice: Random
) -> None:
    before = [Rating(value, deviation) for value in strengths]
    places = [dice.randint(1, len(before)) for _ in before]
    assert abs(sum(changes(before, places))) < CLOSE


@given(played())
def test_a_better_place_never_brings_less(game: tuple[list[Rating], list[int]]) -> None:
    before, _ = game
    seats = len(before)
    won = changes(before, list(range(1, seats + 1)))[0]
    for place in range(2, seats + 1):
        others = [number for number in range(1, seats + 1) if number != place]
        lower = changes(before, [place, *others])[0]
        assert lower <= won + CLOSE
        won = lower


@given(values, values, deviations)
def test_a_draw_brings_the_two_nearer(one: float, other: float, deviation: float) -> None:
    first, second = after_game([Rating(one, deviation), Rating(other, deviation)], [1, 1])
    assert abs(first.value - second.value) <= abs(one - other) + CLOSE


@given(rating, rating)
def test_a_win_of_two_moves_by_what_was_not_expected(one: Rating, other: Rating) -> None:
    """The formula that docs/ratings.md tells: sigma²/c · (1 - chance to win), for two seats."""
    one_variance, other_variance = one.deviation**2 + 4, other.deviation**2 + 4
    scale = sqrt(one_variance + other_variance + POINTS**2)
    chance = 1 / (1 + exp((other.value - one.value) / scale))
    expected = one.value + one_variance / scale * (1 - chance)
    assert isclose(after_game([one, other], [1, 2])[0].value, expected, abs_tol=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_season_finds_the_strengths_and_knows_how_sure_it_is(seats: int) -> None:
    dice = Random(1)
    strengths = [dice.gauss(1500, 200) for _ in range(60)]
    found = [START] * 60
    for _ in range(60 * 60 // seats):
        who = dice.sample(range(60), seats)
        shown = {one: strengths[one] - log(-log(dice.random())) * POINTS for one in who}
        order = sorted(who, key=lambda one: -shown[one])
        rated = after_game([found[one] for one in who], [order.index(one) + 1 for one in who])
        for one, new in zip(who, rated, strict=True):
            found[one] = new
    error = sqrt(sum((one.value - true) ** 2 for one, true in zip(found, strengths, strict=True)) / 60)
    sure = sum(one.deviation for one in found) / 60
    assert error < 80
    assert sure < 80
    assert 0.6 < error / sure < 1.6


def test_a_newcomer_is_provisional_for_some_games_and_then_no_more() -> None:
    one = other = START
    games_played = 0
    while one.provisional:
        one, other = after_game([one, other], [1, 2] if games_played % 2 else [2, 1])
        games_played += 1
    assert START.provisional
    assert 10 <= games_played <= 20
    assert (START.shown, START.uncertainty) == (1500, 400)


def test_a_game_needs_two_and_a_place_for_each() -> None:
    with pytest.raises(ValueError, match="two"):
        after_game([START], [1])
    with pytest.raises(ValueError, match="places"):
        after_game([START, START], [1])


@pytest.mark.parametrize(
    ("clock", "pace"),
    [
        (NoClock(), "unhurried"),
        (SlowClock(3), "slow"),
        (LiveClock(60, 600), "normal"),
        (LiveClock(30, 300), "blitz"),
        (LiveClock(10, 3600), "normal"),
    ],
)
def test_the_clock_says_the_pace(clock: ClockSetting, pace: str) -> None:
    assert ratings.pace_of(clock) == pace


@pytest.mark.parametrize("game", ["five-tribes", "ali-baba"])
def test_places_follow_the_rules_and_who_gave_up_comes_last(game: str) -> None:
    chance = Chance(3)
    state = games.get(game).new(3, chance)
    dice = Random(2)
    while not state.over:
        state.apply(dice.choice(state.legal()), chance)
    totals = [sheet["total"] for sheet in state.scores()]
    places = ratings.places_of(state, state.winners(), [])
    assert all(totals[a] >= totals[b] for a in range(3) for b in range(3) if places[a] < places[b])
    first = places.index(1)
    others = [seat for seat in range(3) if seat != first]
    after = ratings.places_of(state, state.winners(others), [first])
    assert after[first] == max(after) == 3
    assert ratings.places_of(state, [1], [0, 2]) == [2, 1, 2]


def told_ladder(title: str) -> dict[str, int]:
    """The first table of a ladder in docs/ladder.md: for each bot its Elo."""
    text = LADDERS.read_text(encoding="utf-8")
    lines = text[text.index(title) :].splitlines()
    begin = next(place for place, line in enumerate(lines) if line.startswith("| bot "))
    found: dict[str, int] = {}
    for line in lines[begin + 2 :]:
        if not line.startswith("|"):
            return found
        bot, _, elo, *_ = (cell.strip() for cell in line.strip("|").split("|"))
        found[bot.partition("@")[0]] = int(elo.split()[0])
    return found


@pytest.mark.parametrize(("game", "title"), [("five-tribes", "Five Tribes"), ("ali-baba", "Ali Baba")])
def test_the_bots_are_rated_as_the_ladders_say(game: str, title: str) -> None:
    assert ladders()[game] == told_ladder(f"## {title}, 2 players")
    estimates = [ratings.bot_estimate(game, level) for level in bots.levels_of(game)]
    known = [one for one in estimates if one is not None]
    assert known == sorted(estimates, key=lambda one: 0 if one is None else one.value)
    assert ratings.bot_estimate(game, "nobody") is ratings.bot_estimate("whist", "random") is None
