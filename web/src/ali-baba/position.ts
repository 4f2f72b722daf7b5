// The position of Ali Baba as docs/positions.md describes it, and the names of its tiles.

import type { View as AnyView } from '../lib/protocol';
import { isView, type View } from './shapes';

export type { SeatView, Step, View } from './shapes';

/** A tile's name: treasure and colour, as in `sword-brown`. */
export type TileName = string;

/** The view of a game that is Ali Baba. */
export function viewOf(view: AnyView | null): View {
  if (isView(view)) return view;
  throw new TypeError('this is no view of Ali Baba');
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
