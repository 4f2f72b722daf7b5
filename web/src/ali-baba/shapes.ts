// Made by web/scripts/wire_types.py of the server's own types: change those, then `make types`.

import { hasFields } from '../lib/json';

/** A position as a seat sees it. */
export type View = {
  /** The version of the rules it is played under. */
  rules: number;
  variant: string;
  /** The treasures that are not in the game. */
  out: string[];
  first: number;
  /** Whose turn it is. */
  active: number;
  seat: number | null;
  step: Step;
  turns_left: number | null;
  taken: TakenView | null;
  shown: ShownView[];
  bans: BanView[];
  /** By place, without the empty ones. */
  cave: Record<string, PlaceView>;
  unseen: string[] | number;
  beside: string[];
  seats: SeatView[];
};

export type Step = 'take' | 'magic' | 'also' | 'show' | 'steal' | 'ban' | 'over';

/** The tile taken in this turn, and where it lay. */
export type TakenView = {
  place: string;
  tile: string;
};

/** What a seat has chosen to show; null for others until all have chosen. */
export type ShownView = {
  seat: number;
  tile: string | null;
};

/** A treasure or a colour that nobody else may take. */
export type BanView = {
  seat: number;
  what: string;
};

/** A place in the cave: its tile, or null face down. */
export type PlaceView = {
  tile: string | null;
};

/** What a seat has. */
export type SeatView = {
  score: number;
  /** Their number, where the table hides which they are. */
  tiles: string[] | number;
};

/** What is in the box. */
export type Facts = {
  treasures: string[];
  colours: string[];
  /** Each colour's clause. */
  magic: Record<string, string>;
  /** What 1, 2, … of a treasure are worth. */
  set_values: number[];
  variants: Record<string, VariantFacts>;
};

/** A way to play. */
export type VariantFacts = {
  out: number;
  layers: LayerFacts[];
  places: Record<string, PlaceFacts>;
};

/** A layer of the cave. */
export type LayerFacts = {
  columns: number;
  rows: number;
};

/** Where a place of the cave is: its corner, in half tiles. */
export type PlaceFacts = {
  layer: number;
  x: number;
  y: number;
};

export function isView(value: unknown): value is View {
  return hasFields(value, ['rules', 'variant', 'out', 'first', 'active', 'seat', 'step', 'turns_left', 'taken', 'shown', 'bans', 'cave', 'unseen', 'beside', 'seats']);
}

export function isFacts(value: unknown): value is Facts {
  return hasFields(value, ['treasures', 'colours', 'magic', 'set_values', 'variants']);
}
