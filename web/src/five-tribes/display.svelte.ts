// What the board shows: the game as it is, or, for a moment, a rival's turn step by step on the way there.

import type { Happening, Play } from '../lib/play';
import { settings } from '../lib/settings.svelte';
import { pace } from '../lib/pace.svelte';
import { beats, type Beat } from './replay';
import { tileOf } from './flight-plan';
import { isEntry, type Entry } from './entries';
import { viewOf, type View } from './view';

const STEP_TIME = 500;
const HURRIED_TIME = 180;
const CHANGED_TIME = 1500;
/** With so many beats waiting they come faster; with so many more the older ones are not shown. */
const HURRY = 24;
const TOO_MANY = 80;

export class Display {
  /** The beat that is shown; null while the game is shown as it is. */
  beat = $state.raw<Beat | null>(null);
  /** Tiles that have just changed, where nothing moves. */
  changed = $state<string | null>(null);
  private waiting: Beat[] = [];
  /** What rivals have done since one's own last step. */
  private since = $state.raw<Beat[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private mark: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  /** `show` lets pieces fly: called for each beat, and for each own step. */
  constructor(
    private readonly play: Play,
    private readonly show: (entries: Entry[], own: boolean) => void,
  ) {
    this.stop = play.onhappening((happening) => this.hear(happening));
    document.addEventListener('visibilitychange', this.hide);
  }

  get view(): View {
    return this.beat?.view ?? viewOf(this.play.view);
  }

  /** Whether there is something to be shown again. */
  get known(): boolean {
    return this.since.length > 0 && this.beat === null;
  }

  /** Show once more what rivals have done since one's own last step. */
  again(): void {
    if (!this.known) return;
    const { points } = this.play;
    this.waiting = this.since.map((beat) => ({ ...beat, upTo: null, points }));
    this.next();
  }

  get replaying(): boolean {
    return this.beat !== null;
  }

  /** Show the game as it is at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.beat = null;
  }

  close(): void {
    this.stop();
    this.skip();
    clearTimeout(this.mark);
    document.removeEventListener('visibilitychange', this.hide);
  }

  private readonly hide = (): void => {
    if (document.hidden) this.skip();
  };

  private hear({ before, after, story: told, back, own, points }: Happening): void {
    const story = told.filter(isEntry);
    const steps = own || back ? [] : beats(viewOf(before), story, { view: viewOf(after), points, length: this.play.story.length });
    this.since = own || back ? [] : [...this.since, ...steps].slice(-TOO_MANY);
    if (back) {
      this.skip();
    } else if (document.hidden || (own ? settings.lessMotion : settings.slowness === 0)) {
      this.skip();
      this.markChanged(story);
    } else if (own) {
      this.skip();
      this.show(story, true);
    } else {
      this.waiting.push(...steps);
      if (this.waiting.length > TOO_MANY) this.waiting.splice(0, this.waiting.length - HURRY);
      if (!this.beat) this.next();
    }
  }

  private next(): void {
    this.beat = this.waiting.shift() ?? null;
    if (!this.beat) return;
    if (!settings.lessMotion) this.show(this.beat.entries, false);
    const time = this.waiting.length > HURRY ? HURRIED_TIME : STEP_TIME;
    this.timer = setTimeout(() => this.next(), (time * (settings.slowness || 1)) / pace.speed);
  }

  private markChanged(story: Entry[]): void {
    const last = story.flatMap((entry) => tileOf(entry) ?? []).at(-1);
    if (!last) return;
    this.changed = last;
    clearTimeout(this.mark);
    this.mark = setTimeout(() => (this.changed = null), CHANGED_TIME);
  }
}
