// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { aligned } from './aligned';

function column(values: number[]): string[] {
  return values.map(aligned(values, 2));
}

test('all numbers of a column have as many digits as one of them needs, and no more than are asked for', () => {
  expect(column([2, 1.5, 1])).toEqual(['2.0', '1.5', '1.0']);
  expect(column([3, 12, 0])).toEqual(['3', '12', '0']);
  expect(column([1.333, 0.667, 0])).toEqual(['1.33', '0.67', '0.00']);
  expect(column([1.999, 1])).toEqual(['2', '1']);
  expect(column([])).toEqual([]);
});
