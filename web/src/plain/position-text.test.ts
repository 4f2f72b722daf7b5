import { expect, test } from 'vitest';

import { inLine, linesOf } from './position-text';

test('a position inside a position stands further in', () => {
  expect(linesOf({ turn: { tile: { name: 'A1' } }, seats: [{ coins: 3 }], none: [] })).toEqual([
    'turn:',
    '  tile: name A1',
    'seats:',
    '  0: coins 3',
    'none: –',
  ]);
  expect(inLine({ a: [1, 2], b: null })).toBe('a 1, 2, b –');
});
