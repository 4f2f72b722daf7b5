// Made by web/scripts/wire_types.py of the server's own types: change those, then `make types`.

export type TakeEntry = {
  what: 'take';
  seat: number;
  rule: string;
  place: string;
  tile: string;
};

export type AlsoEntry = {
  what: 'also';
  seat: number;
  rule: string;
  place: string;
  tile: string;
};

export type ShowEntry = {
  what: 'show';
  seat: number;
  rule: string;
  tile?: string;
};

export type StealEntry = {
  what: 'steal';
  seat: number;
  rule: string;
  of: number;
  tile: string;
};

export type BanEntry = {
  what: 'ban';
  seat: number;
  rule: string;
  banned: string;
};

export type MagicEntry = {
  what: 'magic';
  seat: number;
  rule: string;
  tile: string;
};

export type SwapEntry = {
  what: 'swap';
  seat: number;
  rule: string;
  lamp: string;
  tile: string;
};

export type TurnUpEntry = {
  what: 'turn-up';
  seat: number | null;
  rule: string;
  tiles: Record<string, string>;
};

export type UncoverEntry = {
  what: 'uncover';
  seat: number;
  rule: string;
  places: string[];
};

export type PointsEntry = {
  what: 'points';
  seat: number;
  rule: string;
  n: number;
};

export type NothingEntry = {
  what: 'nothing';
  seat: number;
  rule: string;
};

export type RevealEntry = {
  what: 'reveal';
  seat: number;
  rule: string;
  tile: string;
};

export type TurnEntry = {
  what: 'turn';
  seat: number;
  rule: string;
};

export type BanEndsEntry = {
  what: 'ban-ends';
  seat: number;
  rule: string;
  banned: string;
};

export type LastTurnsEntry = {
  what: 'last-turns';
  seat: number | null;
  rule: string;
  n: number;
};

export type OverEntry = {
  what: 'over';
  seat: number | null;
  rule: string;
  scores: Record<string, number>[];
  winners: number[];
};

/** An entry of the story. */
export type Entry = TakeEntry | AlsoEntry | ShowEntry | StealEntry | BanEntry | MagicEntry | SwapEntry | TurnUpEntry | UncoverEntry | PointsEntry | NothingEntry | RevealEntry | TurnEntry | BanEndsEntry | LastTurnsEntry | OverEntry;

/** The entries of one kind. */
export type EntryOf<What extends Entry['what']> = Extract<Entry, { what: What }>;

const WHATS: readonly string[] = ['take', 'also', 'show', 'steal', 'ban', 'magic', 'swap', 'turn-up', 'uncover', 'points', 'nothing', 'reveal', 'turn', 'ban-ends', 'last-turns', 'over'];

/** Whether an entry is this game's own: not what the table adds, nor what a later server tells. */
export function isEntry(entry: { what: string } | undefined): entry is Entry {
  return entry !== undefined && WHATS.includes(entry.what);
}
