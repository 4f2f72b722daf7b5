// Made by web/scripts/wire_types.py of the server's own types: change those, then `make types`.

export type BidEntry = {
  what: 'bid';
  seat: number;
  rule: string;
  spot: number;
  price: number;
};

export type DiscountEntry = {
  what: 'discount';
  seat: number;
  rule: string;
};

export type PickEntry = {
  what: 'pick';
  seat: number;
  rule: string;
  tile: string;
  meeples: string;
};

export type DropEntry = {
  what: 'drop';
  seat: number;
  rule: string;
  tile: string;
  tribe: 'vizier' | 'elder' | 'merchant' | 'builder' | 'assassin';
};

export type BuildersEntry = {
  what: 'builders';
  seat: number;
  rule: string;
  fakirs: number;
};

export type KillEntry = {
  what: 'kill';
  seat: number;
  rule: string;
  tribe: 'vizier' | 'elder' | 'merchant' | 'builder' | 'assassin';
  tile?: string;
  of?: number;
};

export type TakeEntry = {
  what: 'take';
  seat: number;
  rule: string;
  n: number;
  cards: string[];
};

export type BuyEntry = {
  what: 'buy';
  seat: number;
  rule: string;
  djinn: string;
  with: 'elders' | 'fakir';
};

export type UseEntry = {
  what: 'use';
  seat: number;
  rule: string;
  djinn: string;
  with: string;
};

export type PlaceEntry = {
  what: 'place';
  seat: number;
  rule: string;
  djinn: string;
  tile: string;
};

export type KeepEntry = {
  what: 'keep';
  seat: number;
  rule: string;
  djinn: string;
  discarded: string[];
};

export type OfferEntry = {
  what: 'offer';
  seat: number;
  rule: string;
  n: number;
  cards: string[];
};

export type SellEntry = {
  what: 'sell';
  seat: number;
  rule: string;
  goods: string[];
};

export type PassEntry = {
  what: 'pass';
  seat: number;
  rule: string;
  step: string;
};

export type EndEntry = {
  what: 'end';
  seat: number;
  rule: string;
};

export type CoinsEntry = {
  what: 'coins';
  seat: number;
  rule: string;
  n: number;
  tiles?: string[];
};

export type ViziersEntry = {
  what: 'viziers';
  seat: number;
  rule: string;
  n: number;
};

export type EldersEntry = {
  what: 'elders';
  seat: number;
  rule: string;
  n: number;
};

export type DiscardEntry = {
  what: 'discard';
  seat: number;
  rule: string;
  n: number;
  cards: string[];
};

export type DrawEntry = {
  what: 'draw';
  seat: number;
  rule: string;
  n: number;
  cards?: string[];
};

export type GatherEntry = {
  what: 'gather';
  seat: number;
  rule: string;
  tile: string;
  tribe: 'vizier' | 'elder' | 'merchant' | 'builder' | 'assassin';
  n: number;
};

export type CamelEntry = {
  what: 'camel';
  seat: number;
  rule: string;
  n: number;
  tile: string;
};

export type PalmEntry = {
  what: 'palm';
  seat: number;
  rule: string;
  tile: string;
};

export type PalaceEntry = {
  what: 'palace';
  seat: number;
  rule: string;
  tile: string;
};

export type DjinnEntry = {
  what: 'djinn';
  seat: number;
  rule: string;
  djinn: string;
};

export type TurnUpEntry = {
  what: 'turn-up';
  seat: number | null;
  rule: string;
  djinns: string[];
};

export type BringEntry = {
  what: 'bring';
  seat: number;
  rule: string;
  tile: string;
  meeples: string;
};

export type NoVictimEntry = {
  what: 'no-victim';
  seat: number;
  rule: string;
};

export type TurnEntry = {
  what: 'turn';
  seat: number;
  rule: string;
};

export type NoMoveEntry = {
  what: 'no-move';
  seat: number;
  rule: string;
};

export type CanMoveEntry = {
  what: 'can-move';
  seat: number;
  rule: string;
};

export type LastRoundEntry = {
  what: 'last-round';
  seat: number;
  rule: string;
};

export type ReshuffleEntry = {
  what: 'reshuffle';
  seat: number | null;
  rule: string;
  deck: string;
};

export type RefillEntry = {
  what: 'refill';
  seat: number | null;
  rule: string;
  cards: string[];
  djinns: string[];
};

export type RoundEntry = {
  what: 'round';
  seat: number | null;
  rule: string;
  order: number[];
};

export type OverEntry = {
  what: 'over';
  seat: number | null;
  rule: string;
  scores: Record<string, number>[];
  winners: number[];
};

/** An entry of the story. */
export type Entry = BidEntry | DiscountEntry | PickEntry | DropEntry | BuildersEntry | KillEntry | TakeEntry | BuyEntry | UseEntry | PlaceEntry | KeepEntry | OfferEntry | SellEntry | PassEntry | EndEntry | CoinsEntry | ViziersEntry | EldersEntry | DiscardEntry | DrawEntry | GatherEntry | CamelEntry | PalmEntry | PalaceEntry | DjinnEntry | TurnUpEntry | BringEntry | NoVictimEntry | TurnEntry | NoMoveEntry | CanMoveEntry | LastRoundEntry | ReshuffleEntry | RefillEntry | RoundEntry | OverEntry;

/** The entries of one kind. */
export type EntryOf<What extends Entry['what']> = Extract<Entry, { what: What }>;

const WHATS: readonly string[] = ['bid', 'discount', 'pick', 'drop', 'builders', 'kill', 'take', 'buy', 'use', 'place', 'keep', 'offer', 'sell', 'pass', 'end', 'coins', 'viziers', 'elders', 'discard', 'draw', 'gather', 'camel', 'palm', 'palace', 'djinn', 'turn-up', 'bring', 'no-victim', 'turn', 'no-move', 'can-move', 'last-round', 'reshuffle', 'refill', 'round', 'over'];

/** Whether an entry is this game's own: not what the table adds, nor what a later server tells. */
export function isEntry(entry: { what: string } | undefined): entry is Entry {
  return entry !== undefined && WHATS.includes(entry.what);
}
