// Looking back at a game of Five Tribes.

import type { ReviewPart } from '../lib/games';
import { gainTexts, inShort, wayText } from './gains';
import Around from './ReviewAround.svelte';
import Board from './ReviewBoard.svelte';
import Key from './ReviewKey.svelte';
import { viewOf } from './view';

const words: ReviewPart['words'] = async () => {
  const { actionName } = await import('./action-words');
  return (view, names) => (action) => actionName(action, viewOf(view), names);
};

export default { about: () => import('./About.svelte'), Around, Board, Key, gainTexts, inShort, wayText, words } satisfies ReviewPart;
