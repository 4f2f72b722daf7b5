import { expect, test } from 'vitest';

import { applyChanges } from './changes';

test('a meeple dropped changes its tile and the hand, and nothing else', () => {
  const before = { tiles: { B1: { meeples: 'AAA' }, C1: { meeples: '' } }, turn: { hand: 'VEE' } };
  const after = applyChanges(before, [
    [['tiles', 'B1', 'meeples'], 'EAAA'],
    [['turn', 'hand'], 'VE'],
  ]);
  expect(after).toEqual({ tiles: { B1: { meeples: 'EAAA' }, C1: { meeples: '' } }, turn: { hand: 'VE' } });
  expect(before.turn.hand).toBe('VEE');
  expect((after.tiles as typeof before.tiles).C1).toBe(before.tiles.C1);
});

test('a tile taken from the cave is gone, and a seat is found by its number', () => {
  const before = { cave: { '1a1': { tile: 'ring-pink' } }, seats: [{ score: 0 }, { score: 3 }] };
  expect(applyChanges(before, [[['cave', '1a1']], [['seats', 0, 'score'], 5]])).toEqual({
    cave: {},
    seats: [{ score: 5 }, { score: 3 }],
  });
});

test('null is a value to be put there', () => {
  expect(applyChanges({ seat: 1 }, [[['seat'], null]])).toEqual({ seat: null });
});
