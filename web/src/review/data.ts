// How the moments of a game that is looked back at are numbered, and named in an address.

import type { ReviewTurn } from '../lib/protocol';

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

/** The moment at which so many steps of the game are done. */
export function atStep(turns: ReviewTurn[], steps: number): { at: number; step: number } {
  const index = turns.findIndex((turn) => steps < turn.to);
  const at = index < 0 ? turns.length : index + 1;
  return { at, step: Math.max(0, steps - (turns[at - 1]?.from ?? 0)) };
}

/** The moment an address names: 0 is the beginning, n the n-th entry of `turns`; null if it names none. */
export function fromHash(turns: ReviewTurn[], hash: string): { at: number; step: number } | null {
  const wish = new URLSearchParams(hash.replace(/^#/, ''));
  // Links from elsewhere count bids and turns alike.
  if (wish.has('moment')) {
    const at = Number(wish.get('moment'));
    return turns[at - 1] ? { at, step: 0 } : null;
  }
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
