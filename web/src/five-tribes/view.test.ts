import { describe, expect, it } from 'vitest';

import { camels, seatStatus } from './seat-status';
import { handSize, isHiding, withMeeple, withoutMeeples, type View, type SeatView } from './view';

function seat(more: Partial<SeatView> = {}): SeatView {
  return { coins: 40, camels: 7, viziers: 2, elders: 1, djinns: ['leta'], hand: ['silk', 'silk', 'fakir'], ...more };
}

const view = {
  tiles: {
    A1: { kind: 'oasis', value: 8, meeples: '', owner: 0, palms: 2, palaces: 0 },
    B1: { kind: 'village', value: 5, meeples: 'V', owner: 1, palms: 0, palaces: 1 },
    C1: { kind: 'oasis', value: 8, meeples: 'E', owner: null, palms: 1, palaces: 0 },
  },
  seats: [seat(), seat({ coins: null, hand: 4, unseen: null })],
  step: 'pick',
  round: { bid_order: [0, 1], track: {}, discount: 0, turn_order: [1, 0], done: 1, last: false },
} as unknown as View;

describe('what can be seen', () => {
  it('a rival behind a screen may have more than is seen', () => {
    expect(view.seats.map(isHiding)).toEqual([false, true]);
  });

  it('cards are counted even where they are not seen', () => {
    expect(handSize(seat({ hand: 4 }))).toBe(4);
    expect(handSize(seat({ hand: ['silk'], unseen: [2, 1] }))).toBe(4);
  });
});

describe('a seat', () => {
  it('has camels left and camels on the board', () => {
    expect(camels(view, 0)).toEqual({ left: 7, all: 8 });
  });

  it('plays, or has played', () => {
    expect(seatStatus(view, 0, 0)).toBe('playing');
    expect(seatStatus(view, 1, 0)).toBe('played');
  });

  it('bids, waits for its bid, or has bid', () => {
    const bidding = { ...view, step: 'bid', round: { ...view.round, turn_order: [], done: 1 } } as View;
    expect(seatStatus(bidding, 1, 1)).toBe('bidding');
    expect(seatStatus(bidding, 0, 1)).toBe('has-bid');
    expect(seatStatus({ ...bidding, round: { ...bidding.round, done: 0 } }, 1, 0)).toBe('waits');
  });
});

it('meeples stay in their order as they come and go', () => {
  expect(withMeeple('VMA', 'elder')).toBe('VEMA');
  expect(withoutMeeples('VEEMA', 'elder', 2)).toBe('VMA');
});
