import { expect, test } from 'vitest';

import { gains, path, places } from './gains';

test('a sowing leads from the tile picked over each tile dropped on', () => {
  expect(path(['pick C4', 'drop elder C3', 'drop builder D3', 'builders 1', 'end'])).toEqual(['C4', 'C3', 'D3']);
  expect(path(['bid 5'])).toEqual([]);
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

test('what rivals do for yellow magic is not the turn of who took the tile', () => {
  const story = [
    { what: 'take', seat: 1, place: '3c3', tile: 'sword-yellow' },
    { what: 'show', seat: 2 },
    { what: 'reveal', seat: 2, tile: 'sword-pink' },
    { what: 'steal', seat: 1, of: 2, tile: 'sword-pink' },
  ];
  expect(gains(story, 1)).toEqual([
    { what: 'treasure', how: 'take', tile: 'sword-yellow' },
    { what: 'treasure', how: 'steal', tile: 'sword-pink' },
  ]);
});

test('the places that a turn empties are those taken from, the neighbour too', () => {
  expect(places(['take 3c3', 'also 3c2', 'ban ring'])).toEqual(['3c3', '3c2']);
});
