// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

import { words } from '../lib/words.svelte';
import { behindText, gainTexts, inShort, momentText, wayText } from './turn-words';

beforeAll(() => words.load('en'));

const sowing = ['pick C4', 'drop elder C3', 'drop builder D3', 'builders 0', 'end'];
const built = [
  { what: 'gather', seat: 0, n: 3, tile: 'D3', tribe: 'builder' },
  { what: 'coins', seat: 0, n: 12 },
  { what: 'camel', seat: 0, n: -1, tile: 'D3' },
];

test('a move in the list is where it began and where it ended', () => {
  expect(inShort(sowing, built, 0)).toBe('C4 → D3');
  expect(wayText(sowing)).toBe('C4 → C3 → D3');
});

test('a bid, a tile from the cave and a turn of nothing are told, too', () => {
  expect(inShort(['bid 5'], [{ what: 'bid', seat: 1, spot: 5 }], 1)).toBe('bid 5');
  expect(inShort(['take 3c3'], [{ what: 'take', seat: 1, place: '3c3', tile: 'sword-yellow' }], 1)).toBe('yellow sword');
  expect(inShort(['end'], [{ what: 'end', seat: 1 }], 1)).toBe('nothing');
});

test('what a move came to, thing by thing', () => {
  expect(gainTexts(built, 0, [])).toEqual(['3\u00a0builders', '12\u00a0coins', '1\u00a0camel']);
});

test('a killing names the victim, and the rival in front of whom it stood', () => {
  const kill = { what: 'kill', seat: 0, tribe: 'vizier', of: 2 };
  expect(gainTexts([kill], 0, ['Leila', 'Omar', 'Nadia'])).toEqual(['kills a vizier in front of Nadia']);
});

test('a moment is named by its number, its round and who plays', () => {
  const turn = { seat: 1, kind: 'turn', round: 5, from: 0, to: 1 } as const;
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
