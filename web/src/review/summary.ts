// A game in a few figures: how well each seat played, its mistakes, and the turns at which the game turned.

import type { Judged, ReviewTurn } from '../lib/protocol';

/** Points that a turn must lose to count as a mistake. */
const MISTAKE = 3;
/** So many points lost halve the accuracy of a turn. */
const HALVES = 10;
/** A turn by which a chance to win changes less is no turning point. */
const SWING = 0.08;
const MOST_POINTS = 4;

export interface TurningPoint {
  /** The turn, counted from 1. */
  at: number;
  before: number;
  after: number;
}

/** Whether a better turn was there to be found. */
export function isMistake(judgement: Judged | undefined): boolean {
  return judgement !== undefined && !judgement.is_best && Math.round(judgement.lost) >= MISTAKE;
}

/** How well a seat played, 0 … 1: the mean over its turns, each halved by every ten points lost; null before any was judged. */
export function accuracy(judged: (Judged | undefined)[], turns: ReviewTurn[], seat: number): number | null {
  const own = judged.filter((judgement) => judgement !== undefined && turns[judgement.turn]?.seat === seat);
  if (own.length === 0) return null;
  return own.reduce((sum, judgement) => sum + 2 ** (-(judgement?.lost ?? 0) / HALVES), 0) / own.length;
}

/** How many mistakes a seat made. */
export function mistakesOf(judged: (Judged | undefined)[], turns: ReviewTurn[], seat: number): number {
  return judged.filter((judgement, index) => turns[index]?.seat === seat && isMistake(judgement)).length;
}

/** The nearest mistake after a turn, or before it; null if there is none. */
export function mistakeFrom(judged: (Judged | undefined)[], at: number, direction: 1 | -1): number | null {
  for (let place = at + direction; place >= 1 && place <= judged.length; place += direction) {
    if (isMistake(judged[place - 1])) return place;
  }
  return null;
}

/** The turns that changed the chances of their own seat most, in the order of the game. */
export function turningPoints(judged: (Judged | undefined)[], turns: ReviewTurn[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  judged.forEach((judgement, index) => {
    const seat = turns[index]?.seat ?? 0;
    const [before, after] = [judgement?.win[seat] ?? 0, judgement?.after[seat] ?? 0];
    if (Math.abs(after - before) >= SWING) found.push({ at: index + 1, before, after });
  });
  const largest = found.sort((one, other) => swing(other) - swing(one)).slice(0, MOST_POINTS);
  return largest.sort((one, other) => one.at - other.at);
}

function swing({ before, after }: TurningPoint): number {
  return Math.abs(after - before);
}
