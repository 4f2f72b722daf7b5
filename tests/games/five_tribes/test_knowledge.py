"""What rivals know of a hand of cards, and what they don't (FT-S2)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai import games

from .rich import rich_start
from .scenario import play, seat, table
from .worlds import Line, play_and_watch, resampled

SLOAR = seat(hand="fakir fakir", djinns="sloar")


def rival_sees(state: games.State, number: int = 0) -> tuple[list[str], list[int], int]:
    """Of a hand: the cards rivals know, how many they don't by pool, and how many of those may be fakirs."""
    shown = state.view(1)["seats"][number]
    return shown["hand"], shown["unseen"], shown["unseen_fakirs_at_most"]


@pytest.mark.rule("FT-S2")
def test_cards_taken_from_the_row_are_known() -> None:
    state = table("B3 M", "C3 oasis ME", row="gold fakir silk")
    play(state, "pick B3", "drop merchant C3")
    assert rival_sees(state) == (["gold", "fakir"], [], 0)


@pytest.mark.rule("FT-S2", "FT-L3")
def test_cards_bought_at_a_market_are_known() -> None:
    state = table("B3 V", "C3 small-market VE", row="gold silk")
    play(state, "pick B3", "drop vizier C3", "take 2")
    assert rival_sees(state) == (["silk"], [], 0)


@pytest.mark.rule("FT-S2", "FT-D-SLOAR")
def test_a_card_drawn_by_sloar_is_hidden_from_rivals_alone() -> None:
    state = table(step="end", seats=[SLOAR, seat(), seat()], deck="silk gold")
    play(state, "use sloar fakir", drawing="gold")
    assert rival_sees(state) == (["fakir"], [1], 1)
    assert state.view(0)["seats"][0]["hand"] == ["gold", "fakir"]
    assert state.view(None)["seats"][0] == state.view(1)["seats"][0]


@pytest.mark.rule("FT-S2", "FT-D-KANDICHA")
def test_a_card_drawn_by_kandicha_is_hidden() -> None:
    state = table("B3 A", "C3 A", "D3 MV", seats=[seat(djinns="kandicha"), seat(), seat()], deck="silk gold")
    play(state, "pick B3", "drop assassin C3", "kill merchant D3", drawing="silk")
    assert rival_sees(state) == ([], [1], 1)


@pytest.mark.rule("FT-S2")
def test_the_deck_is_shown_together_with_what_was_drawn_from_it() -> None:
    state = table(step="end", seats=[SLOAR, seat(), seat()], deck="silk gold")
    play(state, "use sloar fakir", drawing="gold")
    assert state.view(1)["resources"]["deck"] == 1
    assert state.view(1)["resources"]["unseen"] == [["gold", "silk"]]
    assert state.view(0)["resources"]["unseen"] == [["silk"]]


def with_hand(hand: str, unseen: str, **more: Any) -> games.State:
    """Seat 0 at the end of its turn; some cards of its hand were drawn unseen."""
    holder = seat(hand=hand, unseen=[unseen.split()], **more)
    return table(step="end", seats=[holder, seat(), seat()], deck="silk gold fakir")


@pytest.mark.rule("FT-S2", "FT-X1")
def test_selling_a_known_card_tells_nothing_of_the_others() -> None:
    state = with_hand("silk gold", unseen="gold")
    play(state, "offer silk", "sell")
    assert rival_sees(state) == ([], [1], 1)


@pytest.mark.rule("FT-S2", "FT-X1")
def test_selling_a_card_nobody_knew_of_gives_it_away() -> None:
    state = with_hand("silk gold", unseen="gold")
    play(state, "offer gold", "sell")
    assert rival_sees(state) == (["silk"], [], 0)


@pytest.mark.rule("FT-S2", "FT-X1")
def test_of_two_cards_alike_the_known_one_goes_first() -> None:
    state = with_hand("silk silk", unseen="silk")
    play(state, "offer silk", "sell")
    assert rival_sees(state) == ([], [1], 1)
    play(state, "offer silk", "sell")
    assert rival_sees(state) == ([], [], 0)


