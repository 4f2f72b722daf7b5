// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

import { tileName } from '../ali-baba/names';
import { cardNames, meepleNames } from '../five-tribes/names';
import type { StoryEntry } from './protocol';
import { roundNow, sentence } from './story-words';
import { shortTime } from './time';
import { words } from './words.svelte';

const names = (seat: number): string => ['Leila', 'Omar'][seat] ?? '';
const tell = (entry: StoryEntry): string => sentence('five-tribes', entry, names);

beforeAll(() => words.load('en'));

test('coins won and coins paid are two sentences', () => {
  expect(tell({ what: 'coins', seat: 0, n: 4 })).not.toBe(tell({ what: 'coins', seat: 0, n: -4 }));
  expect(tell({ what: 'coins', seat: 0, n: -4 })).not.toContain('-');
});

test('a victim stands on a tile or in front of a rival', () => {
  expect(tell({ what: 'kill', seat: 0, tribe: 'elder', tile: 'B2' })).toContain('B2');
  expect(tell({ what: 'kill', seat: 0, tribe: 'vizier', of: 1 })).toContain('Omar');
});

test('who may not see a drawn card is not told which', () => {
  expect(tell({ what: 'draw', seat: 0, n: 1, cards: ['gold'] })).toContain('gold');
  expect(tell({ what: 'draw', seat: 0, n: 1 })).not.toContain('undefined');
});

test('a tile of the cave is named by colour and treasure', () => {
  expect(tileName('sword-brown')).toBe('brown sword');
  expect(sentence('ali-baba', { what: 'take', seat: 1, place: '4a1', tile: 'lamp-pink' }, names)).toContain('pink lamp');
});

test('meeples and cards of a kind are counted together', () => {
  expect(meepleNames('VVE').replaceAll('\u00a0', ' ')).toBe('2 viziers and 1 elder');
  expect(cardNames(['silk', 'fish', 'silk']).replaceAll('\u00a0', ' ')).toBe('silk × 2 and fish');
});

test('an entry that a later server tells is told by its words', () => {
  expect(tell({ what: 'thunder', seat: 0 })).toBe('thunder');
  expect(sentence('ali-baba', { what: 'thunder', seat: 0 }, names)).toBe('thunder');
});

test('a game without a board is told by what its entries say', () => {
  const entry = { what: 'take', seat: 1, n: 3, heaps: [1, 2], rule: 'X-1' };
  expect(sentence('nim', entry, names)).toBe('Omar: take · n 3 · heaps 1, 2');
  expect(sentence('nim', { what: 'over', seat: null, winners: [] }, names)).toBe('over · winners –');
});

test('the table speaks of a bot that plays on', () => {
  expect(sentence('ali-baba', { what: 'resign', seat: 0, bot: 'merchant' }, names)).toContain('Leila');
  expect(sentence('ali-baba', { what: 'resign', seat: 0 }, names)).not.toBe(
    sentence('ali-baba', { what: 'resign', seat: 0, bot: 'merchant' }, names),
  );
});

test('rounds are counted on from where the story begins', () => {
  const story = [{ what: 'bid', seat: 0 }, { what: 'round', seat: null }, { what: 'turn', seat: 1 }, { what: 'turn', seat: 0 }];
  expect(roundNow({ game: 'five-tribes', begins: 1, story })).toBe(2);
  expect(roundNow({ game: 'five-tribes', begins: 5, story })).toBe(6);
  expect(roundNow({ game: 'ali-baba', begins: 30, story })).toBe(32);
});

test('a clock shows minutes and seconds, then hours, then days', () => {
  expect(shortTime(222_000)).toBe('3:42');
  expect(shortTime(500)).toBe('0:01');
  expect(shortTime(5 * 3_600_000)).toContain('5');
  expect(shortTime(3 * 86_400_000)).toContain('3');
});
