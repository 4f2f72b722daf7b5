// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

import { words } from '../lib/words.svelte';
import { gains, gainTexts, inShort, wayText } from './gains';

beforeAll(() => words.also('review').then(() => words.load('en')));

const sowing = ['pick C4', 'drop elder C3', 'drop builder D3', 'builders 0', 'end'];
const built = [
  { what: 'gather', seat: 0, n: 3, tile: 'D3', tribe: 'builder' },
  { what: 'coins', seat: 0, n: 12 },
  { what: 'camel', seat: 0, n: -1, tile: 'D3' },
];

test('a sowing leads from the tile picked over each tile dropped on', () => {
  expect(wayText(sowing)).toBe('C4 → C3 → D3');
  expect(wayText(['bid 5'])).toBe('');
});

test('coins gained and paid in a turn are one sum', () => {
  const story = [
    { what: 'gather', seat: 0, n: 3, tile: 'E2', tribe: 'builder' },
    { what: 'coins', seat: 0, n: 12 },
    { what: 'coins', seat: 0, n: -3 },
    { what: 'coins', seat: 1, n: 2 },
    { what: 'camel', seat: 0, n: -1, tile: 'E2' },
  ];
  expect(gains(story, 0)).toEqual([
    { what: 'tribe', tribe: 'builder', n: 3 },
    { what: 'coins', n: 9 },
    { what: 'camels', n: 1 },
  ]);
});

test('the price of a bid is not told twice', () => {
  const story = [
    { what: 'bid', seat: 2, spot: 5, price: 5 },
    { what: 'coins', seat: 2, n: -5 },
  ];
  expect(gains(story, 2)).toEqual([{ what: 'bid', spot: 5 }]);
});

test('cards bought and cards drawn are told together', () => {
  const story = [
    { what: 'take', seat: 0, n: 2, cards: ['silk', 'fish'] },
    { what: 'coins', seat: 0, n: -6 },
    { what: 'draw', seat: 0, n: 1, cards: ['gold'] },
  ];
  expect(gains(story, 0)).toEqual([
    { what: 'cards', cards: ['silk', 'fish', 'gold'], n: 3 },
    { what: 'coins', n: -6 },
  ]);
});

test('a move in the list is where it began and where it ended', () => {
  expect(inShort(sowing, built, 0)).toBe('C4 → D3');
});

test('a bid and a turn of nothing are told in the list, too', () => {
  expect(inShort(['bid 5'], [{ what: 'bid', seat: 1, spot: 5 }], 1)).toBe('bid 5');
  expect(inShort(['end'], [{ what: 'end', seat: 1 }], 1)).toBe('nothing');
});

test('what a move came to, thing by thing', () => {
  expect(gainTexts(built, 0, [])).toEqual(['3\u00a0builders', '12\u00a0coins', '1\u00a0camel']);
});

test('a killing names the victim, and the rival in front of whom it stood', () => {
  const kill = { what: 'kill', seat: 0, tribe: 'vizier', of: 2 };
  expect(gainTexts([kill], 0, ['Leila', 'Omar', 'Nadia'])).toEqual(['kills a vizier in front of Nadia']);
});