@pytest.mark.rule("FT-S2", "FT-R1")
def test_who_alone_drew_from_a_deck_has_no_secret_once_it_is_used_up() -> None:
    holder = seat(hand="gold fakir", unseen=[["gold"]], djinns="sloar")
    state = table(step="end", seats=[holder, seat()], discard="fish fish")
    play(state, "use sloar fakir", drawing="fish")
    assert rival_sees(state) == (["gold"], [1], 1)
    assert state.view(1)["resources"]["unseen"] == [["fish", "fish", "fakir"]]


@pytest.mark.rule("FT-S2", "FT-R1")
def test_cards_of_a_used_up_deck_are_kept_apart_from_the_next() -> None:
    holder = seat(hand="gold fakir", unseen=[["gold"]], djinns="sloar")
    another = seat(hand="silk", unseen=[["silk"]])
    state = table(step="end", seats=[holder, another, seat()], discard="fish fish")
    play(state, "use sloar fakir", drawing="fish")
    onlooker = state.view(None)
    assert [each["unseen"] for each in onlooker["seats"]] == [[1, 1], [0, 1], []]
    assert onlooker["resources"]["unseen"] == [["fish", "fish", "fakir"], ["gold", "silk"]]


BUILD = ("B3 B", "C3 village BE")


@pytest.mark.rule("FT-S2", "FT-U1")
def test_who_is_asked_about_builders_has_a_fakir() -> None:
    holder = seat(hand="fakir silk", unseen=[["fakir", "silk"]])
    state = table(*BUILD, seats=[holder, seat(), seat()], deck="silk gold fakir")
    play(state, "pick B3", "drop builder C3")
    assert state.step == "builders"
    assert rival_sees(state) == (["fakir"], [1], 1)


@pytest.mark.rule("FT-S2", "FT-U1")
def test_who_is_not_asked_about_builders_has_no_fakir() -> None:
    holder = seat(hand="gold silk", unseen=[["gold", "silk"]])
    state = table(*BUILD, seats=[holder, seat(), seat()], deck="silk gold fakir fakir")
    play(state, "pick B3", "drop builder C3")
    assert rival_sees(state) == ([], [2], 0)
    for seed in range(40):
        assert "fakir" not in state.resample(1, games.Chance(seed)).to_json()["seats"][0]["hand"]


@pytest.mark.rule("FT-S2", "FT-U1")
def test_a_known_fakir_explains_the_question_about_builders() -> None:
    holder = seat(hand="fakir silk", unseen=[["silk"]])
    state = table(*BUILD, seats=[holder, seat(), seat()], deck="silk gold fakir")
    play(state, "pick B3", "drop builder C3")
    assert rival_sees(state) == (["fakir"], [1], 1)


@pytest.mark.rule("FT-S2", "FT-L5")
@pytest.mark.parametrize(
    ("card", "asked", "known"), [("fakir", "buy", (["fakir"], [], 0)), ("silk", "end", ([], [1], 0))]
)
def test_a_sacred_place_tells_of_a_fakir(card: str, asked: str, known: Any) -> None:
    holder = seat(elders=1, hand=card, unseen=[[card]])
    tiles = ("B3 V", "C3 sacred-place VE")
    state = table(*tiles, seats=[holder, seat(), seat()], deck="silk fakir", djinn_row="enki")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == asked
    assert rival_sees(state) == known


@pytest.mark.rule("FT-S2", "FT-L5")
def test_with_two_elders_a_sacred_place_tells_nothing() -> None:
    holder = seat(elders=2, hand="silk", unseen=[["silk"]])
    tiles = ("B3 V", "C3 sacred-place VE")
    state = table(*tiles, seats=[holder, seat(), seat()], deck="silk fakir", djinn_row="enki")
    play(state, "pick B3", "drop vizier C3")
    assert rival_sees(state) == ([], [1], 1)


@pytest.mark.rule("FT-S2", "FT-A5")
def test_assassins_that_find_nobody_tell_how_many_fakirs_there_can_be() -> None:
    holder = seat(hand="fakir silk", unseen=[["fakir", "silk"]])
    state = table("B3 A", "C3 A", "F4 V", seats=[holder, seat(), seat()], deck="fakir fakir")
    play(state, "pick B3", "drop assassin C3")
    assert state.step == "end"
    assert rival_sees(state) == ([], [2], 1)


