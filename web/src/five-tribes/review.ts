// Looking back at a game of Five Tribes.

import type { ReviewPart } from '../lib/games';
import { gainTexts, inShort, wayText } from './gains';
import Around from './ReviewAround.svelte';
import Board from './ReviewBoard.svelte';
import Key from './ReviewKey.svelte';

export default { about: () => import('./About.svelte'), Around, Board, Key, gainTexts, inShort, wayText } satisfies ReviewPart;
