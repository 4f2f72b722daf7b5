// Lengths of time as a clock shows them.

import { t } from './words.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3:42" for less than an hour, then "5 hours", then "2 days". */
export function shortTime(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return t('n-days', { n: Math.floor(milliseconds / DAY) });
  if (milliseconds >= HOUR) return t('n-hours', { n: Math.floor(milliseconds / HOUR) });
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
