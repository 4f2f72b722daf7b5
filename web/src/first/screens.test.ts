import { expect, test } from 'vitest';

import { partsOf } from './screens';

test('a path falls into its parts', () => {
  expect(partsOf('/')).toEqual([]);
  expect(partsOf('/table/abc')).toEqual(['table', 'abc']);
  expect(partsOf('/learn/five%20tribes/')).toEqual(['learn', 'five tribes']);
});

test('a stray per cent sign in an address breaks nothing', () => {
  expect(partsOf('/table/100%')).toEqual(['table', '100%']);
});
