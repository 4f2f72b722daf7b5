import { expect, test } from 'vitest';

import { corners, heightOf, levelsFor, placeOf } from './plot';

const frame = { left: 10, right: 110, top: 0, bottom: 100 };

test('levels are round and hold all values', () => {
  expect(levelsFor([1500, 1560], 50)).toEqual([1500, 1550, 1600]);
  expect(levelsFor([1500], 50)).toEqual([1500, 1550]);
  const levels = levelsFor([1210, 1790], 50);
  expect(levels[0]).toBeLessThanOrEqual(1210);
  expect(levels.at(-1)).toBeGreaterThanOrEqual(1790);
  expect(levels.length).toBeLessThan(6);
});

test('values stand between the lowest level and the highest', () => {
  expect(heightOf(1500, [1500, 1550, 1600], frame)).toBe(100);
  expect(heightOf(1600, [1500, 1550, 1600], frame)).toBe(0);
  expect(placeOf(0, 3, frame)).toBe(10);
  expect(placeOf(2, 3, frame)).toBe(110);
  expect(placeOf(0, 1, frame)).toBe(60);
  expect(corners([1500, 1600], [1500, 1600], frame)).toBe('10.0,100.0 110.0,0.0');
});
