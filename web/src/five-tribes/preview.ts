// What a step would bring, line by line, read from the story the server tells of it.

import type { StoryEntry } from '../lib/protocol';
import { cardNames, djinnName } from '../lib/story-words';
import { t } from '../lib/words.svelte';
import type { FiveTribesView } from './view';

export interface PreviewLine {
  /** A symbol of the sprite. */
  icon: string;
  text: string;
  /** Coins or points; what has neither is told by the words alone. */
  n?: number;
  coins?: boolean;
}

/** The lines of a preview for the seat that decides. */
export function previewLines(story: readonly StoryEntry[], view: FiveTribesView, seat: number | null, names: (seat: number) => string): PreviewLine[] {
  const builders = story.find((entry) => entry.what === 'gather' && entry.tribe === 'builder');
  return story.flatMap((entry) => {
    const line = entry.seat === seat ? ownLine(entry, view, builders) : rivalsLine(entry, names);
    return line ? [line] : [];
  });
}

function ownLine(entry: StoryEntry, view: FiveTribesView, builders: StoryEntry | undefined): PreviewLine | null {
  const n = entry.n as number;
  const tile = entry.tile as string;
  switch (entry.what) {
    case 'coins': {
      const blue = countedTiles([entry]).length;
      if (builders && blue)
        return {
          icon: 'builder',
          text: t('five-tribes-times', { what: t('n-builders', { n: builders.n as number }), by: t('n-blue-tiles', { n: blue }) }),
          n,
          coins: true,
        };
      return { icon: 'coin', text: n < 0 ? t('five-tribes-brings-payment') : t('five-tribes-brings-coins'), n, coins: true };
    }
    case 'gather':
      return entry.tribe === 'merchant' || entry.tribe === 'assassin'
        ? { icon: entry.tribe, text: t('n-of-tribe', { tribe: entry.tribe, n }) }
        : null;
    case 'viziers':
      return { icon: 'vizier', text: t('n-viziers', { n: Math.abs(n) }), n };
    case 'elders':
      return { icon: 'elder', text: n < 0 ? t('five-tribes-brings-elders-spent', { n: -n }) : t('n-elders', { n }) };
    case 'discard':
      return { icon: 'fakir', text: t('five-tribes-brings-fakirs-spent', { n: -n }) };
    case 'take':
      return { icon: 'card', text: cardNames(entry.cards as string[]) };
    case 'draw':
      return { icon: 'card', text: t('five-tribes-brings-draw', { n }) };
    case 'camel':
      return { icon: 'camel', text: t('five-tribes-brings-camel', { tile }), n: view.tiles[tile]?.value ?? 0 };
    case 'palm':
      return { icon: 'palm', text: t('five-tribes-brings-palm', { tile }) };
    case 'palace':
      return { icon: 'palace', text: t('five-tribes-brings-palace', { tile }) };
    case 'djinn':
      return { icon: 'djinn-head', text: djinnName(entry.djinn as string) };
    case 'no-victim':
      return { icon: 'assassin', text: t('five-tribes-brings-no-victim') };
    case 'last-round':
      return { icon: 'ui-clock', text: t('five-tribes-brings-last-round') };
    default:
      return null;
  }
}

function rivalsLine(entry: StoryEntry, names: (seat: number) => string): PreviewLine | null {
  if (entry.seat === null || entry.what !== 'coins') return null;
  return { icon: 'coin', text: t('five-tribes-brings-rival', { name: names(entry.seat), n: entry.n as number }) };
}

/** The blue tiles that builders are paid for. */
export function countedTiles(story: readonly StoryEntry[]): string[] {
  return story.flatMap((entry) => (entry.what === 'coins' ? ((entry.tiles as string[] | undefined) ?? []) : []));
}
