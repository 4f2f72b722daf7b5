// Looking back at a game of Ali Baba.

import type { ReviewPart } from '../lib/games';
import { gainTexts, inShort } from './gains';
import Board from './ReviewBoard.svelte';
import Key from './ReviewKey.svelte';

export default { Board, Key, gainTexts, inShort, wayText: () => '' } satisfies ReviewPart;
