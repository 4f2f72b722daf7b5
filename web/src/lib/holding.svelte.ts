// A step that can't be taken back once it is sent: it waits here until its time is over, or somebody says what is to become of it.

import { settings } from './settings.svelte';

export interface HeldStep {
  action: string;
  /** For how many ms it can be taken back; null where it waits to be confirmed. */
  time: number | null;
}

const TIME = 3000;
/** With less than that left on the clock nothing is held back. */
const LITTLE = 10_000;
/** A timer that is set for longer goes off at once. */
const LONGEST_TIMER = 2 ** 31;

export class Holding {
  step = $state.raw<HeldStep | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `left` tells how many ms are left on the clock, if one runs. */
  constructor(private readonly send: (action: string) => void, private readonly left: () => number | null) {
    document.addEventListener('visibilitychange', this.hidden);
    addEventListener('pagehide', this.leave);
  }

  /** Whether steps are held back at all just now. */
  get wanted(): boolean {
    return settings.confirm !== 'never' && this.spare() > 0;
  }

  hold(action: string): void {
    const spare = Math.max(0, this.spare());
    const time = settings.confirm === 'ask' ? null : Math.min(TIME, spare);
    this.step = { action, time };
    if ((time ?? spare) < LONGEST_TIMER) this.timer = setTimeout(() => this.sendNow(), time ?? spare);
    this.hidden();
  }

  sendNow(): void {
    const { step } = this;
    this.drop();
    if (step) this.send(step.action);
  }

  drop(): void {
    clearTimeout(this.timer);
    this.step = null;
  }

  close(): void {
    this.leave();
    document.removeEventListener('visibilitychange', this.hidden);
    removeEventListener('pagehide', this.leave);
  }

  private spare(): number {
    return (this.left() ?? Infinity) - LITTLE;
  }

  /** Who goes away has done it; but what was to be confirmed is not. */
  private readonly leave = (): void => {
    if (this.step?.time == null) this.drop();
    else this.sendNow();
  };

  private readonly hidden = (): void => {
    if (document.hidden && this.step?.time != null) this.sendNow();
  };
}
