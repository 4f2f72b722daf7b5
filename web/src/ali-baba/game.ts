// Ali Baba, as the page shows it.

import type { GamePage } from '../lib/games';
import { t } from '../lib/words.svelte';
import { storyWords } from './story-words';

export default {
  name: 'ali-baba',
  order: 2,
  clauses: 'AB',
  counted: 'turn',
  hasVariants: true,
  icon: 'lamp',
  story: storyWords,
  scoreLines: [
    { name: 'magic', icon: 'magic-pink' },
    { name: 'treasures', icon: 'chest' },
  ],
  art: () => import('./Art.svelte'),
  table: () => import('./Table.svelte'),
  review: () => import('./review'),
  aid: { back: () => t('aid-magic'), load: () => import('./aid') },
  pieces: () => import('./pieces'),
  clauseHead: null,
  guide: () => import('./guide'),
  keys: () => [
    { keys: ['Page Up', 'Page Down'], does: t('ali-baba-keys-next') },
    { keys: ['Shift + ↑', '↓', '←', '→'], does: t('ali-baba-keys-all') },
  ],
} satisfies GamePage;
