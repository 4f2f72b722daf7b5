"""Every outcome of an action can be visited, each with its odds."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from caravanserai import games
from caravanserai.games import Chance, State

from .five_tribes.scenario import GAME, seat, table

ALI_BABA = games.get("ali-baba")


def outcomes(state: State, action: int) -> dict[tuple[int, ...], float]:
    """What chance can answer to an action, and how likely it is."""
    chance = Chance.from_script([])
    found: dict[tuple[int, ...], float] = {}
    more = True
    while more:
        state.clone().apply(action, chance)
        answers = tuple(chance.answers())
        assert answers not in found
        found[answers] = chance.odds()
        more = chance.advance()
    return found


def in_words(found: dict[tuple[int, ...], float]) -> dict[str, float]:
    return {" ".join(map(GAME.answer_text, answers)): odds for answers, odds in found.items()}


def with_powers(**piles: Any) -> State:
    """A seat that may draw a card, three djinns or three meeples."""
    return table(
        "A1 V",
        "B1 V",
        seats=[seat(elders=3, djinns="sloar sibittis anun-nak", hand="fakir"), seat(), seat()],
        **piles,
    )


def test_a_card_comes_as_often_as_it_lies_in_the_deck() -> None:
    found = outcomes(with_powers(deck="silk silk gold fakir"), GAME.parse("use sloar fakir"))
    assert in_words(found) == {"gold": 0.25, "silk": 0.5, "fakir": 0.25}


def test_things_drawn_one_after_the_other_come_in_every_order() -> None:
    found = outcomes(with_powers(djinn_pile="leta enki hagis utug"), GAME.parse("use sibittis elders"))
    rows = [" ".join(row) for row in permutations("leta enki hagis utug".split(), 3)]
    assert in_words(found) == pytest.approx(dict.fromkeys(rows, 1 / 24))


def test_what_was_drawn_is_not_there_any_more() -> None:
    state = with_powers(bag="VV")
    state.apply(GAME.parse("use anun-nak fakir"), Chance(0))
    assert in_words(outcomes(state, GAME.parse("place D4"))) == {"vizier vizier": 1}


def test_an_action_without_chance_has_one_outcome() -> None:
    assert outcomes(with_powers(), GAME.parse("pick A1")) == {(): 1}


def test_a_tile_turned_up_may_be_any_of_the_unseen() -> None:
    state = ALI_BABA.new(players=2, chance=Chance(1))
    unseen = state.to_json()["unseen"]
    courses = [outcomes(state, action) for action in state.legal()]
    found = next(each for each in courses if {len(row) for row in each} == {1})
    assert {ALI_BABA.answer_text(tile) for (tile,) in found} == set(unseen)
    assert list(found.values()) == pytest.approx([1 / len(unseen)] * len(unseen))


def turned_up(game: str, deal: int, luck: Chance) -> list[int]:
    """What a whole game turns up out of its decks after the set-up, played as luck has it."""
    state = games.get(game).new(2, Chance.dealt(deal))
    answers: list[int] = []
    while not state.over:
        legal = state.legal()
        chance = Chance.dealt(deal)
        state.apply(legal[luck.below(len(legal))], chance)
        answers += chance.answers()
    return answers


def test_games_of_one_deal_begin_alike_and_another_deal_begins_otherwise() -> None:
    for game in map(games.get, games.names()):
        first, again, other = (game.new(2, Chance.dealt(deal)).to_json() for deal in (5, 5, 6))
        assert first == again
        assert first != other


def test_decks_of_one_deal_lie_in_one_order_however_the_game_is_played() -> None:
    one, other = (turned_up("five-tribes", 5, Chance(seed)) for seed in (1, 2))
    for first, last in ((0, 10), (10, 32)):  # the cards and the djinns, each until it is shuffled anew
        mine, theirs = ([answer for answer in game if first <= answer < last] for game in (one, other))
        seen = min(len(mine), len(theirs), 18)
        assert seen
        assert mine[:seen] == theirs[:seen]
    assert one != other
