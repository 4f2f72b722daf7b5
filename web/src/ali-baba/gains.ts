// What a turn came to, picked out of its story: the few things one wants to compare, not every entry.

import type { StoryEntry } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { tileName } from './names';
import { isEntry, type Entry } from './entries';

/** What the seat of the turn did and got, in the order in which a player would tell it. */
export function gainTexts(story: StoryEntry[], seat: number): string[] {
  const own = story.filter(isEntry).filter((entry) => entry.seat === seat);
  const points = own.reduce((sum, entry) => sum + (entry.what === 'points' ? entry.n : 0), 0);
  return [...own.flatMap((entry) => gainText(entry) ?? []), ...(points === 0 ? [] : [t('n-points', { n: points })])];
}

function gainText(entry: Entry): string | null {
  switch (entry.what) {
    case 'take':
      return tileName(entry.tile);
    case 'also':
      return t('review-also', { tile: tileName(entry.tile) });
    case 'steal':
      return t('review-stolen', { tile: tileName(entry.tile) });
    case 'swap':
      return t('review-swapped', { tile: tileName(entry.tile) });
    case 'ban':
      return t('review-ban', { banned: entry.banned });
    default:
      return null;
  }
}

/** What the list says of a turn: the tile taken. */
export function inShort(_actions: string[], story: StoryEntry[], seat: number): string {
  return gainTexts(story, seat)[0] ?? t('review-nothing');
}
