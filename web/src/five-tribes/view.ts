// The position of a game of Five Tribes as a seat sees it (docs/positions.md).

import type { View as AnyView } from '../lib/protocol';
import { isView, type Kind, type SeatView, type Tribe, type View } from './shapes';

export type { Kind, RoundView, SeatView, Step, TileView, Tribe, View } from './shapes';

export const TRIBES: readonly Tribe[] = ['vizier', 'elder', 'merchant', 'builder', 'assassin'];

/** The view of a game that is Five Tribes. */
export function viewOf(view: AnyView | null): View {
  if (isView(view)) return view;
  throw new TypeError('this is no view of Five Tribes');
}

const LETTERS = 'VEMBA';

export function tribeOf(letter: string): Tribe {
  return TRIBES[LETTERS.indexOf(letter)] ?? 'vizier';
}

export function letterOf(tribe: string): string {
  return LETTERS[TRIBES.findIndex((one) => one === tribe)] ?? '';
}

/** How many of each tribe, in their order, without those that are not there. */
export function countTribes(meeples: string): { tribe: Tribe; n: number }[] {
  return TRIBES.map((tribe) => ({ tribe, n: meeples.split(letterOf(tribe)).length - 1 })).filter(({ n }) => n > 0);
}

/** The meeples with one more of a tribe, in order. */
export function withMeeple(meeples: string, tribe: string): string {
  const letters = [...meeples, letterOf(tribe)];
  return letters.sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
}

/** The meeples without some of a tribe. */
export function withoutMeeples(meeples: string, tribe: string, n = 1): string {
  let left = n;
  return [...meeples].filter((letter) => letter !== letterOf(tribe) || left-- <= 0).join('');
}

/** How many cards a seat holds, as far as it is told. */
export function handSize(seat: SeatView): number {
  if (typeof seat.hand === 'number') return seat.hand;
  const unseen = (seat.unseen ?? []).map((pool) => (typeof pool === 'number' ? pool : 0));
  return seat.hand.length + unseen.reduce((sum, n) => sum + n, 0);
}

export function deckSize(deck: number | string[]): number {
  return typeof deck === 'number' ? deck : deck.length;
}

export function isBlue(kind: Kind): boolean {
  return kind === 'village' || kind === 'sacred-place';
}

/** The cards of a seat that can be seen. */
export function cardsInSight(seat: SeatView): string[] {
  return typeof seat.hand === 'number' ? [] : seat.hand;
}

/** Whether there may be more than is seen. */
export function isHiding(seat: SeatView): boolean {
  if (seat.coins === null || typeof seat.hand === 'number') return true;
  return (seat.unseen ?? []).some((pool) => typeof pool === 'number' && pool > 0);
}
