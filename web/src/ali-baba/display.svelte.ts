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
export function pointOf(entry: StoryEntry): string | null {
  if (!isEntry(entry)) return null;
  if (entry.what === 'take' || entry.what === 'also') return entry.place;
  return entry.what === 'swap' ? entry.tile : null;
}

/** Something to be shown; again where the log has told of it before. */
type Shown = Happening & { upTo: number | null };

export class Display {
  view = $state.raw<View | null>(null);
  /** What a rival is doing. */
  mark = $state.raw<{ name: string; seat: number } | null>(null);
  /** Places just turned up. */
  turned = $state.raw<ReadonlySet<string>>(new Set());
  busy = $state(false);
  /** How much of the story has been shown, and the points until then; null while all is. */
  upTo = $state<number | null>(null);
  points = $state.raw<readonly number[] | null>(null);
  /** Called before the position changes, while what goes is still to be seen. */
  leaving: ((story: StoryEntry[], before: View) => void) | null = null;

  private queue: Shown[] = [];
  /** What rivals have done since one's own last step. */
  private since = $state.raw<Happening[]>([]);
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

  /** Whether there is something to be shown again. */
  get known(): boolean {
    return this.since.length > 0 && !this.busy;
  }

  /** Show once more what rivals have done since one's own last step. */
  again(): void {
    if (!this.known) return;
    this.queue = this.since.map((happening) => ({ ...happening, upTo: null }));
    void this.replay();
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
    const { own, back, story } = happening;
    const still = settings.slowness === 0 || document.hidden || back;
    this.since = own || back ? [] : [...this.since, happening].slice(-MOST);
    if (!this.busy && (own || still)) this.change(happening);
    else {
      this.queue.push({ ...happening, upTo: this.play.story.length - story.length });
      if (still || this.queue.length > MOST) this.skip();
      if (!this.busy) void this.replay();
    }
  }

  private async replay(): Promise<void> {
    this.busy = true;
    let next: Shown | undefined;
    while ((next = this.queue.shift())) {
      this.upTo = next.upTo;
      this.points = next.upTo === null ? null : next.points.before;
      if (next.upTo === null) this.stand(next.before);
      if (!next.own) await this.showSteps(next);
      this.change(next);
      if (this.upTo !== null) this.upTo += next.story.length;
      this.points = next.upTo === null ? null : next.points.after;
      await this.wait((this.turned.size > 0 ? TURN : 0) + PAUSE);
    }
    this.busy = false;
    this.upTo = null;
    this.points = null;
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
      const timer = setTimeout(go, (ms * (settings.slowness || 1)) / pace.speed);
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
