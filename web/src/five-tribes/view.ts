// The position of a game of Five Tribes as a seat sees it (docs/positions.md).

export const TRIBES = ['vizier', 'elder', 'merchant', 'builder', 'assassin'] as const;
export type Tribe = (typeof TRIBES)[number];
export type Kind = 'oasis' | 'small-market' | 'large-market' | 'village' | 'sacred-place';

export interface TileView {
  kind: Kind;
  value: number;
  /** Letters V E M B A, in that order. */
  meeples: string;
  owner: number | null;
  palms: number;
  palaces: number;
}

export interface SeatView {
  /** Null where a rival's screen hides it; so are `unseen` and a hand, which is then its number of cards. */
  coins: number | null;
  camels: number;
  viziers: number;
  elders: number;
  djinns: string[];
  hand: string[] | number;
  /** Of the own seat lists of cards, of a rival how many, pool by pool. */
  unseen?: (string[] | number)[] | null;
}

export interface RoundView {
  bid_order: number[];
  /** Seats at 0, the first to bid first; a seat or null at each paid spot. */
  track: Record<string, number[] | number | null>;
  discount: number;
  turn_order: number[];
  done: number;
  last: boolean;
}

export type Step =
  | 'bid'
  | 'pick'
  | 'drop'
  | 'builders'
  | 'kill'
  | 'second-kill'
  | 'take'
  | 'second-take'
  | 'buy'
  | 'redirect'
  | 'place'
  | 'keep'
  | 'end'
  | 'sell'
  | 'over';

export interface TurnView {
  stuck: boolean;
  used: string[];
  hand: string;
  tile: string | null;
  previous: string | null;
  power: string | null;
  spot: string | null;
  drawn: string[];
  offer: string[];
}

export interface FiveTribesView {
  tiles: Record<string, TileView>;
  seats: SeatView[];
  bag: string;
  palms: number;
  palaces: number;
  resources: { row: string[]; deck: number | string[]; discard: string[] };
  djinns: { row: string[]; deck: string[]; discard: string[] };
  seat: number | null;
  step: Step;
  round: RoundView;
  turn: TurnView;
}

const LETTERS = 'VEMBA';

export function tribeOf(letter: string): Tribe {
  return TRIBES[LETTERS.indexOf(letter)] ?? 'vizier';
}

export function letterOf(tribe: string): string {
  return LETTERS[TRIBES.indexOf(tribe as Tribe)] ?? '';
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
