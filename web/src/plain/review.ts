// Looking back at a game without a board.

import type { ReviewPart } from '../lib/games';
import Board from './ReviewBoard.svelte';

export default {
  about: null,
  Around: null,
  Board,
  Key: null,
  gainTexts: () => [],
  inShort: (actions) => actions[0] ?? '',
  wayText: (actions) => actions.join(' → '),
  words: () => Promise.resolve(() => (action) => action),
} satisfies ReviewPart;
