// What a turn has left on the board: who was killed where, where a camel came to stand, what was won.

import type { StoryEntry } from '../lib/protocol';
import { read } from './choices';
import { isEntry, type Entry } from './entries';

export interface TurnMarks {
  seat: number;
  kills: { tile: string; tribe: string }[];
  /** Tiles with a new camel, palm or palace. */
  placed: string[];
  /** What was won, as signs with a number, and the tile where the move ended. */
  won: { tile: string; gains: { icon: string; n: number }[] } | null;
}

/** The marks of a turn; null where there is nothing to mark. */
export function turnMarks(turn: readonly StoryEntry[]): TurnMarks | null {
  const entries = turn.filter(isEntry);
  const first = entries[0];
  if (!first || first.seat === null) return null;
  const kills = entries.flatMap((entry) => (entry.what === 'kill' && entry.tile ? [{ tile: entry.tile, tribe: entry.tribe }] : []));
  const placed = entries.flatMap((entry) => (entry.what === 'camel' || entry.what === 'palm' || entry.what === 'palace' ? [entry.tile] : []));
  const end = entries.findLast((entry) => entry.what === 'drop');
  const sums = new Map<string, number>();
  for (const entry of entries) {
    const gain = entry.seat === first.seat ? gainOf(entry) : null;
    if (gain) sums.set(gain.icon, (sums.get(gain.icon) ?? 0) + gain.n);
  }
  const gains = [...sums].map(([icon, n]) => ({ icon, n })).filter(({ n }) => n > 0);
  return { seat: first.seat, kills, placed: [...new Set(placed)], won: end && gains.length > 0 ? { tile: end.tile, gains } : null };
}

/** What actions would do besides moving meeples. */
export function hintMarks(actions: readonly string[], seat: number | null): TurnMarks {
  const choices = actions.map(read);
  const kills = choices.flatMap((choice) => (choice.kind === 'kill' ? [{ tile: choice.tile, tribe: choice.tribe }] : []));
  const placed = choices.flatMap((choice) => (choice.kind === 'place' ? [choice.tile] : []));
  return { seat: seat ?? 0, kills, placed: [...new Set(placed)], won: null };
}

function gainOf(entry: Entry): { icon: string; n: number } | null {
  switch (entry.what) {
    case 'coins':
      return { icon: 'coin', n: entry.n };
    case 'viziers':
      return { icon: 'vizier', n: entry.n };
    case 'elders':
      return { icon: 'elder', n: entry.n };
    case 'take':
      return { icon: 'card', n: entry.cards.length };
    case 'djinn':
      return { icon: 'djinn-head', n: 1 };
    default:
      return null;
  }
}
