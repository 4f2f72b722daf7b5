// What a turn came to, picked out of its story: the few things one wants to compare, not every entry.

import type { StoryEntry } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { cardNames, djinnName } from './names';
import { tilesOf } from './paths';
import { isEntry, type Entry } from './entries';

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
  | { what: 'no-move' };

/** What the seat of the turn did and got, in the order in which a player would tell it. */
export function gains(story: StoryEntry[], seat: number): Gain[] {
  const own = story.filter(isEntry).filter((entry) => entry.seat === seat);
  const found = own.flatMap((entry) => one(entry) ?? []);
  const count = (what: Entry['what']): number => own.filter((entry) => entry.what === what).length;
  const coins = own.reduce((sum, entry) => sum + (entry.what === 'coins' ? entry.n : 0), 0);
  if (coins > 0) found.push({ what: 'coins', n: coins });
  const drawn = own.flatMap((entry) => (entry.what === 'draw' || entry.what === 'take' ? [entry] : []));
  if (drawn.length > 0) {
    found.push({ what: 'cards', cards: drawn.flatMap(({ cards }) => cards ?? []), n: drawn.reduce((sum, { n }) => sum + n, 0) });
  }
  for (const [what, entries] of [['camels', 'camel'], ['palms', 'palm'], ['palaces', 'palace']] as const) {
    if (count(entries) > 0) found.push({ what, n: count(entries) });
  }
  // The price of a bid is the bid itself.
  if (coins < 0 && !found.some((gain) => gain.what === 'bid')) found.push({ what: 'coins', n: coins });
  return found;
}

function one(entry: Entry): Gain | null {
  switch (entry.what) {
    case 'bid':
      return { what: 'bid', spot: entry.spot };
    case 'gather':
      return { what: 'tribe', tribe: entry.tribe, n: entry.n };
    case 'kill':
      return { what: 'kill', tribe: entry.tribe, tile: entry.tile ?? null, of: entry.of ?? null };
    case 'djinn':
      return { what: 'djinn', djinn: entry.djinn };
    case 'use':
      return { what: 'power', djinn: entry.djinn };
    case 'discount':
      return { what: 'power', djinn: 'kumarbi' };
    case 'sell':
      return { what: 'sale', n: entry.goods.length };
    case 'no-move':
      return { what: 'no-move' };
    default:
      return null;
  }
}

function gainText(gain: Gain, names: string[]): string {
  switch (gain.what) {
    case 'bid':
      return t('review-bid', { spot: gain.spot });
    case 'tribe':
      return t('n-of-tribe', { tribe: gain.tribe, n: gain.n });
    case 'kill':
      return gain.tile === null
        ? t('review-kill-in-front', { tribe: gain.tribe, name: names[gain.of ?? 0] ?? '' })
        : t('review-kill', { tribe: gain.tribe, tile: gain.tile });
    case 'coins':
      return gain.n > 0 ? t('n-coins', { n: gain.n }) : t('review-coins-paid', { n: -gain.n });
    case 'cards':
      return gain.cards.length > 0
        ? t('review-cards', { n: gain.n, cards: cardNames(gain.cards) })
        : t('n-cards', { n: gain.n });
    case 'camels':
      return t('n-camels', { n: gain.n });
    case 'palms':
      return t('n-palms', { n: gain.n });
    case 'palaces':
      return t('n-palaces', { n: gain.n });
    case 'djinn':
      return t('review-djinn', { djinn: djinnName(gain.djinn) });
    case 'power':
      return t('review-power', { djinn: djinnName(gain.djinn) });
    case 'sale':
      return t('review-sale', { n: gain.n });
    case 'no-move':
      return t('review-no-move');
  }
}

/** What a turn came to, thing by thing: "3 builders", "12 coins", "1 camel". */
export function gainTexts(story: StoryEntry[], seat: number, names: string[]): string[] {
  return gains(story, seat).map((gain) => gainText(gain, names));
}

/** What the list says of a turn: `C4 → E2`, or the bid. */
export function inShort(actions: string[], story: StoryEntry[], seat: number): string {
  const [from, ...to] = tilesOf(actions, null);
  const end = to.at(-1);
  if (from && end) return t('review-from-to', { from, to: end });
  return gainTexts(story, seat, [])[0] ?? t('review-nothing');
}

/** The whole way of a sowing, or nothing. */
export function wayText(actions: string[]): string {
  return tilesOf(actions, null).join(' → ');
}
