// The last turn of a rival, which stays marked on the board until one has decided something oneself.

import type { StoryEntry } from './protocol';

/** Where a turn is over. */
const OVER = ['turn', 'round', 'over'];

/** What happened in the last turn, which began with a `first`; empty where it was one's own, or `me` has acted since. */
export function lastTurn(story: readonly StoryEntry[], me: number | null, first: string): StoryEntry[] {
  const start = story.findLastIndex((entry) => entry.what === first);
  const seat = story[start]?.seat;
  if (start < 0 || seat === me) return [];
  const after = story.slice(start);
  const end = after.findIndex((entry) => OVER.includes(entry.what));
  const turn = end < 0 ? after : after.slice(0, end);
  const acted = after.slice(turn.length).some((entry) => entry.seat === me && !OVER.includes(entry.what));
  return acted && me !== null ? [] : turn;
}
