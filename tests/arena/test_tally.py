"""What is made of finished games."""

from __future__ import annotations

from math import log10

import pytest

from caravanserai.arena import RunSettings, Schedule, Tally

from .made_up import result, tally_of


def settings(
    *bots: str, players: int = 2, games: int = 400, sprt: tuple[float, float] | None = None
) -> RunSettings:
    return RunSettings.make("five-tribes", bots, players=players, games=games, sprt=sprt)


def test_the_ladder_has_the_strongest_on_top_and_random_at_zero() -> None:
    standings = tally_of(settings("novice", "vizier", "random", "merchant")).standings()
    assert [rung.bot for rung in standings.ladder] == ["vizier", "merchant", "novice", "random"]
    assert standings.ladder[-1].rating.value == 0
    for rung, strength in zip(standings.ladder, (27, 9, 3), strict=False):
        assert rung.rating.low < 400 * log10(strength) < rung.rating.high
        assert rung.games == 1200


def test_a_deal_counts_once_all_its_games_are_finished() -> None:
    tally = Tally(Schedule(settings("vizier", "merchant")))
    tally.add(0, result(("vizier", "merchant"), [120, 100], [0]))
    assert tally.standings().matches[0].games == 0
    tally.add(1, result(("merchant", "vizier"), [110, 104], [0]))
    (match,) = tally.standings().matches
    assert (match.games, match.share.value, match.margin.value) == (2, 0.5, 7)


def test_the_order_in_which_games_come_in_does_not_matter() -> None:
    wished = settings("sultan", "vizier", "merchant", games=20)
    schedule = Schedule(wished)
    forwards, backwards = Tally(schedule), Tally(schedule)
    games = [
        (k, result(schedule[k].seats, [100 + k % 7, 103], [int(k % 7 < 3)])) for k in range(len(schedule))
    ]
    for number, game in games:
        forwards.add(number, game)
    for number, game in reversed(games):
        backwards.add(number, game)
    assert forwards.standings().matches == backwards.standings().matches
    assert [rung.rating for rung in forwards.standings().ladder] == [
        rung.rating for rung in backwards.standings().ladder
    ]


def test_at_a_table_of_four_the_one_is_compared_with_a_quarter() -> None:
    wished = settings("vizier", "merchant", players=4, games=8)
    schedule, tally = Schedule(wished), Tally(Schedule(wished))
    for number in range(8):
        seats = schedule[number].seats
        winner = seats.index("vizier")
        points = [50 if bot == "vizier" else 40 for bot in seats]
        tally.add(number, result(seats, points, [winner]))
    (match,) = tally.standings().matches
    assert (match.share.value, match.margin.value) == (1, 10)
    one, other = match.alone
    assert (one.bot, one.share.value, other.bot, other.share.value) == ("vizier", 1, "merchant", 0)


def test_even_bots_have_rating_zero_at_any_table() -> None:
    for players in (2, 3, 4):
        wished = settings("vizier", "merchant", players=players, games=4 * players)
        schedule, tally = Schedule(wished), Tally(Schedule(wished))
        for number in range(len(schedule)):
            tally.add(number, result(schedule[number].seats, [9] * players, list(range(players))))
        (match,) = tally.standings().matches
        assert match.share.value == pytest.approx(0.5)
        assert match.rating.value == pytest.approx(0)
        assert all(lone.share.value == pytest.approx(1 / players) for lone in match.alone)


def test_a_matrix_has_both_sides_of_a_match() -> None:
    standings = tally_of(settings("vizier", "merchant")).standings()
    mine, theirs = standings.cell("vizier", "merchant"), standings.cell("merchant", "vizier")
    assert mine.value + theirs.value == pytest.approx(1)
    assert mine.low + theirs.high == pytest.approx(1)


def test_that_rivals_differ_does_not_widen_a_bots_interval() -> None:
    wished = settings("sultan", "merchant", "random", games=40)
    schedule, tally = Schedule(wished), Tally(Schedule(wished))
    for number in range(len(schedule)):
        seats = schedule[number].seats
        winner = max(range(2), key=lambda seat: ["random", "merchant", "sultan"].index(seats[seat]))
        tally.add(number, result(seats, [10 * (seat == winner) for seat in range(2)], [winner]))
    middle = tally.standings().ladder[1]
    assert (middle.bot, middle.share.value, middle.margin.value) == ("merchant", 0.5, 0)
    assert middle.share.high - middle.share.low < 0.1
    assert middle.margin.high == 0


def test_the_time_to_think_is_counted_for_each_bot() -> None:
    rung = tally_of(settings("vizier", "merchant", games=10)).standings().ladder[0]
    assert rung.thinking.decisions == 100
    assert rung.seconds == pytest.approx(0.02)
    assert rung.thinking.longest == 0.03


def test_a_sequential_test_counts_only_the_deals_that_led_to_its_verdict() -> None:
    tally = tally_of(settings("sultan", "random", games=400, sprt=(0, 100)))
    assert tally.decided
    standings = tally.standings()
    assert standings.verdict is not None
    assert standings.verdict.decided == "higher"
    assert standings.matches[0].games == 2 * standings.verdict.deals < 400


def test_a_sequential_test_takes_deals_in_order_whichever_is_finished_first() -> None:
    wished = settings("sultan", "random", games=400, sprt=(0, 100))
    schedule, tally = Schedule(wished), Tally(Schedule(wished))
    for number in range(2, 400):
        seats = schedule[number].seats
        tally.add(number, result(seats, [1, 1], [seats.index("sultan")]))
    assert not tally.decided
    for number in (0, 1):
        tally.add(number, result(schedule[number].seats, [1, 1], [0]))
    assert tally.decided
