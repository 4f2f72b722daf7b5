// Five Tribes, as the page shows it.

import type { GamePage } from '../lib/games';
import { t } from '../lib/words.svelte';
import { storyWords } from './story-words';

export default {
  name: 'five-tribes',
  order: 1,
  clauses: 'FT',
  counted: 'round',
  hasVariants: false,
  icon: 'camel',
  story: storyWords,
  scoreLines: [
    { name: 'coins', icon: 'coin' },
    { name: 'viziers', icon: 'vizier' },
    { name: 'elders', icon: 'elder' },
    { name: 'djinns', icon: 'djinn-head' },
    { name: 'palms', icon: 'palm' },
    { name: 'palaces', icon: 'palace' },
    { name: 'tiles', icon: 'badge-blue' },
    { name: 'goods', icon: 'good-silk' },
  ],
  art: () => import('./Art.svelte'),
  table: () => import('./Table.svelte'),
  review: () => import('./review'),
  aid: { back: () => t('aid-djinns'), load: () => import('./aid') },
  pieces: () => import('./pieces'),
  clauseHead: () => import('./ClauseHead.svelte'),
} satisfies GamePage;
