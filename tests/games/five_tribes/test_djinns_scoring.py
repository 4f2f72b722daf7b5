"""Djinns of the score sheet: Al-Amin, Haurvatat, Jafaar, Shamhat (FT-D-…)."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations_with_replacement

import pytest

from .scenario import choices, seat, table

GOODS = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"]
COPIES = [2, 2, 2, 4, 4, 4, 6, 6, 6]
PRICES = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]


@cache
def best_sale(counts: tuple[int, ...]) -> int:
    """The most that cards of so many kinds bring, trying every size of the next set.

    Which kinds go into a set of a given size is tried only by taking those there are most of: swapping
    a rarer kind for a commoner one leaves a hand that can sell whatever the other could.
    """
    counts = tuple(sorted((count for count in counts if count), reverse=True))
    best = 0
    for size in range(1, len(counts) + 1):
        rest = tuple(count - (kind < size) for kind, count in enumerate(counts))
        best = max(best, PRICES[size] + best_sale(rest))
    return best


def best_with_jokers(counts: list[int], jokers: int) -> int:
    """The best sale over every way to name the jokers."""
    options = []
    for named in combinations_with_replacement(range(9), jokers):
        options.append(best_sale(tuple(count + named.count(kind) for kind, count in enumerate(counts))))
    return max(options)


def goods_of(counts: list[int], fakirs: int, djinns: str) -> int:
    cards = [good for good, count in zip(GOODS, counts, strict=True) for _ in range(count)]
    hand = " ".join(cards + ["fakir"] * fakirs)
    return table(step="over", seats=[seat(hand=hand, djinns=djinns), seat()]).scores()[0]["goods"]


@pytest.mark.rule("FT-D-ALAMIN")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("fakir", 0),
        ("fakir fakir", 1),
        ("fakir fakir fakir fakir", 3),
        ("silk fakir fakir", 3),
        ("silk silk fakir fakir", 4),
        ("silk fish fakir fakir fakir", 7),
        ("ivory jewels gold papyrus silk spice fish wheat fakir fakir", 60),
        ("ivory jewels gold papyrus silk spice fish wheat pottery fakir fakir", 61),
    ],
)
def test_for_al_amin_each_pair_of_fakirs_is_a_good_of_your_choice(hand: str, points: int) -> None:
    state = table(step="over", seats=[seat(hand=hand, djinns="al-amin"), seat()])
    assert state.scores()[0]["goods"] == points


@pytest.mark.rule("FT-D-ALAMIN")
def test_without_al_amin_fakirs_are_worth_nothing() -> None:
    state = table(step="over", seats=[seat(hand="silk fakir fakir"), seat(djinns="al-amin")])
    assert state.scores()[0]["goods"] == 1


@pytest.mark.rule("FT-D-ALAMIN", "FT-P8")
def test_the_best_sale_equals_a_search() -> None:
    dice = random.Random(5)
    for _ in range(250):
        counts = [dice.randint(0, min(most, dice.randint(0, most))) for most in COPIES]
        fakirs = dice.randint(0, 7)
        assert goods_of(counts, fakirs, "al-amin") == best_with_jokers(counts, fakirs // 2), (counts, fakirs)
        assert goods_of(counts, fakirs, "") == best_with_jokers(counts, 0), counts


@pytest.mark.rule("FT-D-ALAMIN", "FT-X1")
def test_al_amin_does_not_help_sales() -> None:
    state = table(step="end", seats=[seat(hand="silk fakir fakir", djinns="al-amin"), seat()])
    assert choices(state) == ["offer silk", "end"]


@pytest.mark.rule("FT-D-HAURVATAT", "FT-P5")
def test_haurvatats_palms_bring_five() -> None:
    tiles = ("A1 oasis camel0 palms2", "B1 camel1 palms1", "C1 oasis palms3")
    state = table(*tiles, step="over", seats=[seat(djinns="haurvatat"), seat()])
    assert [sheet["palms"] for sheet in state.scores()] == [10, 3]


@pytest.mark.rule("FT-D-JAFAAR", "FT-P2")
def test_jafaars_viziers_bring_three() -> None:
    seats = [seat(viziers=4, djinns="jafaar"), seat(viziers=4), seat(viziers=1)]
    state = table(step="over", seats=seats)
    assert [sheet["viziers"] for sheet in state.scores()] == [12 + 10, 4 + 10, 1]


@pytest.mark.rule("FT-D-SHAMHAT", "FT-P3")
def test_shamhats_elders_bring_four() -> None:
    state = table(step="over", seats=[seat(elders=3, djinns="shamhat"), seat(elders=3)])
    assert [sheet["elders"] for sheet in state.scores()] == [12, 6]


@pytest.mark.rule("FT-D-SHAMHAT", "FT-D-JAFAAR", "FT-D-HAURVATAT", "FT-D-ALAMIN")
def test_all_four_scoring_djinns_count_at_once() -> None:
    everything = seat(
        coins=0, viziers=1, elders=1, hand="fakir fakir", djinns="al-amin haurvatat jafaar shamhat"
    )
    state = table("A1 camel0 palms1 value0", step="over", seats=[everything, seat()])
    sheet = state.scores()[0]
    assert sheet["total"] == (3 + 10) + 4 + 5 + 1 + (5 + 8 + 6 + 6)
