import { expect, test } from 'vitest';

import { plotLine } from './plot';

test('the highest is at the top and the newest at the right', () => {
  expect(plotLine([1000, 1100, 1050], 100, 40)).toBe('0,40 50,0 100,20');
});

test('one value, or the same again and again, is a line all the same', () => {
  expect(plotLine([1000], 100, 40)).toBe('0,40');
  expect(plotLine([1000, 1000], 100, 40)).toBe('0,40 100,40');
});
