// Shows the steps of a turn one after another.

import type { ReviewPlay } from './review-play.svelte';

// A rival's step and the pause after it, as at a table.
const PACE = 500;

export class Replay {
  running = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: ReviewPlay) {}

  toggle(): void {
    if (this.running) this.stop();
    else this.start();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private start(): void {
    if (this.play.at === 0) this.play.go(1);
    if (this.play.step === this.play.length) this.play.go(this.play.at);
    this.running = true;
    this.next();
  }

  private next(): void {
    if (this.play.step >= this.play.length) return this.stop();
    this.play.stepForward();
    this.timer = setTimeout(() => this.next(), PACE);
  }
}
