// A table's clock, and who plays for whom it waits in vain, in words.

import { strength } from './names';
import type { ClockSetting, TableInfo } from './protocol';
import { t } from './words.svelte';

export function describeClock(clock: ClockSetting): string {
  switch (clock.kind) {
    case 'live':
      return t('table-clock-live', { seconds: clock.turn_seconds, minutes: Math.round(clock.reserve_seconds / 60) });
    case 'slow':
      return t('table-clock-slow', { n: clock.days });
    default:
      return t('table-clock-none');
  }
}

/** When a bot plays for somebody, and which. */
export function describeStandIn({ clock, stand_in, away_seconds }: Pick<TableInfo, 'clock' | 'stand_in' | 'away_seconds'>): string {
  const bot = { strength: strength(stand_in || 'merchant') };
  if (clock.kind !== 'none') return t('table-away-clock', bot);
  if (away_seconds == null) return t('table-away-never');
  return t('table-away-after', { minutes: Math.round(away_seconds / 60), ...bot });
}
