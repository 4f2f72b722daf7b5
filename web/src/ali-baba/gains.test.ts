// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

import { words } from '../lib/words.svelte';
import { placesOf } from './choices';
import { gainTexts, inShort } from './gains';

beforeAll(() => words.also('review').then(() => words.load('en')));

test('what rivals do for yellow magic is not the turn of who took the tile', () => {
  const story = [
    { what: 'take', seat: 1, place: '3c3', tile: 'sword-yellow' },
    { what: 'show', seat: 2 },
    { what: 'reveal', seat: 2, tile: 'sword-pink' },
    { what: 'steal', seat: 1, of: 2, tile: 'sword-pink' },
  ];
  expect(gainTexts(story, 1)).toEqual(['yellow sword', 'takes a shown pink sword']);
});

test('the points of a turn are told once, after the tiles', () => {
  const story = [
    { what: 'take', seat: 0, place: '4a1', tile: 'sword-pink' },
    { what: 'points', seat: 0, n: 5 },
    { what: 'points', seat: 1, n: 2 },
  ];
  expect(gainTexts(story, 0)).toEqual(['pink sword', '5\u00a0points']);
});

test('a tile from the cave names its turn in the list', () => {
  expect(inShort(['take 3c3'], [{ what: 'take', seat: 1, place: '3c3', tile: 'sword-yellow' }], 1)).toBe('yellow sword');
});

test('the places that a turn empties are those taken from, the neighbour too', () => {
  expect(placesOf(['take 3c3', 'also 3c2', 'ban ring'])).toEqual(['3c3', '3c2']);
});
