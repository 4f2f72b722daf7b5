// Made by web/scripts/wire_types.py of the server's own types: change those, then `make types`.

import { hasFields } from '../lib/json';

/** A position as a seat sees it. */
export type View = {
  /** The version of the rules it is played under. */
  rules: number;
  tiles: Record<string, TileView>;
  seats: SeatView[];
  bag: string;
  palms: number;
  palaces: number;
  resources: ResourcesView;
  djinns: DjinnsView;
  seat: number | null;
  step: Step;
  round: RoundView;
  turn: TurnView;
};

/** A tile, and what stands on it. */
export type TileView = {
  kind: Kind;
  value: number;
  /** Letters V E M B A, in that order. */
  meeples: string;
  owner: number | null;
  palms: number;
  palaces: number;
};

export type Kind = 'oasis' | 'small-market' | 'large-market' | 'village' | 'sacred-place';

/** What a seat has, as far as it may be known; null or a number where a screen hides it. */
export type SeatView = {
  coins: number | null;
  camels: number;
  viziers: number;
  elders: number;
  djinns: string[];
  /** The cards, or how many they are. */
  hand: string[] | number;
  /** Cards drawn from the deck, pool by pool: which, of one's own seat; how many, of a rival's. */
  unseen?: (string[] | number)[] | null;
  unseen_fakirs_at_most?: number | null;
};

/** The resource cards on the table. */
export type ResourcesView = {
  row: string[];
  deck: string[] | number;
  discard: string[];
  /** The pools that cards drawn from the deck came from. */
  unseen?: string[][] | null;
};

/** The djinns on the table. */
export type DjinnsView = {
  row: string[];
  deck: string[];
  discard: string[];
};

export type Step = 'bid' | 'pick' | 'drop' | 'builders' | 'kill' | 'second-kill' | 'before-tile' | 'take' | 'second-take' | 'buy' | 'redirect' | 'place' | 'keep' | 'end' | 'sell' | 'over';

/** The round under way: who bids, and who plays when. */
export type RoundView = {
  bid_order: number[];
  /** By price: the seats at 0, the first to bid first; a seat, or null, at each paid spot. */
  track: Record<string, number[] | number | null>;
  discount: number;
  turn_order: number[];
  done: number;
  last: boolean;
};

/** The turn under way. */
export type TurnView = {
  stuck: boolean;
  used: string[];
  hand: string;
  tile: string | null;
  previous: string | null;
  taken: number;
  double_kill: boolean;
  victim_tile: string | null;
  victim_seat: number | null;
  builder_coins: number;
  power: string | null;
  spot: string | null;
  resume: string | null;
  drawn: string[];
  offer: string[];
};

/** What is in the box. */
export type Facts = {
  tribes: Tribe[];
  meeples: Record<string, number>;
  tiles: TileFacts[];
  /** How many cards there are of each good. */
  goods: Record<string, number>;
  fakirs: number;
  /** What a set of 1, 2, … goods brings. */
  set_values: number[];
  djinns: DjinnFacts[];
  spots: number[];
  /** By how many play. */
  camels: Record<string, number>;
  coins: number;
  palms: number;
  palaces: number;
};

export type Tribe = 'vizier' | 'elder' | 'merchant' | 'builder' | 'assassin';

/** The tiles of one kind. */
export type TileFacts = {
  kind: Kind;
  blue: boolean;
  values: number[];
};

/** A djinn. */
export type DjinnFacts = {
  name: string;
  value: number;
  /** E an elder or a fakir, EE an elder more, F a fakir, F+ fakirs; empty: always on. */
  price: string;
  clause: string;
};

export function isView(value: unknown): value is View {
  return hasFields(value, ['rules', 'tiles', 'seats', 'bag', 'palms', 'palaces', 'resources', 'djinns', 'seat', 'step', 'round', 'turn']);
}

export function isFacts(value: unknown): value is Facts {
  return hasFields(value, ['tribes', 'meeples', 'tiles', 'goods', 'fakirs', 'set_values', 'djinns', 'spots', 'camels', 'coins', 'palms', 'palaces']);
}
