// A game that the page has no board for: its position as text, its choices as a list.

import type { GamePage } from '../lib/games';
import { storyWords } from './story-words';

export const PLAIN: GamePage = {
  name: '',
  order: 0,
  clauses: '',
  counted: 'turn',
  hasVariants: false,
  icon: 'star8',
  story: storyWords,
  scoreLines: null,
  art: null,
  table: () => import('./PlainTable.svelte'),
  review: () => import('./review'),
  aid: null,
  pieces: null,
  clauseHead: null,
};
