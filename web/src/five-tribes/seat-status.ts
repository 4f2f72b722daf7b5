// How a seat stands in the round, as its panel says it.

import type { View } from './view';

export type SeatStatus = 'bidding' | 'playing' | 'waits' | 'has-bid' | 'played' | 'none';

export function seatStatus(view: View, seat: number, act: number | null): SeatStatus {
  const { turn_order: turns, bid_order: bids, done } = view.round;
  if (view.step === 'over') return 'none';
  if (turns.length === 0) return act === seat ? 'bidding' : bids.slice(done).includes(seat) ? 'waits' : 'has-bid';
  return act === seat ? 'playing' : turns.slice(done).includes(seat) ? 'waits' : 'played';
}

/** Camels left, and how many there were: those on the board are no longer in hand. */
export function camels(view: View, seat: number): { left: number; all: number } {
  const left = view.seats[seat]?.camels ?? 0;
  return { left, all: left + Object.values(view.tiles).filter((tile) => tile.owner === seat).length };
}
