// Names and sentences of the cave, made of whole messages.

import { t } from '../lib/words.svelte';
import { tileName } from './names';
import type { TileName } from './position';

/** What a choice would do, in words: for buttons, the list by gain and the hint. */
export function wordsFor(action: string, tileAt: (place: string) => TileName | null, nameOf: (seat: number) => string): string {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'take':
    case 'also': {
      const tile = tileAt(what);
      return tile ? t('ali-baba-do-take', { tile: tileName(tile), place: what }) : action;
    }
    case 'swap':
      return t('ali-baba-do-swap', { tile: tileName(what) });
    case 'show':
      return t('ali-baba-do-show', { tile: tileName(what) });
    case 'steal':
      return t('ali-baba-do-steal', { name: nameOf(Number(what.replace('seat', ''))) });
    case 'ban':
      return t('ali-baba-do-ban', { banned: what });
    case 'magic':
      return t('ali-baba-do-magic');
    default:
      return action;
  }
}
