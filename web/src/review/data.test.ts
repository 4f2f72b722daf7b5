import { expect, test } from 'vitest';

import type { ReviewTurn } from '../lib/protocol';
import { fromHash, numbered, toHash } from './data';

function turn(kind: 'bid' | 'turn', from: number, to: number): ReviewTurn {
  return { seat: 0, kind, round: 1, from, to };
}

const turns = [turn('bid', 0, 1), turn('bid', 1, 2), turn('turn', 2, 8), turn('turn', 8, 12), turn('bid', 12, 13)];

test('bids and turns are counted apart, as players count them', () => {
  expect(numbered(turns)).toEqual([1, 2, 1, 2, 3]);
});

test('a shared moment comes back the same', () => {
  for (const [at, step] of [[1, 0], [3, 0], [4, 2], [5, 0]] as const) {
    expect(fromHash(turns, toHash(turns, at, step))).toEqual({ at, step });
  }
});

test('the address says turn 2, not the fourth entry', () => {
  expect(toHash(turns, 4, 0)).toBe('#turn=2');
  expect(toHash(turns, 0, 0)).toBe('');
});

test('links from elsewhere count bids and turns alike', () => {
  expect(fromHash(turns, '#moment=4')).toEqual({ at: 4, step: 0 });
  expect(fromHash(turns, '#moment=6')).toBeNull();
});

test('an address that names no moment of this game is not followed', () => {
  expect(fromHash(turns, '#turn=17')).toBeNull();
  expect(fromHash(turns, '#FT-B1')).toBeNull();
});

test('a step beyond the turn is its last', () => {
  expect(fromHash(turns, '#turn=2&step=99')).toEqual({ at: 4, step: 4 });
});
