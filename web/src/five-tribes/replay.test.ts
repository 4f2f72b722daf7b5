import { describe, expect, it } from 'vitest';

import { beats, tellInto } from './replay';
import type { Entry } from './entries';
import type { View, SeatView, TileView } from './view';

function tile(meeples: string): TileView {
  return { kind: 'oasis', value: 8, meeples, owner: null, palms: 0, palaces: 0 };
}

function seat(): SeatView {
  return { coins: null, camels: 8, viziers: 0, elders: 0, djinns: [], hand: 0 };
}

const before = {
  tiles: { A1: tile('VE'), B1: tile('M'), C1: tile('E') },
  seats: [seat(), seat()],
  resources: { row: ['silk', 'fish', 'silk'], deck: 20, discard: [] },
  djinns: { row: ['leta'], deck: [], discard: [] },
  round: { bid_order: [1, 0], track: { '0': [], '5': null }, discount: 0, turn_order: [], done: 0, last: false },
} as unknown as View;

const story: Entry[] = [
  { what: 'pick', seat: 1, tile: 'A1', meeples: 'VE', rule: 'FT-M1' },
  { what: 'drop', seat: 1, tile: 'B1', tribe: 'vizier', rule: 'FT-M2' },
  { what: 'drop', seat: 1, tile: 'C1', tribe: 'elder', rule: 'FT-M2' },
  { what: 'gather', seat: 1, n: 2, tile: 'C1', tribe: 'elder', rule: 'FT-K1' },
  { what: 'elders', seat: 1, n: 2, rule: 'FT-E1' },
  { what: 'camel', seat: 1, n: -1, tile: 'C1', rule: 'FT-K2' },
  { what: 'palm', seat: 1, tile: 'C1', rule: 'FT-L1' },
  { what: 'end', seat: 1, rule: 'FT-T1' },
];

describe("a rival's turn", () => {
  const after = { ...before, step: 'pick' } as View;
  const shown = beats(before, story, { view: after, points: { before: [30, 40], after: [30, 52] }, length: 20 });

  it('is shown in as many beats as there is to see', () => {
    expect(shown.map((beat) => beat.entries[0]?.what)).toEqual(['pick', 'drop', 'drop', 'gather']);
    expect(shown[3]?.entries.map((entry) => entry.what)).toEqual(['gather', 'elders', 'camel', 'palm', 'end']);
  });

  it('moves the meeples one by one', () => {
    expect(shown[0]?.view.tiles.A1?.meeples).toBe('');
    expect(shown[1]?.view.tiles.B1?.meeples).toBe('VM');
    expect(shown[2]?.view.tiles.C1?.meeples).toBe('EE');
  });

  it('ends with what the server says', () => {
    expect(shown.at(-1)?.view).toBe(after);
    expect(shown.at(-1)?.told).toEqual(story);
  });

  it('leaves the view of before as it was', () => {
    expect(before.tiles.A1?.meeples).toBe('VE');
  });
});

describe('what is told is seen', () => {
  it('elders, a camel and a palm', () => {
    const view = story.reduce(tellInto, before);
    expect(view.tiles.C1).toMatchObject({ meeples: '', owner: 1, palms: 1 });
    expect(view.seats[1]).toMatchObject({ elders: 2, camels: 7, coins: null });
  });

  it('a bid', () => {
    expect(tellInto(before, { what: 'bid', seat: 1, spot: 5, price: 5, rule: 'FT-B1' }).round.track['5']).toBe(1);
    expect(tellInto(before, { what: 'bid', seat: 1, spot: 0, price: 0, rule: 'FT-B1' }).round).toMatchObject({ track: { '0': [1] }, done: 1 });
  });

  it('a card taken from the row, and a djinn', () => {
    expect(tellInto(before, { what: 'take', seat: 0, n: 1, cards: ['silk'], rule: 'FT-L3' }).resources.row).toEqual(['fish', 'silk']);
    const gained = tellInto(before, { what: 'djinn', seat: 0, djinn: 'leta', rule: 'FT-L5' });
    expect(gained.djinns.row).toEqual([]);
    expect(gained.seats[0]?.djinns).toEqual(['leta']);
  });
});
