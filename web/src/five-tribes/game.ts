// Five Tribes, as the page shows it.

import type { GamePage } from '../lib/games';
import { t } from '../lib/words.svelte';
import { storyWords } from './story-words';
import { TRIBES } from './view';

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
  guide: () => import('./guide'),
  keepsakes: { title: () => t('five-tribes-djinns'), name: (djinn) => t(`djinn-${djinn}`) },
  keys: () => [
    { keys: TRIBES.map((tribe) => t(`tribe-short-${tribe}`)), does: t('five-tribes-keys-tribe') },
    { keys: ['1', '2', '3'], does: t('five-tribes-keys-answer') },
    { keys: ['Shift + Backspace'], does: t('five-tribes-keys-undo-all') },
    { keys: ['Enter', 'Esc'], does: t('five-tribes-keys-skip') },
    { keys: ['R'], does: t('table-show-again') },
  ],
} satisfies GamePage;
