// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

import type { StoryEntry } from './protocol';
import { marked, storyLines } from './story-lines';
import { words } from './words.svelte';

const names = (seat: number): string => ['Leila', 'Omar'][seat] ?? '';
const texts = (story: StoryEntry[]): string[] => storyLines('five-tribes', story, names).map((line) => line.text);

beforeAll(() => words.load('en'));

test('a bid and what it costs is one line', () => {
  const story = [
    { what: 'bid', seat: 0, spot: 5, price: 5, rule: 'FT-B1' },
    { what: 'coins', seat: 0, n: -5, rule: 'FT-B1' },
  ];
  expect(texts(story)).toEqual(['Leila bids 5']);
});

test('a bid that a djinn made cheaper tells what was paid', () => {
  const story = [
    { what: 'bid', seat: 0, spot: 5, price: 3, rule: 'FT-B1' },
    { what: 'coins', seat: 0, n: -3, rule: 'FT-B1' },
  ];
  expect(texts(story)).toHaveLength(2);
});

test('a whole move is one line, and leads to the clause of moving', () => {
  const story = [
    { what: 'pick', seat: 1, tile: 'C4', meeples: 'EM', rule: 'FT-M1' },
    { what: 'drop', seat: 1, tile: 'C3', tribe: 'merchant', rule: 'FT-M2' },
    { what: 'drop', seat: 1, tile: 'D3', tribe: 'elder', rule: 'FT-M2' },
    { what: 'gather', seat: 1, n: 2, tile: 'D3', tribe: 'elder', rule: 'FT-K1' },
    { what: 'elders', seat: 1, n: 2, rule: 'FT-E1' },
  ];
  const lines = storyLines('five-tribes', story, names);
  expect(lines.map((line) => [line.seat, line.rule])).toEqual([
    [1, 'FT-M1'],
    [1, 'FT-K1'],
  ]);
  expect(lines[0]?.text).toContain('merchant → C3, elder → D3');
});

test('that it is somebody’s turn is said only while nothing has happened since', () => {
  const turn = { what: 'turn', seat: 1, rule: 'FT-B5' };
  expect(texts([turn])).toEqual(['Omar to play']);
  expect(texts([turn, { what: 'no-move', seat: 1, rule: 'FT-Z2' }])).toEqual(['Omar has no move']);
});

test('goods laid out are told until they are sold as a set', () => {
  const offer = { what: 'offer', seat: 0, n: -1, cards: ['silk'], rule: 'FT-X1' };
  const sell = { what: 'sell', seat: 0, goods: ['silk', 'fish'], rule: 'FT-X1' };
  expect(texts([offer])).toEqual(['Leila lays out silk']);
  expect(texts([offer, { ...offer, cards: ['fish'] }, sell])).toHaveLength(1);
});

test('that no power was used before the tile acted is said only where nothing else was', () => {
  const pass = { what: 'pass', seat: 0, step: 'before-tile', rule: 'FT-D1' };
  expect(texts([pass, { what: 'palm', seat: 0, tile: 'B2', rule: 'FT-L1' }])).toEqual(['Leila places a palm: B2']);
  expect(texts([pass])).toEqual(['Leila goes on']);
});

test('white magic that bans nothing says why', () => {
  const nothing = { what: 'nothing', seat: 0, rule: 'AB-WHITE1' };
  expect(storyLines('ali-baba', [nothing], names)[0]?.text).toBe('Leila: no ban can matter any more');
  expect(storyLines('ali-baba', [{ ...nothing, rule: 'AB-GREEN1' }], names)[0]?.text).toBe('Leila: the magic does nothing');
});

test('numbers and the player are set off, tiles are not', () => {
  const strong = marked('Leila takes 3 elders from C3', 'Leila').filter((part) => part.strong);
  expect(strong.map((part) => part.text)).toEqual(['Leila', '3']);
});

test('a name with a number in it stays whole', () => {
  const parts = marked('Player 2 bids 5', 'Player 2');
  expect(parts.map((part) => part.text)).toEqual(['Player 2', ' bids ', '5']);
});

test('the same story in another language, or of other players, is told anew', async () => {
  const story = [{ what: 'bid', seat: 0, spot: 5, price: 5, rule: 'FT-B1' }];
  const english = texts(story);
  expect(storyLines('five-tribes', story, () => 'Zobeida')[0]?.text).toBe('Zobeida bids 5');
  await words.load('hu');
  expect(texts(story)).not.toEqual(english);
  await words.load('en');
  expect(texts(story)).toEqual(english);
});
