import { describe, expect, it } from 'vitest';

import { bidOrder, spotFor, turnOrder } from './track';
import type { RoundView } from './view';

const round: RoundView = {
  bid_order: [1, 0, 2],
  track: { '0': [], '1': null, '3': null, '5': null, '8': null, '12': null, '18': null },
  discount: 0,
  turn_order: [],
  done: 0,
  last: false,
};

describe('while bidding', () => {
  it('everybody waits to bid, and the last zero is taken first', () => {
    expect(bidOrder(round)).toEqual([1, 0, 2]);
    expect(spotFor(0, turnOrder(round))).toBe(8);
    expect(spotFor(18, turnOrder(round))).toBe(0);
  });

  it('who has bid stands on the track', () => {
    const later = { ...round, track: { ...round.track, '0': [1], '12': 0 }, done: 2 };
    expect(turnOrder(later).map((spot) => spot.seat)).toEqual([null, 0, null, null, null, null, null, null, 1]);
    expect(bidOrder(later)).toEqual([2]);
    expect(spotFor(0, turnOrder(later))).toBe(7);
  });
});

describe('while playing', () => {
  const playing = { ...round, track: { ...round.track, '0': [1], '3': 2, '12': 0 }, turn_order: [0, 2, 1], done: 1 };

  it('who has played has left the track, and who plays is marked', () => {
    expect(turnOrder(playing).map((spot) => spot.seat)).toEqual([null, null, null, null, 2, null, null, null, 1]);
    expect(turnOrder(playing).findIndex((spot) => spot.acting)).toBe(4);
  });

  it('they bid next in the order in which they play', () => {
    expect(bidOrder(playing)).toEqual([0, 2]);
  });
});

it('two seats have two markers each', () => {
  const both = { ...round, bid_order: [0, 1, 1, 0], track: { ...round.track, '0': [0, 1], '8': 1, '5': 0 }, turn_order: [1, 0, 1, 0], done: 2 };
  expect(turnOrder(both).map((spot) => spot.seat)).toEqual([null, null, null, null, null, null, null, 1, 0]);
  expect(bidOrder(both)).toEqual([1, 0, 1]);
});
