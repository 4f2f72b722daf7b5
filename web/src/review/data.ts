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
