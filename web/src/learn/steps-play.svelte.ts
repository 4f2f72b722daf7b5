// Something to try out on a board, a task or a puzzle. The server keeps nothing: it is sent all actions so far each time.

import { ApiError } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { Happening, Looked, Play, Player, Refusal } from '../lib/play';
import type { Change, HintLine, PuzzleState, StoryEntry, TaskState, View, Way } from '../lib/protocol';
import { NotAnswered } from '../lib/table-play.svelte';
import { t } from '../lib/words.svelte';

/** The pace at which a line is shown: slow enough to follow. */
const PACE = 900;

type Sheet = Record<string, number>;
/** What both are told as. */
type Standing = Pick<TaskState & PuzzleState, keyof TaskState & keyof PuzzleState>;

/** The lines of a score sheet that have changed, by how much. */
function gained(before: Sheet, after: Sheet): Sheet {
  const lines = Object.entries(after).filter(([line, points]) => line !== 'total' && points !== before[line]);
  return Object.fromEntries(lines.map(([line, points]) => [line, points - (before[line] ?? 0)]));
}

/** What both bring. */
function together(one: Sheet, other: Sheet): Sheet {
  return Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((line) => [line, (one[line] ?? 0) + (other[line] ?? 0)]));
}

export abstract class StepsPlay<State extends Standing> implements Play {
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  act = $state<number | null>(null);
  legal = $state.raw<string[] | null>(null);
  story = $state.raw<StoryEntry[]>([]);
  points = $state.raw<number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  waiting = $state(false);
  /** A line is being shown, or has been. */
  shown = $state(false);
  /** The server can't be reached. */
  offline = $state(false);
  readonly variant = '';
  readonly over = null;
  readonly clocks = null;
  readonly hints = false;
  readonly begins = 1;
  readonly live = true;

  protected actions = $state.raw<string[]>([]);
  private gain = 0;
  private sheet: Sheet = {};
  private seats = 0;
  private wishes = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<(happening: Happening) => void>();

  abstract readonly game: string;
  /** Nothing is left to be done. */
  abstract readonly finished: boolean;

  get steps(): number[] {
    return this.shown ? [] : this.actions.map((_, index) => index);
  }

  get players(): Player[] {
    const own = me.guest?.name ?? (t('table-names').split(',')[0] ?? '');
    return Array.from({ length: this.seats }, (_, seat) => ({
      name: seat === this.seat ? own : t(`table-bot-${seat}`),
      bot: seat === this.seat ? null : 'novice',
      standingIn: false,
      here: true,
      resigned: false,
      mine: seat === this.seat,
    }));
  }

  do(action: string): void {
    if (this.waiting || this.shown || this.finished) return;
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
    const ways = await this.askWays([...this.actions, ...first]);
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

  /** How it stands after these actions, as the server tells it. */
  protected abstract ask(actions: string[]): Promise<State>;
  protected abstract askWays(actions: string[]): Promise<Way[]>;
  /** Take over what is told besides. */
  protected abstract stood(state: State): void;

  /** Begin, with nothing done. */
  protected begin(): void {
    void this.to([], false);
  }

  /** Plays a line from the beginning, step by step. */
  protected async showLine(line: string[]): Promise<void> {
    await this.to([], true);
    const next = async (): Promise<void> => {
      const action = line[this.actions.length];
      if (action === undefined) return;
      await this.to([...this.actions, action], false);
      if (this.shown) this.timer = setTimeout(() => void next(), PACE);
    };
    this.timer = setTimeout(() => void next(), PACE);
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

  private stand(state: State, actions: string[], back: boolean): void {
    const before = this.view;
    const added = back ? [] : state.story.slice(this.story.length);
    this.actions = actions;
    this.view = state.view;
    this.seat = state.seat;
    this.act = state.act;
    this.legal = state.legal;
    this.story = state.story;
    this.stood(state);
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
