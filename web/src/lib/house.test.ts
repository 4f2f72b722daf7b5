import { expect, test } from 'vitest';

import { olderRules } from './house.svelte';

test('a game that began under older rules is known by its version, or by saying none', () => {
  const offer = { game: 'cave', title: 'The cave', players: [2], variants: ['base'], rules: 2, tables: {}, bots: [] };
  expect(olderRules(offer, { rules: 1 })).toBe(1);
  expect(olderRules(offer, {})).toBe(1);
  expect(olderRules(offer, { rules: 2 })).toBeNull();
  expect(olderRules(null, { rules: 1 })).toBeNull();
});
