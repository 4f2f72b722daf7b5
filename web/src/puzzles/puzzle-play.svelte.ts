// A puzzle, for boards to play: a turn is tried out, taken back, and at last answered with.

import { ask } from '../lib/api';
import type { BestTurn, Brought, PuzzleJudged, PuzzleState, Way } from '../lib/protocol';
import { StepsPlay } from '../learn/steps-play.svelte';

export class PuzzlePlay extends StepsPlay<PuzzleState> {
  /** The turn is whole: it can be answered with. */
  whole = $state(false);
  /** What the answer is worth; null while one looks for it. */
  verdict = $state.raw<PuzzleJudged | null>(null);
  /** The turn that was answered with. */
  answered: readonly string[] = [];
  /** The best turn, once it was found or one has given up. */
  best = $state.raw<BestTurn | null>(null);
  /** How hard it is. */
  rating = $state(0);
  /** Whether it is the puzzle of the day. */
  daily = $state(false);
  /** What one had at the first attempt, if it was before this. */
  credit = $state<number | null>(null);

  constructor(
    readonly game: string,
    readonly id: string,
    /** The puzzle itself, where it isn't one of the house's. */
    readonly line: string | null,
  ) {
    super();
    this.begin();
  }

  get finished(): boolean {
    return this.whole || this.verdict !== null;
  }

  /** What one's own turn would have brought, where it was behind. */
  get yours(): Brought | null {
    return this.verdict && !this.verdict.solved ? this.verdict.brings : null;
  }

  /** The turn as it stands is the answer. */
  async answer(): Promise<void> {
    const { actions } = this;
    const verdict = await ask('PuzzleJudged', 'POST', `/puzzles/${this.id}/answer`, { do: actions, line: this.line });
    if (actions !== this.actions) return;
    this.answered = actions;
    this.verdict = verdict;
    this.best ??= verdict.best ?? null;
  }

  override again(): void {
    this.verdict = null;
    super.again();
  }

  override back(to?: number): void {
    if (!this.verdict) super.back(to);
  }

  /** Plays the best turn from the beginning; who hasn't answered gives up. */
  async show(): Promise<void> {
    this.stop();
    this.best ??= await ask('BestTurn', 'POST', `/puzzles/${this.id}/solution`, { line: this.line });
    this.shown = true;
    await this.showLine(this.best.do);
  }

  protected ask(actions: string[]): Promise<PuzzleState> {
    return ask('PuzzleState', 'POST', `/puzzles/${this.id}`, { do: actions, line: this.line });
  }

  protected async askWays(actions: string[]): Promise<Way[]> {
    return (await ask('TaskWays', 'POST', `/puzzles/${this.id}/ways`, { do: actions, line: this.line })).ways;
  }

  protected stood(state: PuzzleState): void {
    this.whole = state.whole;
    this.rating = state.rating;
    this.daily = Boolean(state.day);
    this.credit = state.credit ?? null;
  }
}