@pytest.mark.rule("FT-S2", "FT-A5")
def test_assassins_that_need_fakirs_tell_of_those_fakirs() -> None:
    holder = seat(hand="fakir fakir", unseen=[["fakir", "fakir"]])
    state = table("B3 A", "C3 A", "F4 V", seats=[holder, seat(), seat()], deck="fakir silk")
    play(state, "pick B3", "drop assassin C3")
    assert state.step == "kill"
    assert rival_sees(state) == (["fakir", "fakir"], [], 0)


@pytest.mark.rule("FT-S2", "FT-D-LAMIA", "FT-D-HAGIS")
@pytest.mark.parametrize(("djinn", "kind"), [("lamia", "oasis"), ("hagis", "village")])
def test_a_redirection_without_elders_tells_of_a_fakir(djinn: str, kind: str) -> None:
    for card, known in (("fakir", (["fakir"], [], 0)), ("silk", ([], [1], 0))):
        holder = seat(hand=card, unseen=[[card]], djinns=djinn)
        state = table("B3 V", f"C3 {kind} VE", seats=[holder, seat(), seat()], deck="fakir silk")
        play(state, "pick B3", "drop vizier C3")
        assert rival_sees(state) == known


@pytest.mark.rule("FT-S2")
def test_nothing_is_hidden_once_the_game_is_over() -> None:
    holder = seat(hand="silk", unseen=[["silk"]])
    state = table(step="over", seats=[holder, seat()], deck="gold")
    assert state.view(1) == state.view(None) == state.to_json()


@pytest.mark.rule("FT-S2")
@pytest.mark.parametrize("who", [-1, 3, True, "0", 1.0])
def test_only_seats_and_onlookers_have_a_view(who: Any) -> None:
    with pytest.raises(ValueError, match="onlooker"):
        table(step="over").view(who)


