// What the server tells of a game to be reviewed (docs/protocol.md), and how its moments are named in an address.

import type { Change, GameName, Over, StoryEntry, View } from '../lib/protocol';

export interface ReviewStep {
  seat: number;
  do: string;
  changes: Change[];
  story: StoryEntry[];
  turn: number;
}

/** A bid or a turn: the steps from `from` up to, not including, `to`. */
export interface ReviewTurn {
  seat: number;
  kind: 'bid' | 'turn';
  round: number | null;
  from: number;
  to: number;
}

/** What the bot thinks of a turn that was played. */
export interface Judgement {
  turn: number;
  best: string[];
  story: StoryEntry[];
  /** The chance to win of each seat, before the turn and after it. */
  win: number[];
  after: number[];
  /** Points behind the bot's choice. */
  lost: number;
  is_best: boolean;
}

export interface ReviewData {
  id: string;
  game: GameName;
  variant: string;
  players: number;
  names: string[];
  bots: (string | null)[];
  table: string | null;
  over: Over | null;
  view: View;
  steps: ReviewStep[];
  turns: ReviewTurn[];
  judged: Judgement[];
  total: number;
  /** Every turn is judged. */
  done: boolean;
}

/** For each turn its number among those of its kind: players count turns and bids apart. */
export function numbered(turns: ReviewTurn[]): number[] {
  const counts = { bid: 0, turn: 0 };
  return turns.map((turn) => (counts[turn.kind] += 1));
}

/** How a moment stands in the address: `#turn=17`, `#bid=3`, `#turn=17&step=2`; the beginning is empty. */
export function toHash(turns: ReviewTurn[], at: number, step: number): string {
  const turn = turns[at - 1];
  if (!turn) return '';
  const moment = `#${turn.kind}=${numbered(turns)[at - 1] ?? 0}`;
  return step > 0 ? `${moment}&step=${step}` : moment;
}

/** The moment an address names: 0 is the beginning, n the n-th entry of `turns`; null if it names none. */
export function fromHash(turns: ReviewTurn[], hash: string): { at: number; step: number } | null {
  const wish = new URLSearchParams(hash.replace(/^#/, ''));
  const numbers = numbered(turns);
  for (const kind of ['turn', 'bid'] as const) {
    if (!wish.has(kind)) continue;
    const index = turns.findIndex((turn, i) => turn.kind === kind && numbers[i] === Number(wish.get(kind)));
    const turn = turns[index];
    if (!turn) return null;
    const step = Math.trunc(Number(wish.get('step') ?? 0)) || 0;
    return { at: index + 1, step: Math.min(Math.max(step, 0), turn.to - turn.from) };
  }
  return null;
}
