import { expect, test } from 'vitest';

import { toldIn, understood } from './preferences';

test('what the guide has told here or elsewhere is not told again', () => {
  expect(toldIn({ 'told-chess': 0b001, theme: 'dark' }, { 'told-chess': 0b100, 'told-go': 0b1 })).toEqual({ 'told-chess': 0b101, 'told-go': 0b1 });
});

test('what can be no choice is left out', () => {
  expect(understood({ guide: 'yes', 'told-chess': 'all', pace: 'fast' })).toEqual({ pace: 'fast' });
});
