// Watching bots play at one's own pace: pause, back and forth, faster and slower. Where only bots play, the server plays
// the next turn once we say that we have seen all of it.

import { onDestroy, untrack } from 'svelte';

import { pace, SPEEDS } from './pace.svelte';
import { replaying } from './replay-state.svelte';
import { settings } from './settings.svelte';
import type { TablePlay } from './table-play.svelte';

/** How long a turn is looked at once it has been shown, in ms; longer where nothing moves. */
const LOOK = 900;
const LOOK_STILL = 1800;

export class Watching {
  paused = $state(false);
  private hidden = $state(document.hidden);
  /** Up to which ply we have said that all was seen. */
  private told = $state(-1);

  constructor(private readonly play: TablePlay) {
    const look = (): void => void (this.hidden = document.hidden);
    document.addEventListener('visibilitychange', look);
    onDestroy(() => {
      document.removeEventListener('visibilitychange', look);
      pace.speed = 1;
    });
    // No turn is played before we are here; also when the connection was lost meanwhile.
    $effect(() => {
      if (!this.on || play.link !== 'online') return;
      untrack(() => (this.told = -1));
      play.watched(0);
    });
    $effect(() => {
      if (!this.on || play.link !== 'online' || this.paused || this.hidden || replaying.now) return;
      void play.shown;
      void play.moments;
      const timer = setTimeout(() => this.forward(), (settings.lessMotion ? LOOK_STILL : LOOK) / pace.speed);
      return () => clearTimeout(timer);
    });
  }

  /** Whether only bots play, and there is something to see. */
  get on(): boolean {
    const { players, view, over } = this.play;
    return view !== null && over === null && players.length > 0 && players.every((player) => player.bot !== null);
  }
  /** Whether the bots have been asked for the next turn. */
  get waiting(): boolean {
    return this.told >= (this.play.moments.at(-1)?.told.ply ?? 0);
  }
  get canGoBack(): boolean {
    return this.play.shown > 0;
  }

  toggle(): void {
    this.paused = !this.paused;
  }

  /** One turn back; then it stays there. */
  back(): void {
    this.paused = true;
    this.play.show(this.play.shown - 1);
  }

  /** One turn on: one that has been played already, else the next one that the bots play. */
  forward(): void {
    if (this.play.behind) this.play.show(this.play.shown + 1);
    else if (this.told < this.play.ply) {
      this.told = this.play.ply;
      this.play.watched(this.play.ply);
    }
  }

  step(): void {
    this.paused = true;
    this.forward();
  }

  faster(by: 1 | -1): void {
    const now = SPEEDS.findIndex((speed) => speed === pace.speed);
    pace.speed = SPEEDS[Math.min(Math.max(now + by, 0), SPEEDS.length - 1)] ?? 1;
  }
}
