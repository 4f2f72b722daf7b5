// Looking back at a game of Ali Baba.

import type { ReviewPart } from '../lib/games';
import { gainTexts, inShort } from './gains';
import Around from './ReviewAround.svelte';
import Board from './ReviewBoard.svelte';
import Key from './ReviewKey.svelte';
import { viewOf } from './position';

const words: ReviewPart['words'] = async () => {
  const { wordsFor } = await import('./action-words');
  return (view, names) => (action) => wordsFor(action, (place) => viewOf(view).cave[place]?.tile ?? null, (seat) => names[seat] ?? '');
};

export default { about: () => import('./About.svelte'), Around, Board, Key, gainTexts, inShort, wayText: () => '', words } satisfies ReviewPart;
