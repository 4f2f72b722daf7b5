// Which pieces fly where when something happens: from a tile to the hand, from the row to a seat.

import type { Entry } from './entries';
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
export function flights(entries: readonly Entry[], own: boolean, before: string | null): Flight[] {
  const found: Flight[] = [];
  let tile = before;
  for (const entry of entries) {
    const seat = `seat ${entry.seat}`;
    const add = (icon: string, from: string | null, to: string, times = 1): void => {
      for (let n = 0; from && n < Math.min(times, MOST); n++) found.push({ icon, from, to, n, seat: entry.seat ?? undefined });
    };
    switch (entry.what) {
      case 'pick':
        if (own) [...entry.meeples].slice(0, MOST).forEach((letter, n) => found.push({ icon: tribeOf(letter), from: entry.tile, to: 'hand', n }));
        break;
      case 'drop':
        add(entry.tribe, own ? 'hand' : tile, entry.tile);
        break;
      case 'gather':
        add(entry.tribe, entry.tile, seat, entry.n);
        break;
      case 'coins':
        if (entry.n > 0) add('coin', tile ?? 'hand', seat, entry.n);
        break;
      case 'take':
      case 'draw':
        add('card', 'cards', seat, Math.abs(entry.n));
        break;
      case 'djinn':
        add('djinn-head', 'djinns', seat);
        break;
      case 'sell':
        add('card', seat, 'cards', entry.goods.length);
        break;
    }
    tile = tileOf(entry) ?? tile;
  }
  return found;
}

/** The tile that an entry tells of, if it tells of one. */
export function tileOf(entry: Entry): string | null {
  return 'tile' in entry ? (entry.tile ?? null) : null;
}

/** By tile the piece that arrives there: it is shown once it has landed. */
export function arrivals(entries: readonly Entry[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of entries) {
    if (entry.what === 'drop') found[entry.tile] = entry.tribe;
    if (entry.what === 'camel' || entry.what === 'palm' || entry.what === 'palace') found[entry.tile] = entry.what;
  }
  return found;
}
