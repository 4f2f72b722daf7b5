// What a step would bring, line by line, read from the story the server tells of it.

import { t } from '../lib/words.svelte';
import { cardNames, djinnName } from './names';
import type { Entry, EntryOf } from './entries';
import type { View } from './view';

export interface PreviewLine {
  /** A symbol of the sprite. */
  icon: string;
  text: string;
  /** Coins or points; what has neither is told by the words alone. */
  n?: number;
  coins?: boolean;
}

/** The lines of a preview for the seat that decides. */
export function previewLines(story: readonly Entry[], view: View, seat: number | null, names: (seat: number) => string): PreviewLine[] {
  const builders = story.find((entry): entry is EntryOf<'gather'> => entry.what === 'gather' && entry.tribe === 'builder');
  return story.flatMap((entry) => (entry.seat === seat ? ownLine(entry, view, builders?.n ?? 0) : rivalsLine(entry, names)) ?? []);
}

function ownLine(entry: Entry, view: View, builders: number): PreviewLine | null {
  switch (entry.what) {
    case 'coins':
      return coinsLine(entry, builders);
    case 'gather':
      return entry.tribe === 'merchant' || entry.tribe === 'assassin'
        ? { icon: entry.tribe, text: t('n-of-tribe', { tribe: entry.tribe, n: entry.n }) }
        : null;
    case 'viziers':
      return { icon: 'vizier', text: t('n-viziers', { n: Math.abs(entry.n) }), n: entry.n };
    case 'elders':
      return { icon: 'elder', text: entry.n < 0 ? t('five-tribes-brings-elders-spent', { n: -entry.n }) : t('n-elders', { n: entry.n }) };
    case 'discard':
      return { icon: 'fakir', text: t('five-tribes-brings-fakirs-spent', { n: -entry.n }) };
    case 'take':
      return { icon: 'card', text: cardNames(entry.cards) };
    case 'draw':
      return { icon: 'card', text: t('five-tribes-brings-draw', { n: entry.n }) };
    case 'camel':
      return { icon: 'camel', text: t('five-tribes-brings-camel', { tile: entry.tile }), n: view.tiles[entry.tile]?.value ?? 0 };
    case 'palm':
      return { icon: 'palm', text: t('five-tribes-brings-palm', { tile: entry.tile }) };
    case 'palace':
      return { icon: 'palace', text: t('five-tribes-brings-palace', { tile: entry.tile }) };
    case 'djinn':
      return { icon: 'djinn-head', text: djinnName(entry.djinn) };
    case 'no-victim':
      return { icon: 'assassin', text: t('five-tribes-brings-no-victim') };
    case 'last-round':
      return { icon: 'ui-clock', text: t('five-tribes-brings-last-round') };
    default:
      return null;
  }
}

function coinsLine(entry: EntryOf<'coins'>, builders: number): PreviewLine {
  const { n } = entry;
  const blue = countedTiles([entry]).length;
  if (builders === 0 || blue === 0) {
    return { icon: 'coin', text: n < 0 ? t('five-tribes-brings-payment') : t('five-tribes-brings-coins'), n, coins: true };
  }
  const text = t('five-tribes-times', { what: t('n-builders', { n: builders }), by: t('n-blue-tiles', { n: blue }) });
  return { icon: 'builder', text, n, coins: true };
}

function rivalsLine(entry: Entry, names: (seat: number) => string): PreviewLine | null {
  if (entry.seat === null || entry.what !== 'coins') return null;
  return { icon: 'coin', text: t('five-tribes-brings-rival', { name: names(entry.seat), n: entry.n }) };
}

/** The blue tiles that builders are paid for. */
export function countedTiles(story: readonly Entry[]): string[] {
  return story.flatMap((entry) => (entry.what === 'coins' ? (entry.tiles ?? []) : []));
}
