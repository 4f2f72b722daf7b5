// The position of Ali Baba as docs/positions.md describes it, and the names of its tiles.

import type { View } from '../lib/protocol';

export type Step = 'take' | 'magic' | 'also' | 'show' | 'steal' | 'ban' | 'over';

/** A tile's name: treasure and colour, as in `sword-brown`. */
export type TileName = string;

export interface CaveSeat {
  score: number;
  /** Their number, where the table hides which they are. */
  tiles: TileName[] | number;
}

export interface CaveView {
  variant: string;
  out: string[];
  first: number;
  active: number;
  seat: number | null;
  step: Step;
  turns_left: number | null;
  taken: { place: string; tile: TileName } | null;
  shown: { seat: number; tile: TileName | null }[];
  bans: { seat: number; what: string }[];
  /** By place, without the empty ones; null face down. */
  cave: Record<string, { tile: TileName | null }>;
  beside: TileName[];
  seats: CaveSeat[];
}

/** The view of a `Play` whose game is Ali Baba. */
export function caveView(view: View): CaveView {
  return view as unknown as CaveView;
}

export function treasureOf(tile: TileName): string {
  return tile.slice(0, tile.indexOf('-'));
}

export function colourOf(tile: TileName): string {
  return tile.slice(tile.indexOf('-') + 1);
}

/** How many tiles a seat has behind its screen. */
export function countOf(tiles: TileName[] | number): number {
  return typeof tiles === 'number' ? tiles : tiles.length;
}

/** Whether a ban names this tile, as its hatch shows it. */
export function isNamed(tile: TileName, what: string): boolean {
  return treasureOf(tile) === what || colourOf(tile) === what;
}
