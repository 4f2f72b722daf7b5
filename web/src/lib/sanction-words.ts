// How long something lasts that keepers did, and why, in words.

import type { InForce, Why } from './protocol';
import { date, t } from './words.svelte';

/** "until 3 May 2027, 14:00", or that it has no end. */
export function untilWhen(until: number | null | undefined): string {
  return until ? t('table-until', { date: date(until) }) : t('table-for-ever');
}

/** Why somebody may not talk or come in: one of a few words, and what the keeper adds. */
export function whyInForce({ why = 'other', reason = '' }: Pick<InForce, 'why' | 'reason'>): string {
  if (why === 'other') return reason;
  return reason ? t('table-why-and', { why: t(`table-why-${why}`), reason }) : t(`table-why-${why}`);
}

const WHYS: readonly string[] = ['insults', 'spam', 'cheating', 'name', 'other'] satisfies Why[];

/** Whether it is one of the words that all languages have. */
export function isWhy(word: string | undefined): word is Why {
  return word !== undefined && WHYS.includes(word);
}
