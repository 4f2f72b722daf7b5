// Made by web/scripts/wire_types.py of the server's own types: change those, then `make types`.

/** A marker takes a spot; `price` are the coins paid */
export type Bid = {
  what: 'bid';
  seat: number;
  spot: number;
  price: number;
  rule: string;
};

/** A fakir lowers the price of the bid */
export type Discount = {
  what: 'discount';
  seat: number;
  rule: string;
};

/** All meeples of a tile are taken in hand */
export type Pick = {
  what: 'pick';
  seat: number;
  tile: string;
  meeples: string;
  rule: string;
};

/** A meeple is dropped on a tile */
export type Drop = {
  what: 'drop';
  seat: number;
  tile: string;
  tribe: string;
  rule: string;
};

/** The seat says how many fakirs help its builders */
export type Builders = {
  what: 'builders';
  seat: number;
  fakirs: number;
  rule: string;
};

/** A meeple is killed: on a `tile`, or in front of a rival, the one it was `of` */
export type Kill = {
  what: 'kill';
  seat: number;
  tribe: string;
  tile?: string;
  of?: number;
  rule: string;
};

/** Cards from the row: bought at a market, or taken by merchants */
export type Take = {
  what: 'take';
  seat: number;
  n: number;
  cards: string[];
  rule: string;
};

/** A djinn is bought; a fakir may be paid in place of one elder */
export type Buy = {
  with: 'elders' | 'fakir';
  what: 'buy';
  seat: number;
  djinn: string;
  rule: string;
};

/** A djinn's power is paid for */
export type Use = {
  with: 'elders' | 'fakir';
  what: 'use';
  seat: number;
  djinn: string;
  rule: string;
};

/** The tile is named that a djinn asked for */
export type PlacePiece = {
  what: 'place';
  seat: number;
  djinn: string;
  tile: string;
  rule: string;
};

/** One of the djinns turned up is kept */
export type Keep = {
  what: 'keep';
  seat: number;
  djinn: string;
  discarded: string[];
  rule: string;
};

/** A good is laid out for sale */
export type Offer = {
  what: 'offer';
  seat: number;
  n: number;
  cards: string[];
  rule: string;
};

/** The goods laid out are sold as one set */
export type Sell = {
  what: 'sell';
  seat: number;
  goods: string[];
  rule: string;
};

/** What a step offers is declined */
export type Pass = {
  what: 'pass';
  seat: number;
  step: string;
  rule: string;
};

/** The seat ends its turn */
export type End = {
  what: 'end';
  seat: number;
  rule: string;
};

/** Coins are gained or paid; `tiles` are the blue ones that builders are paid for */
export type Coins = {
  what: 'coins';
  seat: number;
  n: number;
  tiles?: string[];
  rule: string;
};

/** Viziers are kept or lost */
export type Viziers = {
  what: 'viziers';
  seat: number;
  n: number;
  rule: string;
};

/** Elders are kept, lost or paid */
export type Elders = {
  what: 'elders';
  seat: number;
  n: number;
  rule: string;
};

/** Fakirs are spent */
export type Discard = {
  what: 'discard';
  seat: number;
  n: number;
  cards: string[];
  rule: string;
};

/** A card is drawn from the deck; only that seat is told which */
export type Draw = {
  what: 'draw';
  seat: number;
  n: number;
  cards?: string[];
  rule: string;
};

/** The meeples of the last one's tribe are taken from the final tile */
export type Gather = {
  what: 'gather';
  seat: number;
  n: number;
  tile: string;
  tribe: string;
  rule: string;
};

/** A camel is put on a tile */
export type Camel = {
  what: 'camel';
  seat: number;
  n: number;
  tile: string;
  rule: string;
};

/** A palm is put on a tile */
export type Palm = {
  what: 'palm';
  seat: number;
  tile: string;
  rule: string;
};

/** A palace is put on a tile */
export type Palace = {
  what: 'palace';
  seat: number;
  tile: string;
  rule: string;
};

/** The seat has a djinn more */
export type GainDjinn = {
  what: 'djinn';
  seat: number;
  djinn: string;
  rule: string;
};

/** The djinns to choose from */
export type TurnUp = {
  what: 'turn-up';
  seat: number;
  djinns: string[];
  rule: string;
};

/** Meeples from the bag come to a tile */
export type Bring = {
  what: 'bring';
  seat: number;
  tile: string;
  meeples: string;
  rule: string;
};

/** The assassins reach nobody */
export type NoVictim = {
  what: 'no-victim';
  seat: number;
  rule: string;
};

/** This seat's turn begins */
export type Turn = {
  what: 'turn';
  seat: number;
  rule: string;
};

/** It has no legal move */
export type NoMove = {
  what: 'no-move';
  seat: number;
  rule: string;
};

/** It has one after all */
export type CanMove = {
  what: 'can-move';
  seat: number;
  rule: string;
};

/** The last round, by this seat's doing */
export type LastRound = {
  what: 'last-round';
  seat: number;
  rule: string;
};

/** A deck is used up and made anew of its discards */
export type Reshuffle = {
  what: 'reshuffle';
  seat: null;
  deck: 'resources' | 'djinns';
  rule: string;
};

/** What is new in the rows */
export type Refill = {
  what: 'refill';
  seat: null;
  cards: string[];
  djinns: string[];
  rule: string;
};

/** A round begins; `order` is that in which the markers bid, by seat */
export type Round = {
  what: 'round';
  seat: null;
  order: number[];
  rule: string;
};

/** The game is over; `scores` has a score sheet for each seat */
export type Over = {
  what: 'over';
  seat: null;
  scores: Record<string, number>[];
  winners: number[];
  rule: string;
};

/** An entry of the story. */
export type Entry = Bid | Discount | Pick | Drop | Builders | Kill | Take | Buy | Use | PlacePiece | Keep | Offer | Sell | Pass | End | Coins | Viziers | Elders | Discard | Draw | Gather | Camel | Palm | Palace | GainDjinn | TurnUp | Bring | NoVictim | Turn | NoMove | CanMove | LastRound | Reshuffle | Refill | Round | Over;

/** The entries of one kind. */
export type EntryOf<What extends Entry['what']> = Extract<Entry, { what: What }>;

const WHATS: readonly string[] = ['bid', 'discount', 'pick', 'drop', 'builders', 'kill', 'take', 'buy', 'use', 'place', 'keep', 'offer', 'sell', 'pass', 'end', 'coins', 'viziers', 'elders', 'discard', 'draw', 'gather', 'camel', 'palm', 'palace', 'djinn', 'turn-up', 'bring', 'no-victim', 'turn', 'no-move', 'can-move', 'last-round', 'reshuffle', 'refill', 'round', 'over'];

/** Whether an entry is this game's own: not what the table adds, nor what a later server tells. */
export function isEntry(entry: { what: string } | undefined): entry is Entry {
  return entry !== undefined && WHATS.includes(entry.what);
}