TWO_TURNS: dict[str, Any] = {"seats": [SLOAR, seat()], "turns": [0, 0, 1, 1]}
MOVES = ("A1 V", "B1 V", "D1 E", "E1 E", "F4 M", "F5 M")
TWO_STRIKES = ("B3 A", "C3 A camel1", "D3 M", "B5 A", "C5 A camel1", "D5 M")
STRIKE_AND_DRAW = [("pick B3", ""), ("drop assassin C3", ""), ("kill merchant D3", "silk")]
STRIKE_AND_DRAW_AGAIN = [("pick B5", ""), ("drop assassin C5", ""), ("kill merchant D5", "silk")]
COURSES: dict[str, tuple[games.State, list[Line]]] = {
    "one card drawn": (
        table(step="end", deck="silk gold fakir fakir", **TWO_TURNS),
        [("use sloar fakir", "gold")],
    ),
    "drawn, then no question to the builders": (
        table(
            "B3 B",
            "C3 village BE",
            seats=[seat(hand="fakir", djinns="sloar"), seat()],
            deck="silk gold fakir",
        ),
        [("use sloar fakir", "silk"), ("pick B3", ""), ("drop builder C3", "")],
    ),
    "drawn, then a question to the builders": (
        table(
            "B3 B",
            "C3 village BE",
            seats=[seat(hand="fakir", djinns="sloar"), seat()],
            deck="silk gold fakir",
        ),
        [("use sloar fakir", "fakir"), ("pick B3", ""), ("drop builder C3", ""), ("builders 0", "")],
    ),
    "two drawn, one sold": (
        table(*MOVES, step="end", deck="silk silk gold fish fakir", **TWO_TURNS),
        [
            ("use sloar fakir", "gold"),
            ("end", ""),
            ("use sloar fakir", "silk"),
            ("pick A1", ""),
            ("drop vizier B1", ""),
            ("offer silk", ""),
            ("sell", ""),
        ],
    ),
    "the deck made anew between two draws": (
        table(*MOVES, step="end", deck="gold", discard="silk fish", **TWO_TURNS),
        [("use sloar fakir", "gold"), ("end", ""), ("use sloar fakir", "fish")],
    ),
    "four drawn over a new deck, one of them sold": (
        table(
            *TWO_STRIKES,
            seats=[seat(hand="fakir fakir", djinns="kandicha sloar"), seat(camels=0)],
            turns=[0, 0, 1, 1],
            deck="gold silk",
            discard="silk fish",
            last=True,
        ),
        [
            *STRIKE_AND_DRAW,
            ("use sloar fakir", "gold"),
            ("end", ""),
            ("use sloar fakir", "fish"),
            *STRIKE_AND_DRAW_AGAIN,
            ("offer silk", ""),
            ("sell", ""),
        ],
    ),
    "two seats draw": (
        table(
            *TWO_STRIKES,
            seats=[seat(hand="fakir", djinns="sloar"), seat(), seat(djinns="kandicha")],
            turns=[2, 0, 1],
            deck="gold silk fakir fish",
        ),
        [*STRIKE_AND_DRAW, ("end", ""), ("use sloar fakir", "gold")],
    ),
    "two seats draw a deck to its end": (
        table(
            *TWO_STRIKES,
            seats=[seat(hand="fakir", djinns="sloar"), seat(), seat(djinns="kandicha")],
            turns=[2, 0, 1],
            deck="gold silk",
            discard="fish fish fakir",
        ),
        [*STRIKE_AND_DRAW, ("end", ""), ("use sloar fakir", "gold")],
    ),
    "two seats draw over a new deck": (
        table(
            *TWO_STRIKES,
            "E3 M",
            "F3 M",
            seats=[seat(hand="fakir fakir fakir", djinns="sloar"), seat(djinns="kandicha")],
            turns=[0, 1, 1, 0],
            deck="gold silk",
            discard="fish silk wheat",
        ),
        [
            ("use sloar fakir", "gold"),
            ("pick E3", ""),
            ("drop merchant F3", ""),
            ("end", ""),
            *STRIKE_AND_DRAW,
            ("end", ""),
            *STRIKE_AND_DRAW_AGAIN,
        ],
    ),
    "drawn at the assassins' side, who then reach nobody": (
        table(
            "B3 A",
            "C3 A",
            "F3 V",
            seats=[seat(hand="fakir", djinns="sloar"), seat()],
            deck="silk gold fakir",
        ),
        [("pick B3", ""), ("drop assassin C3", ""), ("use sloar fakir", "gold")],
    ),
    "drawn at the assassins' side, who then reach somebody": (
        table(
            "B3 A",
            "C3 A",
            "F3 V",
            seats=[seat(hand="fakir", djinns="sloar"), seat()],
            deck="silk gold fakir",
        ),
        [("pick B3", ""), ("drop assassin C3", ""), ("use sloar fakir", "fakir")],
    ),
}


@pytest.mark.rule("FT-S2")
@pytest.mark.parametrize("observer", [0, 1, None])
@pytest.mark.parametrize("course", COURSES)
def test_resamples_are_just_the_worlds_that_can_not_be_ruled_out(course: str, observer: int | None) -> None:
    start, lines = COURSES[course]
    state, possible = play_and_watch(start, lines, observer)
    assert resampled(state, observer, times=300) == possible


@pytest.mark.rule("FT-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_resample_keeps_all_that_the_seat_knows(players: int) -> None:
    hidden = changed = 0
    for seed in range(3):
        chance = games.Chance(seed)
        state = rich_start(players, seed)
        while not state.over:
            for who in [*range(players), None] if chance.below(4) == 0 else []:
                other = state.resample(who, games.Chance(chance.below(1000)))
                assert other.view(who) == state.view(who)
                assert other.problems() == []
                if who is not None:
                    assert other.to_json()["seats"][who] == state.to_json()["seats"][who]
                if who == state.seat:
                    assert other.legal() == state.legal()
                hidden += any(each["unseen"] for each in state.to_json()["seats"])
                changed += other != state
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))], chance)
    assert hidden > 200
    assert changed > 100


@pytest.mark.rule("FT-S2")
def test_a_resample_leaves_the_state_as_it_was() -> None:
    state = with_hand("silk gold", unseen="gold silk")
    before = state.to_json()
    for seed in range(20):
        state.resample(1, games.Chance(seed))
    assert state.to_json() == before
