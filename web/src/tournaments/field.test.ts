import { expect, test } from 'vitest';

import { fieldOf } from './field';

/** A table with these points for its seats. */
function table(...points: (number | null)[]) {
  return { seats: points.map((won, seat) => ({ guest: `${seat}${won}`, name: `${won}`, points: won, lead: won })), over: true };
}

test('each seat is compared with the same seat at tables of that size, who has left most behind first', () => {
  const field = fieldOf({ number: 1, tables: [table(0, 1), table(1, 0), table(1, 0.5, 0)] });
  expect(field.map(({ size, seat, rows }) => [size, seat, rows.map(({ points }) => points)])).toEqual([
    [2, 0, [1, 0]],
    [2, 1, [1, 0]],
  ]);
});

test('where only one table is over nothing can be compared', () => {
  expect(fieldOf({ number: 1, tables: [table(1, 0), table(null, null)] })).toEqual([]);
});
