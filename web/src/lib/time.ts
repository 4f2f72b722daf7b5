// Lengths of time as a clock shows them.

import { t } from './words.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "3:42" for less than an hour, then "5 hours", then "2 days 5 hours": hours that have begun count. */
export function shortTime(milliseconds: number): string {
  const hours = Math.ceil(milliseconds / HOUR);
  if (hours >= 48) {
    const days = t('n-days', { n: Math.floor(hours / 24) });
    return hours % 24 === 0 ? days : `${days} ${t('n-hours', { n: hours % 24 })}`;
  }
  if (milliseconds >= HOUR) return t('n-hours', { n: hours });
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
