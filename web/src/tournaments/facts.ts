// How a tournament is played, in words.

import { describeClock } from '../lib/clock-words';
import { tableName } from '../lib/names';
import type { TournamentInfo, TournamentListing } from '../lib/protocol';
import { date, t } from '../lib/words.svelte';

/** What is played, by which system, at tables of how many, how fast. */
export function factsOf(told: TournamentInfo | TournamentListing): string[] {
  const facts = [tableName(told), t(`tournaments-kind-${told.kind}`), t('tournaments-at-a-table', { n: told.seats }), describeClock(told.clock)];
  if ('rounds' in told) {
    if (told.rounds) facts.push(t('tournaments-n-rounds', { n: told.rounds }));
    if (told.minutes) facts.push(t('tournaments-n-minutes', { n: told.minutes }));
    if (told.rated) facts.push(t('tournaments-counted'));
    if (told.duplicate) facts.push(t('tournaments-same-deal'));
  }
  return facts;
}

/** When it begins, while it hasn't. */
export function startOf({ starts_at }: Pick<TournamentListing, 'starts_at'>): string {
  return starts_at ? t('tournaments-starts', { when: date(starts_at) }) : t('tournaments-starts-by-host');
}
