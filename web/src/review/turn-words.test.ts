// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

import { words } from '../lib/words.svelte';
import { behindText, momentText, whereText } from './turn-words';

beforeAll(() => words.also('review').then(() => words.load('en')));

const turn = { seat: 1, kind: 'turn', round: 5, from: 0, to: 1 } as const;

test('a moment is named by its number, its round and who plays', () => {
  expect(momentText(turn, 17, ['Leila', 'Omar'])).toBe('Turn 17, round 5: Omar');
  expect(momentText({ ...turn, kind: 'bid' }, 18, ['Leila', 'Omar'])).toBe('Bid 18, round 5: Omar');
  expect(momentText({ ...turn, round: null }, 17, ['Leila', 'Omar'])).toBe('Turn 17: Omar');
  expect(momentText(null, 0, [])).toBe('The beginning');
});

test('behind the bot’s choice: best, equal, or so many points', () => {
  expect(behindText(0, true)).toBe('best');
  expect(behindText(0.3, false)).toBe('equal');
  expect(behindText(6.6, false)).toBe('−7');
});

test('where one is, is said by turns and bids, as players count them', () => {
  const turns = [{ ...turn, kind: 'bid' as const }, turn, turn];
  expect(whereText(turns, 3, [1, 1, 2])).toBe('turn 2 of 2');
  expect(whereText(turns, 1, [1, 1, 2])).toBe('bid 1 of 1');
  expect(whereText(turns, 0, [1, 1, 2])).toBe('The beginning');
});
