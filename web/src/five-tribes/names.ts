// The things of Five Tribes in words.

import { list, t } from '../lib/words.svelte';
import { countTribes } from './view';

export function djinnName(djinn: string): string {
  return t(`djinn-${djinn}`);
}

/** Cards in words, those of a kind together: "silk × 2 and fish". */
export function cardNames(cards: string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list([...counts].map(([card, n]) => (n > 1 ? t('card-times', { name: t(`good-${card}`), n }) : t(`good-${card}`))));
}

/** "2 viziers and 1 elder" for `VVE`. */
export function meepleNames(meeples: string): string {
  return list(countTribes(meeples).map(({ tribe, n }) => t('n-of-tribe', { tribe, n })));
}
