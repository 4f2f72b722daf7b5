// Outlook ahead: what the tile pointed at would bring, all choices by gain, the bot's hint, and the own next turn planned
// while others decide. The server's word each time.

import type { Looked, Play } from '../lib/play';
import type { HintLine, Way } from '../lib/protocol';

/** What steps would bring, as far as it is shown. */
export type Seen = Pick<Looked, 'gain' | 'story'>;

export class Outlook {
  /** What is pointed at, as an action. */
  action = $state<string | null>(null);
  looked = $state.raw<Seen | null>(null);
  /** All choices, best first; null while not asked for. */
  ways = $state.raw<Way[] | null>(null);
  /** What the bot would do, best first; null while not asked for. */
  hints = $state.raw<HintLine[] | null>(null);
  /** The one of these that is shown in the cave. */
  advice = $state.raw<HintLine | null>(null);
  hinting = $state(false);
  /** The own next turn is being thought about; nothing of it is sent. */
  planning = $state(false);
  /** What each tile would bring if that turn began now, best first; null while it isn't known. */
  plans = $state.raw<Way[] | null>(null);

  private known = new Map<string, Seen>();
  private of: readonly string[] | null = null;

  constructor(private readonly play: Play) {}

  /** Another decision: what was found out no longer holds. */
  forget(legal: readonly string[] | null): void {
    if (legal === this.of) return;
    this.of = legal;
    this.known = new Map();
    this.action = null;
    this.looked = null;
    this.ways = null;
    this.closeHints();
    this.hinting = false;
  }

  /** What is shown to rivals brings nothing by itself: it isn't looked at. */
  aim(wish: string | null): void {
    const action = wish?.startsWith('show ') ? null : wish;
    if (action === this.action) return;
    this.action = action;
    this.looked = action === null ? null : (this.plans?.find((way) => way.do[0] === action) ?? this.known.get(action) ?? null);
    if (action !== null && this.looked === null && this.play.live) void this.ask(action);
  }

  /** Whether the own next turn can be planned: while others decide. */
  get mayPlan(): boolean {
    return this.play.plan !== undefined && this.play.seat !== null && this.play.legal === null && !this.play.over;
  }

  togglePlan(): void {
    this.planning = !this.planning;
    void this.plan();
  }

  /** Plan with the cave as it lies now, or no more once it is one's own turn. */
  async plan(): Promise<void> {
    if (this.plans) this.aim(null);
    this.plans = null;
    this.planning &&= this.mayPlan;
    if (!this.planning) return;
    const view = this.play.view;
    const plans = (await this.play.plan?.([]).catch(() => null)) ?? null;
    if (this.planning && view === this.play.view) this.plans = plans;
  }

  async byGain(): Promise<void> {
    if (this.ways) {
      this.ways = null;
      return;
    }
    const of = this.of;
    const ways = await this.play.ways([]).catch(() => null);
    if (of === this.of) this.ways = ways;
  }

  async toggleHint(): Promise<void> {
    if (this.hints) {
      this.closeHints();
      return;
    }
    const of = this.of;
    this.hinting = true;
    const lines = await this.play.hint().catch(() => []);
    if (of !== this.of) return;
    this.hinting = false;
    this.hints = lines;
    this.advice = lines[0] ?? null;
  }

  closeHints(): void {
    this.hints = null;
    this.advice = null;
  }

  private async ask(action: string): Promise<void> {
    const of = this.of;
    const looked = await this.play.look([action]).catch(() => null);
    if (looked === null || of !== this.of) return;
    this.known.set(action, looked);
    if (this.action === action) this.looked = looked;
  }
}
