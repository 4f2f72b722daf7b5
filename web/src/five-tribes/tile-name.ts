// Things of the board in words, for those who hear them.

import { t } from '../lib/words.svelte';
import { meepleNames } from './names';
import type { TileView } from './view';

/** A tile with all that stands on it. */
export function tileName(name: string, tile: TileView, names: string[], legal: boolean, gain?: number): string {
  const parts = [name, t(`kind-${tile.kind}`), t('n-points', { n: tile.value }), tile.meeples ? meepleNames(tile.meeples) : t('five-tribes-no-meeples')];
  if (tile.owner !== null) parts.push(t('five-tribes-camel-of', { name: names[tile.owner] ?? '' }));
  if (tile.palms) parts.push(t('n-palms', { n: tile.palms }));
  if (tile.palaces) parts.push(t('n-palaces', { n: tile.palaces }));
  if (gain !== undefined) parts.push(gainWords(gain));
  if (legal) parts.push(t('five-tribes-may-choose'));
  return parts.join(', ');
}

/** What a step brings or costs. */
export function gainWords(gain: number): string {
  return gain < 0 ? t('five-tribes-costs', { n: -gain }) : t('five-tribes-brings', { n: gain });
}
