// A game that is over (or as far as it went), for boards to show: any moment of it, nothing to be done.

import { applyChanges } from '../lib/changes';
import { seatName } from '../lib/names';
import type { ReviewPart } from '../lib/games';
import type { Happening, Looked, Play, Player } from '../lib/play';
import type { HintLine, Judged, MatchResult, ReviewInfo, ReviewTurn, StoryEntry, View, Way } from '../lib/protocol';
import { mistakeFrom } from './summary';

/** Reviews answer no questions: there is nothing to decide. */
class NothingToDecide extends Error {}

export class ReviewPlay implements Play {
  /** The moment shown: 0 is the beginning, n the n-th bid or turn, as it stood before it. */
  at = $state(0);
  /** How many steps of that turn are already shown as done. */
  step = $state(0);
  judged = $state.raw<(Judged | undefined)[]>([]);
  /** What a bot would do at this moment, where it was asked; the board shows it as what it prefers. */
  advised = $state.raw<string[]>([]);

  readonly seat = null;
  readonly legal = null;
  readonly steps: number[] = [];
  readonly clocks = null;
  readonly refusal = null;
  readonly waiting = false;
  readonly hints = false;
  readonly live = false;
  private readonly views: View[];
  private readonly listeners = new Set<(happening: Happening) => void>();

  constructor(
    readonly data: ReviewInfo,
    /** How this game is looked back at. */
    readonly part: ReviewPart,
  ) {
    let { view } = data;
    this.views = [view, ...data.steps.map(({ changes }) => (view = applyChanges(view, changes)))];
    this.learn(data.judged);
  }

  get game(): string {
    return this.data.game;
  }
  get variant(): string {
    return this.data.variant;
  }
  get names(): string[] {
    return this.data.names.map((name, seat) => seatName({ kind: this.data.bots[seat] ? 'bot' : 'person', name }, seat));
  }
  get players(): Player[] {
    return this.names.map((name, seat) => ({
      name,
      bot: this.data.bots[seat] ?? null,
      standingIn: false,
      here: true,
      resigned: false,
      mine: false,
    }));
  }
  get begins(): number {
    return this.data.turns[0]?.round ?? 1;
  }
  get turn(): ReviewTurn | null {
    return this.data.turns[this.at - 1] ?? null;
  }
  get last(): number {
    return this.data.turns.length;
  }
  /** How many steps of the game are done at this moment. */
  get index(): number {
    return (this.turn?.from ?? 0) + this.step;
  }
  get view(): View {
    return this.views[this.index] ?? this.data.view;
  }
  get act(): number | null {
    return typeof this.view.seat === 'number' ? this.view.seat : null;
  }
  /** What the score sheet says of each seat at this moment. */
  get points(): number[] {
    return this.data.steps[this.index - 1]?.points ?? this.data.points;
  }
  get story(): StoryEntry[] {
    return this.data.steps.slice(0, this.index).flatMap(({ story }) => story);
  }
  get over(): MatchResult | null {
    return this.index === this.data.steps.length ? this.data.over : null;
  }
  get length(): number {
    return this.turn ? this.turn.to - this.turn.from : 0;
  }
  get judgement(): Judged | null {
    return this.judged[this.at - 1] ?? null;
  }

  /** The position before the turn shown, whatever steps are shown of it. */
  get before(): View {
    return this.views[this.turn?.from ?? 0] ?? this.data.view;
  }

  /** What was played in the turn, as far as its steps are shown; all of it, before the first. */
  get played(): string[] {
    const { turn, step } = this;
    if (!turn) return [];
    return this.data.steps.slice(turn.from, step > 0 ? turn.from + step : turn.to).map((one) => one.do);
  }

  /** What the bot prefers, where that is something else: it belongs to the position before the turn. */
  get preferred(): string[] {
    if (this.advised.length > 0) return this.step > 0 ? [] : this.advised;
    return this.step > 0 || !this.judgement || this.judgement.is_best ? [] : this.judgement.best;
  }

  learn(judged: Judged[]): void {
    const known = [...this.judged];
    for (const judgement of judged) known[judgement.turn] = judgement;
    this.judged = known;
  }

  go(at: number, step = 0): void {
    this.at = Math.min(Math.max(at, 0), this.last);
    this.step = Math.min(Math.max(step, 0), this.length);
  }

  /** A turn on; after the last turn, the position at the end. */
  forward(): void {
    if (this.at < this.last) this.go(this.at + 1);
    else this.go(this.at, this.length);
  }

  backward(): void {
    if (this.step > 0) this.go(this.at);
    else this.go(this.at - 1);
  }

  end(): void {
    this.go(this.last);
    this.go(this.last, this.length);
  }

  /** To the next mistake, or the one before; whether there is one. */
  toMistake(direction: 1 | -1): boolean {
    const at = mistakeFrom(this.judged, this.at, direction);
    if (at !== null) this.go(at);
    return at !== null;
  }

  /** One step on, into the next turn if need be; whether there was one. */
  stepForward(): boolean {
    if (this.at === 0) this.go(1);
    else if (this.step === this.length) {
      if (this.at === this.last) return false;
      this.go(this.at + 1);
    }
    const before = this.view;
    const story = this.data.steps[this.index]?.story ?? [];
    this.step += 1;
    for (const listener of this.listeners) listener({ before, after: this.view, story, back: false, own: false, points: { before: this.points, after: this.points } });
    return true;
  }

  stepBackward(): void {
    if (this.step > 0) this.step -= 1;
    else if (this.at > 0) {
      this.go(this.at - 1);
      this.go(this.at, Math.max(this.length - 1, 0));
    }
  }

  do(): void {}
  back(): void {}
  look(): Promise<Looked> {
    return Promise.reject(new NothingToDecide());
  }
  ways(): Promise<Way[]> {
    return Promise.reject(new NothingToDecide());
  }
  hint(): Promise<HintLine[]> {
    return Promise.reject(new NothingToDecide());
  }
  onhappening(listener: (happening: Happening) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
