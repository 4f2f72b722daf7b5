"""Clocks, to the millisecond: the turn, the reserve, whose time runs, and what gives no time."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.protocol.clock_settings import LiveClock, SlowClock
from caravanserai.protocol.messages import Clocks
from caravanserai.protocol.refusal import Refusal
from caravanserai.table import Player, decode

from ..games.tables import Table
from .evening import ALI_BABA, BEGIN, FIVE_TRIBES, Evening, did

LIVE = LiveClock(turn_seconds=30, reserve_seconds=60)
SECOND = 1000
DAY = 24 * 3600 * SECOND


def clocks(evening: Evening) -> Clocks:
    """The clock as everybody sees it."""
    shown = evening.match.clocks()
    assert shown is not None
    return shown


def end_of_turn(evening: Evening) -> None:
    """Whoever has to decide goes on until it is another's decision."""
    seat = evening.act
    while evening.match.to_act == seat:
        evening.do_something()


def test_without_a_clock_nobody_is_ever_late() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.wait(10**9)
    assert evening.match.clocks() is None
    assert evening.match.deadline() is None
    with pytest.raises(Refusal, match="nobody's time has run out"):
        evening.run_out()
    evening.do_something()


def test_a_live_turn_may_take_its_time_and_then_the_reserve() -> None:
    evening = Evening(FIVE_TRIBES, clock=LIVE)
    assert clocks(evening) == Clocks(BEGIN, BEGIN + 90 * SECOND, [60_000, 60_000])


def test_a_slow_turn_may_take_days() -> None:
    evening = Evening(FIVE_TRIBES, clock=SlowClock(days=3))
    assert clocks(evening) == Clocks(BEGIN, BEGIN + 3 * DAY)


def test_a_turn_in_time_costs_no_reserve() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    evening.wait(30)
    end_of_turn(evening)
    assert clocks(evening).reserve == [60_000, 60_000]


def test_what_a_turn_takes_beyond_its_time_comes_from_the_reserve() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    seat = evening.act
    evening.wait(42.5)
    end_of_turn(evening)
    assert clocks(evening).reserve[seat] == 60_000 - 12_500
    assert clocks(evening).reserve[1 - seat] == 60_000
    assert clocks(evening).since == evening.at


def test_the_last_millisecond_is_in_time_and_the_next_is_not() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    evening.at = BEGIN + 90 * SECOND - 1
    with pytest.raises(Refusal):
        evening.run_out()
    evening.match.propose_do(evening.act, evening.match.state.legal()[0], evening.chance, evening.at)
    evening.at += 1
    with pytest.raises(Refusal) as refused:
        evening.do_something()
    assert refused.value.code == "time-out"
    evening.run_out()


def test_the_turn_goes_on_while_its_steps_do() -> None:
    """Three steps of ten seconds are one turn of thirty."""
    evening = Evening(FIVE_TRIBES, clock=LIVE)
    evening.do_until("pick")
    began = clocks(evening).since
    for _ in range(3):
        evening.wait(10)
        evening.do_something()
    assert clocks(evening).since == began


def test_taking_back_wins_no_time() -> None:
    evening = Evening(FIVE_TRIBES, clock=LIVE)
    evening.do_until("pick")
    before = clocks(evening)
    evening.wait(10)
    evening.do_something()
    evening.wait(10)
    evening.back(evening.match.ply - 1)
    assert clocks(evening) == before
    assert before.until is not None
    evening.at = before.until
    with pytest.raises(Refusal) as refused:
        evening.do_something()
    assert refused.value.code == "time-out"


@pytest.mark.rule("AB-YELLOW1")
def test_who_has_to_show_a_tile_does_so_on_their_own_time() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    while True:
        seat = evening.act
        evening.do_something()
        if evening.match.state.step == "show":
            break
    evening.wait(75)
    evening.do_something()
    assert evening.match.to_act == seat
    assert clocks(evening).reserve[seat] == 60_000
    assert clocks(evening).reserve[1 - seat] == 60_000 - 45_000
    assert clocks(evening).since == evening.at


def test_two_turns_in_a_row_are_two_turns_of_the_clock() -> None:
    evening = Evening(FIVE_TRIBES, clock=LIVE)
    while True:
        evening.do_until("end")
        seat = evening.act
        evening.wait(1)
        evening.do("end")
        if evening.match.to_act == seat:
            break
    assert clocks(evening).since == evening.at


