// The two tracks as they lie on the table: where each marker stands.

import type { RoundView } from './view';

export interface Spot {
  price: number;
  seat: number | null;
  /** The turn of this marker is under way: it stands among the next bids already. */
  acting: boolean;
}

const PRICES = [18, 12, 8, 5, 3, 1];
const ZEROS = 3;

/** The seats that bid nothing, the first to bid first. */
export function zerosOf(round: RoundView): number[] {
  const zeros = round.track['0'];
  return Array.isArray(zeros) ? zeros : [];
}

function paid(spot: RoundView['track'][string] | undefined): number | null {
  return typeof spot === 'number' ? spot : null;
}

/** The turn-order track from the dearest spot on; whose turn is over has left it. */
export function turnOrder(round: RoundView): Spot[] {
  const zeros = zerosOf(round);
  const seats = [
    ...PRICES.map((price) => paid(round.track[price])),
    ...Array.from({ length: ZEROS }, (_, place) => zeros[ZEROS - 1 - place] ?? null),
  ];
  const playing = round.turn_order.length > 0;
  let marker = 0;
  return seats.map((seat, place) => {
    const turn = seat === null ? -1 : marker++;
    const left = playing && turn >= 0 && turn < round.done;
    return { price: PRICES[place] ?? 0, seat: left ? null : seat, acting: playing && turn === round.done };
  });
}

/** The bid-order track: who is still to bid, or, once turns are played, who will bid first next. */
export function bidOrder(round: RoundView): number[] {
  return round.turn_order.length > 0 ? round.turn_order.slice(0, round.done + 1) : round.bid_order.slice(round.done);
}

/** The spot a marker takes that bids so much: of the zeros the last one that is free. */
export function spotFor(bid: number, track: Spot[]): number {
  return track.findLastIndex((spot) => spot.price === bid && spot.seat === null);
}
