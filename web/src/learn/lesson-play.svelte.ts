// A task of a lesson, for boards to play. The server keeps nothing: it is sent all actions so far each time.

import { ApiError, ask } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { Happening, Looked, Play, Player, Refusal } from '../lib/play';
import type { Change, HintLine, StoryEntry, TaskState, View, Way } from '../lib/protocol';
import { NotAnswered } from '../lib/table-play.svelte';
import { t } from '../lib/words.svelte';

/** The pace at which a solution is shown: slow enough to follow. */
const PACE = 900;

type Sheet = Record<string, number>;

/** The lines of a score sheet that have changed, by how much. */
function gained(before: Sheet, after: Sheet): Sheet {
  const lines = Object.entries(after).filter(([line, points]) => line !== 'total' && points !== before[line]);
  return Object.fromEntries(lines.map(([line, points]) => [line, points - (before[line] ?? 0)]));
}

/** What both bring. */
function together(one: Sheet, other: Sheet): Sheet {
  return Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((line) => [line, (one[line] ?? 0) + (other[line] ?? 0)]));
}

export class LessonPlay implements Play {
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  act = $state<number | null>(null);
  legal = $state.raw<string[] | null>(null);
  story = $state.raw<StoryEntry[]>([]);
  points = $state.raw<number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  waiting = $state(false);
  done = $state(false);
  /** The turn is over, and the task isn't solved. */
  failed = $state(false);
  /** The solution is being shown, or has been. */
  shown = $state(false);
  /** The server can't be reached. */
  offline = $state(false);
  readonly variant = '';
  readonly over = null;
  readonly clocks = null;
  readonly hints = false;
  readonly begins = 1;
  readonly live = true;

  private actions = $state.raw<string[]>([]);
  private gain = 0;
  private sheet: Sheet = {};
  private seats = 0;
  private wishes = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<(happening: Happening) => void>();

  constructor(
    readonly game: string,
    private readonly lesson: string,
    readonly task: string,
  ) {
    void this.to([], false);
  }

  get steps(): number[] {
    return this.shown ? [] : this.actions.map((_, index) => index);
  }

  get players(): Player[] {
    const learner = me.guest?.name ?? (t('table-names').split(',')[0] ?? '');
    return Array.from({ length: this.seats }, (_, seat) => ({
      name: seat === this.seat ? learner : t(`table-bot-${seat}`),
      bot: seat === this.seat ? null : 'novice',
      standingIn: false,
      here: true,
      resigned: false,
      mine: seat === this.seat,
    }));
  }

  do(action: string): void {
    if (this.waiting || this.shown || this.done) return;
    void this.to([...this.actions, action], false);
  }

  back(to = this.actions.length - 1): void {
    if (this.waiting || this.shown || to < 0) return;
    void this.to(this.actions.slice(0, to), true);
  }

  /** From the beginning. */
  again(): void {
    this.stop();
    this.shown = false;
    void this.to([], true);
  }

  /** Plays the solution from the beginning, step by step. */
  async show(): Promise<void> {
    this.stop();
    this.shown = true;
    const solution = await this.solution();
    if (!solution) {
      this.shown = false;
      return;
    }
    await this.to([], true);
    const next = async (): Promise<void> => {
      const action = solution[this.actions.length];
      if (action === undefined) return;
      await this.to([...this.actions, action], false);
      if (this.shown) this.timer = setTimeout(() => void next(), PACE);
    };
    this.timer = setTimeout(() => void next(), PACE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  async look(actions: string[]): Promise<Looked> {
    const { view } = this;
    const state = await this.ask([...this.actions, ...actions]);
    if (state.refused || !view) throw new NotAnswered({ code: 'illegal', message: '', ...state.refused });
    return {
      ply: this.actions.length,
      changes: differences(view, state.view),
      story: state.story.slice(this.story.length),
      legal: state.legal ?? [],
      gain: state.gain - this.gain,
      parts: gained(this.sheet, state.sheet),
    };
  }

  async ways(first: string[]): Promise<Way[]> {
    const { ways } = await ask('TaskWays', 'POST', `${this.path}/ways`, { do: [...this.actions, ...first] });
    // The server counts from after those steps, boards from now.
    const before = first.length > 0 ? await this.look(first) : { gain: 0, parts: {} };
    return ways.map((way) => ({ ...way, gain: way.gain + before.gain, parts: together(before.parts, way.parts) }));
  }

  hint(): Promise<HintLine[]> {
    return Promise.resolve([]);
  }

  onhappening(listener: (happening: Happening) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async solution(): Promise<string[] | null> {
    try {
      return (await ask('Solution', 'GET', `${this.path}/solution`)).do;
    } catch {
      this.offline = true;
      return null;
    }
  }

  private get path(): string {
    return `/lessons/${this.lesson}/${this.task}`;
  }

  private ask(actions: string[]): Promise<TaskState> {
    return ask('TaskState', 'POST', this.path, { do: actions });
  }

  private async to(actions: string[], back: boolean): Promise<void> {
    const wish = ++this.wishes;
    this.waiting = true;
    this.refusal = null;
    try {
      const state = await this.ask(actions);
      // Something else was wished for meanwhile.
      if (wish !== this.wishes) return;
      this.offline = false;
      if (state.refused) this.refusal = { code: 'illegal', ...state.refused };
      else this.stand(state, actions, back);
    } catch (error) {
      this.offline = error instanceof ApiError;
    }
    if (wish === this.wishes) this.waiting = false;
  }

  private stand(state: TaskState, actions: string[], back: boolean): void {
    const before = this.view;
    const added = back ? [] : state.story.slice(this.story.length);
    this.actions = actions;
    this.view = state.view;
    this.seat = state.seat;
    this.act = state.act;
    this.legal = state.legal;
    this.story = state.story;
    this.done = state.done;
    this.failed = state.failed;
    this.gain = state.gain;
    this.sheet = state.sheet;
    const points = { before: this.points, after: state.points };
    this.points = state.points;
    this.seats = Array.isArray(state.view.seats) ? state.view.seats.length : 0;
    if (!before) return;
    for (const listener of this.listeners) listener({ before, after: state.view, story: added, back, own: true, points });
  }
}

/** What makes one view into another: whole fields, which is enough for a board to show it. */
function differences(before: View, after: View): Change[] {
  const changed = Object.entries(after).filter(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value));
  return changed.map(([field, value]) => [[field], value]);
}
