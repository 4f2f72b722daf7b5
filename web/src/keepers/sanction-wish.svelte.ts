// What a keeper wishes to do about somebody: for how long, and why.

import type { SanctionKind, Settlement, Why } from '../lib/protocol';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Lengths to choose from, in seconds; 0 has no end. */
export const LENGTHS = [HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY, 365 * DAY, 0] as const;
export const WHYS: Why[] = ['insults', 'spam', 'cheating', 'name', 'other'];

export class SanctionWish {
  length = $state<number>(DAY);
  why = $state<Why>('insults');
  reason = $state('');

  constructor(readonly kind: SanctionKind) {}

  /** As the server is told. */
  get terms(): Pick<Settlement, 'seconds' | 'why' | 'reason'> {
    return { seconds: this.length || null, why: this.why, reason: this.reason.trim() };
  }
}
