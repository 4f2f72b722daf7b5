// What a step would bring, line by line, read from the story the server tells of it.

import { list, t } from '../lib/words.svelte';
import { cardNames, djinnName } from './names';
import type { Entry, EntryOf } from './entries';
import type { View } from './view';

export interface PreviewLine {
  /** A symbol of the sprite. */
  icon: string;
  text: string;
  /** Points; what brings none by itself is told by the words alone. */
  n?: number;
  /** The line of the score sheet to which they go. */
  part?: string;
}

/** The lines of a preview for the seat that decides; their points add up to the gain, whose parts are told. */
export function previewLines(
  story: readonly Entry[],
  parts: Readonly<Record<string, number>>,
  view: View,
  seat: number | null,
  names: (seat: number) => string,
): PreviewLine[] {
  const builders = story.find((entry): entry is EntryOf<'gather'> => entry.what === 'gather' && entry.tribe === 'builder');
  const told = story.flatMap((entry) => (entry.seat === seat ? ownLine(entry, view, builders?.n ?? 0) : rivalsLine(entry, names)) ?? []);
  return addUp(told, parts);
}

/** The same lines, each with its points: those of a part together where they are known only together. */
export function addUp(told: readonly PreviewLine[], parts: Readonly<Record<string, number>>): PreviewLine[] {
  const lines = told.flatMap((line, index) => {
    if (line.part === undefined) return [line];
    const same = told.filter(({ part }) => part === line.part);
    const points = parts[line.part] ?? 0;
    if (same.every(({ n }) => n !== undefined) && same.reduce((sum, { n = 0 }) => sum + n, 0) === points) return [line];
    return told.findIndex(({ part }) => part === line.part) === index ? [{ ...line, text: list(same.map(({ text }) => text)), n: points || undefined }] : [];
  });
  const untold = Object.entries(parts).filter(([part]) => !told.some((line) => line.part === part));
  return [...lines, ...untold.map(([part, n]) => ({ icon: ICONS[part] ?? 'star8', text: t(`table-line-${part}`), n, part }))];
}

const ICONS: Record<string, string> = { coins: 'coin', viziers: 'vizier', elders: 'elder', djinns: 'djinn-head', palms: 'palm', palaces: 'palace', tiles: 'badge-blue', goods: 'card' };

function ownLine(entry: Entry, view: View, builders: number): PreviewLine | null {
  switch (entry.what) {
    case 'coins':
      return coinsLine(entry, builders);
    case 'gather':
      return entry.tribe === 'merchant' || entry.tribe === 'assassin'
        ? { icon: entry.tribe, text: t('n-of-tribe', { tribe: entry.tribe, n: entry.n }) }
        : null;
    case 'viziers':
      return { icon: 'vizier', text: t('n-viziers', { n: Math.abs(entry.n) }), part: 'viziers' };
    case 'elders':
      return { icon: 'elder', text: entry.n < 0 ? t('five-tribes-brings-elders-spent', { n: -entry.n }) : t('n-elders', { n: entry.n }), part: 'elders' };
    case 'discard':
      return { icon: 'fakir', text: t('five-tribes-brings-fakirs-spent', { n: -entry.n }) };
    case 'take':
      return { icon: 'card', text: cardNames(entry.cards), part: 'goods' };
    case 'draw':
      return { icon: 'card', text: t('five-tribes-brings-draw', { n: entry.n }) };
    case 'camel':
      return { icon: 'camel', text: t('five-tribes-brings-camel', { tile: entry.tile }), n: view.tiles[entry.tile]?.value ?? 0, part: 'tiles' };
    case 'palm':
      return { icon: 'palm', text: t('five-tribes-brings-palm', { tile: entry.tile }), part: 'palms' };
    case 'palace':
      return { icon: 'palace', text: t('five-tribes-brings-palace', { tile: entry.tile }), part: 'palaces' };
    case 'djinn':
      return { icon: 'djinn-head', text: djinnName(entry.djinn), part: 'djinns' };
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
    return { icon: 'coin', text: n < 0 ? t('five-tribes-brings-payment') : t('five-tribes-brings-coins'), n, part: 'coins' };
  }
  const text = t('five-tribes-times', { what: t('n-builders', { n: builders }), by: t('n-blue-tiles', { n: blue }) });
  return { icon: 'builder', text, n, part: 'coins' };
}

function rivalsLine(entry: Entry, names: (seat: number) => string): PreviewLine | null {
  if (entry.seat === null || entry.what !== 'coins') return null;
  return { icon: 'coin', text: t('five-tribes-brings-rival', { name: names(entry.seat), n: entry.n }) };
}

/** The blue tiles that builders are paid for. */
export function countedTiles(story: readonly Entry[]): string[] {
  return story.flatMap((entry) => (entry.what === 'coins' ? (entry.tiles ?? []) : []));
}
