import { expect, test } from 'vitest';

import { fieldOf } from './field';

function table(...leads: (number | null)[]) {
  return { seats: leads.map((lead, seat) => ({ guest: `${seat}${lead}`, name: `${lead}`, lead })), over: true };
}

test('each seat is compared with the same seat at tables of that size, the furthest ahead first', () => {
  const field = fieldOf({ number: 1, tables: [table(-3, 3), table(5, -5), table(1, 0, -1)] });
  expect(field.map(({ size, seat, rows }) => [size, seat, rows.map(({ lead }) => lead)])).toEqual([
    [2, 0, [5, -3]],
    [2, 1, [3, -5]],
  ]);
});

test('where only one table is over nothing can be compared', () => {
  expect(fieldOf({ number: 1, tables: [table(2, -2), table(null, null)] })).toEqual([]);
});
