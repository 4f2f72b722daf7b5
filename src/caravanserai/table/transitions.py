"""How a match stands after a step, or after a change of player; `undo` has what follows on taking back."""

from __future__ import annotations

from msgspec.structs import replace

from ..games import Game, State
from ..protocol.clock_settings import ClockSetting
from .entry import ChangeOfPlayer, DoEntry, PauseEntry, ResignEntry, ReturnEntry, bot_of
from .player import Player
from .result import by_bots, last_one_left, played_out
from .snapshot import Snapshot, TentativeStep
from .turn_clock import next_turn
from .undo import ends_turn, settles_step, settles_steps


def after_step(
    game: Game, clock_setting: ClockSetting, before: Snapshot, entry: DoEntry, state: State
) -> Snapshot:
    """How it stands after a step that led to `state`."""
    ply, at = entry.ply + 1, max(entry.at, before.at)
    turn_over = ends_turn(game, entry, state)
    if not settles_step(entry, turn_over):
        steps = (*before.steps, TentativeStep(entry.ply, entry.action))
        return replace(before, ply=ply, at=at, state=state, steps=steps)
    clock, own_turns, bot_turns = before.clock, before.own_turns, before.bot_turns
    if turn_over:
        clock = next_turn(clock_setting, clock, before.person(entry.seat), at)
        own_turns, bot_turns = counted(before, entry.seat)
    result = None
    if state.over:
        result = played_out(state, resigned(before.seats), by_bots(own_turns, bot_turns))
    return Snapshot(
        ply=ply,
        public=ply,
        fixed=ply,
        at=at,
        state=state,
        settled=state,
        seats=before.seats,
        clock=clock,
        to_act=state.seat,
        result=result,
        paused=before.paused and not turn_over,
        own_turns=own_turns,
        bot_turns=bot_turns,
    )


def after_change_of_player(clock_setting: ClockSetting, before: Snapshot, entry: ChangeOfPlayer) -> Snapshot:
    """How it stands after somebody resigned, was replaced by a bot, or came back."""
    ply, at, clock = entry.ply + 1, max(entry.at, before.at), before.clock
    seats = (*before.seats[: entry.seat], changed(before, entry), *before.seats[entry.seat + 1 :])
    result = last_one_left(resigned(seats), by_bots(before.own_turns, before.bot_turns))
    settles = settles_steps(entry, before, result is not None)
    pauses = isinstance(entry, PauseEntry)
    if entry.seat == before.to_act and not pauses:
        clock = next_turn(clock_setting, clock, before.person(entry.seat), at)
    return replace(
        before,
        ply=ply,
        public=ply,
        fixed=ply if settles or not before.steps else before.fixed,
        at=at,
        settled=before.state if settles else before.settled,
        steps=() if settles else before.steps,
        seats=seats,
        clock=clock,
        to_act=None if result is not None else before.to_act,
        result=result,
        returned=before.returned + isinstance(entry, ReturnEntry),
        paused=pauses or (before.paused and entry.seat != before.to_act),
    )


def changed(before: Snapshot, entry: ChangeOfPlayer) -> Player:
    """Who has the seat after that."""
    player = before.seats[entry.seat]
    if isinstance(entry, ResignEntry):
        return replace(player, bot=entry.bot or player.bot, resigned=True)
    return replace(player, bot=bot_of(entry))


def counted(before: Snapshot, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many turns people have decided, and bots for them, with the one that a seat has just ended."""
    own, bots = before.own_turns, before.bot_turns
    player = before.seats[seat]
    if player.kind == "bot":
        return own, bots
    return (one_more(own, seat), bots) if player.bot is None else (own, one_more(bots, seat))


def one_more(turns: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The turns of all seats, with one more of that one."""
    return (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :])


def resigned(seats: tuple[Player, ...]) -> list[bool]:
    """For each seat whether it has given up."""
    return [seat.resigned for seat in seats]
