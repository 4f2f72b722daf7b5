// A table's clock in words.

import type { ClockSetting } from './protocol';
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
