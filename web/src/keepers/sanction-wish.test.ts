import { expect, test } from 'vitest';

import { SanctionWish } from './sanction-wish.svelte';

test('a wish is told in seconds, with tidy words', () => {
  const wish = new SanctionWish('mute');
  wish.length = 3600;
  wish.why = 'spam';
  wish.reason = '  enough ';
  expect(wish.terms).toEqual({ seconds: 3600, why: 'spam', reason: 'enough' });
});

test('without an end there are no seconds', () => {
  const wish = new SanctionWish('ban');
  wish.length = 0;
  expect(wish.terms.seconds).toBeNull();
});
