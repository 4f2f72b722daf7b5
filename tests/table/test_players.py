"""Who plays a seat: resigning, a bot that stands in, coming back, running out of time."""

from __future__ import annotations

import pytest

from caravanserai import games
from caravanserai.games import Chance
from caravanserai.protocol.clock_settings import LiveClock
from caravanserai.protocol.messages import MatchResult
from caravanserai.protocol.refusal import Refusal
from caravanserai.table import Player

from ..games.tables import Table
from .evening import ALI_BABA, FIVE_TRIBES, Evening

FOUR = Table("ali-baba", "base", 4)
LIVE = LiveClock(turn_seconds=30, reserve_seconds=60)


def refusal_of(evening: Evening, bot: bool) -> str:
    """With which code an action is refused that a bot, or a person, wants to do now."""
    action = evening.match.state.legal()[0]
    with pytest.raises(Refusal) as refused:
        evening.match.propose_do(evening.act, action, evening.chance, evening.at, bot=bot)
    return refused.value.code


@pytest.mark.parametrize("quitter", [0, 1])
def test_with_two_seats_the_rival_of_who_resigns_wins(quitter: int) -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("drop")
    evening.resign(quitter)
    assert evening.match.over
    assert evening.match.to_act is None
    assert evening.match.result == MatchResult("resigned", [1 - quitter], None)
    assert evening.match.position(quitter).over == evening.match.result


def test_the_steps_under_way_are_shown_when_somebody_resigns_and_the_game_ends() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("pick")
    evening.do_until("drop")
    rival = 1 - evening.act
    evening.resign(rival)
    assert evening.match.position(None).view["step"] == "drop"
    assert [line["what"] for line in evening.match.story(None)[-2:]] == ["pick", "resign"]


def test_with_four_seats_a_bot_plays_on_for_who_resigns() -> None:
    evening = Evening(FOUR)
    evening.resign(2)
    assert not evening.match.over
    assert evening.match.player(2) == "merchant"
    assert evening.match.seats[2].resigned
    evening.play_out()
    assert evening.match.result is not None
    assert evening.match.result.why == "played"


def test_who_resigned_can_not_win() -> None:
    """Seat 1 would win by far; of the others seat 0 has the most points."""
    position = games.get("ali-baba").new(3, Chance(1), first=0).to_json()
    for seat, score in enumerate((150, 300, 10)):
        position["seats"][seat]["score"] = score
    evening = Evening(Table("ali-baba", "base", 3), setup=games.get("ali-baba").from_json(position))
    evening.resign(1)
    evening.play_out()
    result = evening.match.result
    assert result is not None
    assert result.scores is not None
    totals = [sheet["total"] for sheet in result.scores]
    assert totals[1] == max(totals)
    assert result.winners == [0]
    assert totals[0] > totals[2]


def test_the_last_one_left_wins() -> None:
    evening = Evening(FOUR)
    for seat in (3, 0, 1):
        assert not evening.match.over
        evening.resign(seat)
    assert evening.match.result == MatchResult("resigned", [2], None)


def test_an_entry_tells_before_it_is_written_whether_the_game_ends_with_it() -> None:
    evening = Evening(ALI_BABA)
    resigned = evening.match.propose_resign(0, evening.at)
    assert evening.match.ends(resigned) == MatchResult("resigned", [1], None)
    assert not evening.match.over
    replaced = evening.match.propose_stand_in(0, "", evening.at)
    assert evening.match.ends(replaced) is None
    evening.play_out()
    assert evening.last is not None
    assert evening.last.after.result == evening.match.result


def test_who_resigned_can_neither_come_back_nor_resign_again() -> None:
    evening = Evening(FOUR)
    evening.resign(2)
    for request in (evening.come_back, evening.resign, evening.stand_in):
        with pytest.raises(Refusal) as refused:
            request(2)
        assert refused.value.code == "not-allowed"


def test_while_a_bot_stands_in_the_person_can_not_act_and_the_bot_can() -> None:
    evening = Evening(FIVE_TRIBES)
    seat = evening.act
    evening.stand_in(seat, "vizier")
    assert evening.match.player(seat) == "vizier"
    assert evening.match.position(seat).legal is None
    assert refusal_of(evening, bot=False) == "stand-in"
    evening.do_something()


def test_a_bot_that_thought_too_long_is_refused_once_the_person_is_back() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.stand_in(evening.act)
    evening.come_back(evening.act)
    assert evening.match.player(evening.act) == "person"
    assert evening.match.position(evening.act).legal is not None
    assert refusal_of(evening, bot=True) == "stand-in"


def test_a_person_does_not_take_back_what_a_bot_did_nor_the_other_way_round() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("pick")
    evening.do_until("drop")
    assert evening.match.fixed < evening.match.ply
    evening.stand_in(evening.act)
    assert evening.match.fixed == evening.match.ply
    evening.do_something()
    assert evening.match.fixed < evening.match.ply
    evening.come_back(evening.act)
    assert evening.match.fixed == evening.match.ply


def test_a_bots_own_seat_is_not_a_persons_to_resign_or_take() -> None:
    evening = Evening(ALI_BABA, seats=[Player(name="Ada"), Player("bot", "Sinbad", "novice")])
    assert evening.match.player(1) == "novice"
    for request in (evening.come_back, evening.resign, evening.stand_in):
        with pytest.raises(Refusal, match="seat 1 is a bot's own"):
            request(1)


def test_standing_in_twice_and_returning_to_ones_own_seat_are_refused() -> None:
    evening = Evening(ALI_BABA)
    with pytest.raises(Refusal, match="no bot stands in at seat 0"):
        evening.come_back(0)
    evening.stand_in(0)
    with pytest.raises(Refusal, match="a bot plays seat 0 already"):
        evening.stand_in(0)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_can_not_resign(seat: int) -> None:
    with pytest.raises(Refusal, match="the seats are 0 to 1"):
        Evening(ALI_BABA).resign(seat)


def test_when_time_runs_out_the_tables_bot_takes_over_until_the_person_returns() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    seat = evening.act
    evening.wait(90)
    evening.run_out()
    assert evening.match.player(seat) == "merchant"
    assert evening.match.deadline() is None
    assert evening.match.story(None) == [{"what": "time-out", "seat": seat, "bot": "merchant"}]
    evening.wait(1000)
    evening.come_back(seat)
    assert evening.match.player(seat) == "person"
    evening.do_something()


@pytest.mark.parametrize(("bots_turns", "mostly"), [(0, False), (2, False), (3, True), (6, True)])
def test_who_has_not_decided_most_of_their_turns_is_told_of_at_the_end(bots_turns: int, mostly: bool) -> None:
    evening = Evening(
        Table("ali-baba", "small", 2), 3, seats=[Player(name="Ada"), Player("bot", "b", "novice")]
    )
    turns = 0
    while not evening.match.over and turns < 6:
        if evening.act == 0 and (turns >= 6 - bots_turns) is (evening.match.player(0) == "person"):
            evening.stand_in(0) if evening.match.player(0) == "person" else evening.come_back(0)
        seat = evening.act
        evening.do_something()
        turns += seat == 0 and evening.match.to_act != 0
    evening.resign(0)
    assert evening.match.result is not None
    assert evening.match.result.by_bots == ([0] if mostly else [])
    reloaded = evening.reloaded().result
    assert reloaded == evening.match.result
