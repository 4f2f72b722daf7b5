// What a turn came to, picked out of its story: the few things one wants to compare, not every entry.

import type { StoryEntry } from '../lib/protocol';

export type Gain =
  | { what: 'bid'; spot: number }
  | { what: 'tribe'; tribe: string; n: number }
  | { what: 'kill'; tribe: string; tile: string | null; of: number | null }
  | { what: 'coins'; n: number }
  | { what: 'cards'; cards: string[]; n: number }
  | { what: 'camels'; n: number }
  | { what: 'palms'; n: number }
  | { what: 'palaces'; n: number }
  | { what: 'djinn'; djinn: string }
  | { what: 'power'; djinn: string }
  | { what: 'sale'; n: number }
  | { what: 'no-move' }
  | { what: 'treasure'; how: 'take' | 'also' | 'steal' | 'swap'; tile: string }
  | { what: 'points'; n: number }
  | { what: 'ban'; banned: string };

const TREASURES = new Set(['take', 'also', 'steal', 'swap']);

/** What the seat of the turn did and got, in the order in which a player would tell it. */
export function gains(story: StoryEntry[], seat: number): Gain[] {
  const own = story.filter((entry) => entry.seat === seat);
  const found: Gain[] = [];
  for (const entry of own) {
    const gain = one(entry);
    if (gain) found.push(gain);
  }
  const count = (what: string): number => own.filter((entry) => entry.what === what).length;
  const coins = sum(own.filter((entry) => entry.what === 'coins'));
  if (coins > 0) found.push({ what: 'coins', n: coins });
  const drawn = own.filter((entry) => entry.what === 'draw' || (entry.what === 'take' && !entry.place));
  if (drawn.length > 0) {
    found.push({ what: 'cards', cards: drawn.flatMap((entry) => (entry.cards as string[] | undefined) ?? []), n: sum(drawn) });
  }
  for (const [what, entries] of [['camels', 'camel'], ['palms', 'palm'], ['palaces', 'palace']] as const) {
    if (count(entries) > 0) found.push({ what, n: count(entries) });
  }
  const points = sum(own.filter((entry) => entry.what === 'points'));
  if (points !== 0) found.push({ what: 'points', n: points });
  // The price of a bid is the bid itself.
  if (coins < 0 && !found.some((gain) => gain.what === 'bid')) found.push({ what: 'coins', n: coins });
  return found;
}

/** The tiles of a sowing, from where it began to where it ended; empty if nothing was sown. */
export function path(actions: string[]): string[] {
  return actions.flatMap((action) => {
    const [verb, ...rest] = action.split(' ');
    return verb === 'pick' || verb === 'drop' ? [rest.at(-1) as string] : [];
  });
}

function one(entry: StoryEntry): Gain | null {
  switch (entry.what) {
    case 'bid':
      return { what: 'bid', spot: entry.spot as number };
    case 'gather':
      return { what: 'tribe', tribe: entry.tribe as string, n: entry.n as number };
    case 'kill':
      return {
        what: 'kill',
        tribe: entry.tribe as string,
        tile: (entry.tile as string | undefined) ?? null,
        of: (entry.of as number | undefined) ?? null,
      };
    case 'djinn':
      return { what: 'djinn', djinn: entry.djinn as string };
    case 'use':
    case 'discount':
      return { what: 'power', djinn: (entry.djinn as string | undefined) ?? 'kumarbi' };
    case 'sell':
      return { what: 'sale', n: (entry.goods as string[]).length };
    case 'no-move':
      return { what: 'no-move' };
    case 'ban':
      return { what: 'ban', banned: entry.banned as string };
    default:
      if (TREASURES.has(entry.what) && typeof entry.tile === 'string') {
        return { what: 'treasure', how: entry.what as 'take', tile: entry.tile };
      }
      return null;
  }
}

function sum(entries: StoryEntry[]): number {
  return entries.reduce((total, entry) => total + ((entry.n as number | undefined) ?? 0), 0);
}

/** The places and tiles beside the cave that actions take, in their order. */
export function places(actions: string[]): string[] {
  return actions.flatMap((action) => {
    const [verb, what] = action.split(' ');
    return what && (verb === 'take' || verb === 'also' || verb === 'swap') ? [what] : [];
  });
}
