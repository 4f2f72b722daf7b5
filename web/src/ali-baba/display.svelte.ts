// What the cave shows: the position, but a rival's turn is shown step by step before the next one is.

import type { Happening, Play } from '../lib/play';
import type { StoryEntry, View as AnyView } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { pace } from '../lib/pace.svelte';
import { viewOf, type View } from './position';
import { isEntry } from './entries';

const STEP = 350;
const PAUSE = 150;
const TURN = 260;
const RING = 1500;
/** More turns than this are not replayed: somebody was away. */
const MOST = 5;

/** The place, or the tile beside the cave, that an entry of the story is about. */
function pointOf(entry: StoryEntry): string | null {
  if (!isEntry(entry)) return null;
  if (entry.what === 'take' || entry.what === 'also') return entry.place;
  return entry.what === 'swap' ? entry.tile : null;
}

export class Display {
  view = $state.raw<View | null>(null);
  /** What a rival is doing. */
  mark = $state.raw<{ name: string; seat: number } | null>(null);
  /** Places just turned up. */
  turned = $state.raw<ReadonlySet<string>>(new Set());
  busy = $state(false);
  /** Called before the position changes, while what goes is still to be seen. */
  leaving: ((story: StoryEntry[], before: View) => void) | null = null;

  private queue: Happening[] = [];
  private wake: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(private readonly play: Play) {
    if (play.view) this.stand(play.view);
    this.stop = play.onhappening((happening) => this.hear(happening));
  }

  /** The position came without a story: there is nothing to replay. */
  follow(view: AnyView | null): void {
    if (view && !this.busy && view !== this.view) this.stand(view);
  }

  /** Enough has been seen: show how things are now. */
  skip(): void {
    this.queue = [];
    this.wake?.();
  }

  close(): void {
    this.stop();
    this.skip();
    clearTimeout(this.timer);
  }

  private hear(happening: Happening): void {
    const still = settings.lessMotion || document.hidden || happening.back;
    if (!this.busy && (happening.own || still)) this.change(happening);
    else {
      this.queue.push(happening);
      if (still || this.queue.length > MOST) this.skip();
      if (!this.busy) void this.replay();
    }
  }

  private async replay(): Promise<void> {
    this.busy = true;
    let next: Happening | undefined;
    while ((next = this.queue.shift())) {
      if (!next.own) await this.showSteps(next);
      this.change(next);
      await this.wait((this.turned.size > 0 ? TURN : 0) + PAUSE);
    }
    this.busy = false;
    this.follow(this.play.view);
  }

  private async showSteps({ story }: Happening): Promise<void> {
    for (const entry of story) {
      const name = pointOf(entry);
      if (name === null || entry.seat === null) continue;
      this.mark = { name, seat: entry.seat };
      await this.wait(STEP + PAUSE);
    }
    this.mark = null;
  }

  private wait(ms: number): Promise<void> {
    return new Promise((go) => {
      const timer = setTimeout(go, ms / pace.speed);
      this.wake = () => {
        clearTimeout(timer);
        go();
      };
    });
  }

  private change({ before, after, story, back }: Happening): void {
    if (!back) this.leaving?.(story, viewOf(before));
    this.stand(after, back ? null : viewOf(before));
  }

  private stand(view: AnyView, before: View | null = null): void {
    const now = viewOf(view);
    this.view = now;
    this.mark = null;
    this.turned = new Set(
      before ? Object.keys(now.cave).filter((place) => now.cave[place]?.tile && before.cave[place]?.tile === null) : [],
    );
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.turned = new Set()), RING);
  }
}
