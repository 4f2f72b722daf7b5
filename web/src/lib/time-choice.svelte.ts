// The clock that a host chooses for a table.

import type { ClockSetting } from './protocol';

export class TimeChoice {
  kind = $state<ClockSetting['kind']>('none');
  turnSeconds = $state(60);
  reserveMinutes = $state(10);
  days = $state(3);

  /** Begin with what was agreed on so far. */
  constructor(so: ClockSetting = { kind: 'none' }) {
    this.kind = so.kind;
    if (so.kind === 'live') {
      this.turnSeconds = so.turn_seconds;
      this.reserveMinutes = Math.round(so.reserve_seconds / 60);
    } else if (so.kind === 'slow') this.days = so.days;
  }

  get setting(): ClockSetting {
    if (this.kind === 'live') return { kind: 'live', turn_seconds: this.turnSeconds, reserve_seconds: this.reserveMinutes * 60 };
    if (this.kind === 'slow') return { kind: 'slow', days: this.days };
    return { kind: 'none' };
  }
}
