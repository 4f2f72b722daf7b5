// Which pieces fly where when something happens: from a tile to the hand, from the row to a seat.

import type { StoryEntry } from '../lib/protocol';
import { tribeOf } from './view';

export interface Flight {
  icon: string;
  /** Places on the screen: a tile, `hand`, `seat 2`, `card 3`, `djinns`. */
  from: string;
  to: string;
  /** The order among those that happen together. */
  n: number;
  seat?: number;
}

const MOST = 5;

/** The flights of what happens; a rival's meeples go from tile to tile, one's own by way of the hand. */
export function flights(entries: readonly StoryEntry[], own: boolean, before: string | null): Flight[] {
  const found: Flight[] = [];
  let tile = before;
  for (const entry of entries) {
    const seat = `seat ${entry.seat}`;
    const here = (entry.tile as string | undefined) ?? tile;
    const many = Math.min(Math.abs((entry.n as number | undefined) ?? 1), MOST);
    const add = (icon: string, from: string | null, to: string, times = 1): void => {
      for (let n = 0; from && n < times; n++) found.push({ icon, from, to, n, seat: entry.seat ?? undefined });
    };
    switch (entry.what) {
      case 'pick':
        if (own) [...(entry.meeples as string)].slice(0, MOST).forEach((letter, n) => found.push({ icon: tribeOf(letter), from: here ?? '', to: 'hand', n }));
        break;
      case 'drop':
        add(entry.tribe as string, own ? 'hand' : tile, here ?? '');
        break;
      case 'gather':
        add(entry.tribe as string, here, seat, many);
        break;
      case 'coins':
        if ((entry.n as number) > 0) add('coin', tile ?? 'hand', seat, many);
        break;
      case 'take':
        add('card', 'cards', seat, many);
        break;
      case 'draw':
        add('card', 'cards', seat, many);
        break;
      case 'djinn':
        add('djinn-head', 'djinns', seat);
        break;
      case 'sell':
        add('card', seat, 'cards', Math.min((entry.goods as string[]).length, MOST));
        break;
    }
    if (typeof entry.tile === 'string') tile = entry.tile;
  }
  return found;
}

/** By tile the piece that arrives there: it is shown once it has landed. */
export function arrivals(entries: readonly StoryEntry[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of entries) {
    const tile = entry.tile as string | undefined;
    if (!tile) continue;
    if (entry.what === 'drop') found[tile] = entry.tribe as string;
    if (['camel', 'palm', 'palace'].includes(entry.what)) found[tile] = entry.what;
  }
  return found;
}
