import { expect, test } from 'vitest';

import { timesIn, toldIn, understood } from './preferences';

test('what the guide has told here or elsewhere is not told again', () => {
  expect(toldIn({ 'told-chess': 0b001, theme: 'dark' }, { 'told-chess': 0b100, 'told-go': 0b1 })).toEqual({ 'told-chess': 0b101, 'told-go': 0b1 });
});

test('what can be no choice is left out', () => {
  expect(understood({ guide: 'yes', 'told-chess': 'all', pace: 'fast' })).toEqual({ pace: 'fast' });
});

test('of two copies the one that was changed more often is the newer', () => {
  expect(timesIn({ theme: 'dark', times: 3 })).toBeGreaterThan(timesIn({ theme: 'light' }));
});