def test_bots_have_no_clock() -> None:
    evening = Evening(
        ALI_BABA, clock=LIVE, seats=[Player("bot", "a", "novice"), Player("bot", "b", "novice")]
    )
    assert clocks(evening).until is None
    evening.wait(10_000)
    end_of_turn(evening)
    assert clocks(evening).reserve == [60_000, 60_000]


def test_coming_back_begins_a_fresh_turn_and_gives_no_reserve_back() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    seat = evening.act
    evening.wait(90)
    evening.run_out()
    evening.wait(500)
    evening.come_back(seat)
    assert clocks(evening).since == evening.at
    assert clocks(evening).reserve[seat] == 0
    assert clocks(evening).until == evening.at + 30_000


def test_who_is_waited_for_by_bots_alone_plays_on_after_the_time_without_a_clock() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    seat = evening.act
    evening.wait(90)
    evening.pause()
    assert (clocks(evening).paused, clocks(evening).until) == (True, None)
    evening.wait(5000)
    with pytest.raises(Refusal, match="nobody's time has run out"):
        evening.pause()
    end_of_turn(evening)
    assert clocks(evening).paused is False
    assert clocks(evening).reserve[seat] == 0
    assert evening.reloaded().clocks() == clocks(evening)


def test_a_pause_settles_nothing_of_the_turn_under_way() -> None:
    evening = Evening(FIVE_TRIBES, clock=LIVE)
    evening.do_until("drop")
    evening.wait(90)
    steps = evening.match.position(evening.act).steps
    evening.pause()
    position = evening.match.position(evening.act)
    assert position.steps == steps
    assert position.story[-1]["what"] == "pick"
    assert evening.match.position(None).story[-1]["what"] == "pause"
    evening.back(steps[0])


def test_a_reserve_is_never_less_than_nothing() -> None:
    """The server was down while the time ran out, and notices much later."""
    evening = Evening(ALI_BABA, clock=LIVE)
    seat = evening.act
    evening.wait(5000)
    evening.run_out()
    assert clocks(evening).reserve[seat] == 0


def test_calling_a_bot_does_not_save_the_reserve() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    seat = evening.act
    evening.wait(50)
    evening.stand_in(seat)
    assert clocks(evening).reserve[seat] == 40_000


def test_a_rival_who_leaves_does_not_move_the_clock() -> None:
    evening = Evening(ALI_BABA, clock=LIVE)
    before = clocks(evening)
    evening.wait(5)
    evening.stand_in(1 - evening.act)
    assert clocks(evening) == before


def test_a_clock_that_was_set_back_takes_no_time_from_anybody() -> None:
    """Another node, whose clock is behind, writes the next entry."""
    evening = Evening(ALI_BABA, clock=LIVE)
    evening.wait(20)
    end_of_turn(evening)
    evening.wait(-5)
    end_of_turn(evening)
    times = [decode(line).at for line in evening.log]
    assert times == sorted(times)
    assert clocks(evening).reserve == [60_000, 60_000]


@settings(max_examples=30)
@given(
    st.sampled_from([ALI_BABA, Table("ali-baba", "base", 4), FIVE_TRIBES]),
    st.integers(0, 999),
    st.lists(st.integers(0, 40_000), min_size=5, max_size=60),
)
def test_the_reserve_is_what_was_agreed_less_all_time_overdrawn(
    table: Table, seed: int, waits: list[int]
) -> None:
    """Added up a second time, from the log alone: a turn is a run of one seat's steps up to its `end`."""
    evening = Evening(table, seed, clock=LiveClock(turn_seconds=20, reserve_seconds=3600))
    overdrawn: dict[int, int] = defaultdict(int)
    began = BEGIN
    for wait in waits:
        if evening.match.over:
            break
        evening.at += wait
        entry = did(evening.do_something())
        if evening.match.to_act != entry.seat or evening.game.text(entry.action) == "end":
            overdrawn[entry.seat] += max(0, evening.at - began - 20_000)
            began = evening.at
    assert clocks(evening).reserve == [3_600_000 - overdrawn[seat] for seat in range(table.players)]
    if evening.match.to_act is not None:
        assert evening.match.deadline() == began + 20_000 + 3_600_000 - overdrawn[evening.match.to_act]
