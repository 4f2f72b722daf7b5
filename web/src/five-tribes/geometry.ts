// Where things stand on the drawing of the board: a tile is 100 units, 104 from the next, 16 from the edge.

import { countTribes, tribeOf, type Tribe } from './view';

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const ROWS = [1, 2, 3, 4, 5] as const;
export const TILES: string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export const WIDTH = 638;
export const HEIGHT = 534;

const PITCH = 104;
const GUTTER = 16;

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a tile. */
export function corner(tile: string): Point {
  const column = tile.charCodeAt(0) - 'A'.charCodeAt(0);
  return { x: GUTTER + PITCH * column, y: GUTTER + PITCH * (Number(tile.slice(1)) - 1) };
}

export function centre(tile: string): Point {
  const { x, y } = corner(tile);
  return { x: x + 50, y: y + 50 };
}

/** The tile so many columns and rows away, or null beyond the edge. */
export function tileAt(tile: string, columns: number, rows: number): string | null {
  const column = COLUMNS[tile.charCodeAt(0) - 'A'.charCodeAt(0) + columns];
  const row = ROWS[Number(tile.slice(1)) - 1 + rows];
  return column && row ? `${column}${row}` : null;
}

/** A line from centre to centre. */
export function line(tiles: string[]): string {
  return tiles.map((tile, index) => `${index ? 'L' : 'M'}${centre(tile).x} ${centre(tile).y}`).join('');
}

export interface Disc extends Point {
  n: number;
  /** Degrees; the tip points forward. */
  turn: number;
}

/** A numbered drop on each edge that a path crosses; the second one on the same edge stands beside the first. */
export function discs(tiles: string[], first = 1): Disc[] {
  const crossed = new Map<string, number>();
  return tiles.slice(1).map((tile, index) => {
    const from = centre(tiles[index] ?? tile);
    const to = centre(tile);
    const upright = from.x === to.x;
    const edge = [tiles[index], tile].sort().join();
    const before = crossed.get(edge) ?? 0;
    crossed.set(edge, before + 1);
    const aside = before * 26;
    return {
      n: first + index,
      x: (from.x + to.x) / 2 + (upright ? aside : 0),
      y: (from.y + to.y) / 2 + (upright ? 7 : aside),
      turn: upright ? (to.y < from.y ? 270 : 90) : to.x < from.x ? 180 : 0,
    };
  });
}

export interface Piece {
  tribe: Tribe;
  x: number;
  y: number;
  width: number;
  /** Above 1 where one stands for several. */
  n: number;
}

type Spots = [x: number, y: number][];

const ROW: Record<number, [width: number, spots: Spots]> = {
  1: [34, [[33, 55.6]]],
  2: [34, [[13, 55.6], [53, 55.6]]],
  3: [31, [[3, 58.9], [34.5, 58.9], [66, 58.9]]],
  4: [26.5, [[22, 38], [51.5, 38], [22, 66], [51.5, 66]]],
  5: [26.5, [[22, 38], [51.5, 38], [7.25, 66], [36.75, 66], [66.25, 66]]],
  6: [26.5, [[7.25, 38], [36.75, 38], [66.25, 38], [7.25, 66], [36.75, 66], [66.25, 66]]],
};
/** Left of and above the small camel. */
const BESIDE: Record<number, [width: number, spots: Spots]> = {
  1: [28, [[16, 64]]],
  2: [25, [[6, 67], [31, 67]]],
  3: [25, [[6, 38], [6, 67], [31, 67]]],
  4: [25, [[6, 38], [31, 38], [6, 67], [31, 67]]],
  5: [25, [[6, 38], [31, 38], [56, 34], [6, 67], [31, 67]]],
};

/** Where the meeples of a tile stand; too many for it: one of each tribe with its number. */
export function stand(meeples: string, camel: boolean): Piece[] {
  const places = camel ? BESIDE : ROW;
  const counted = countTribes(meeples);
  const each = meeples.length <= Object.keys(places).length;
  const pieces = each ? [...meeples].map((letter) => ({ tribe: tribeOf(letter), n: 1 })) : counted;
  const [width, spots] = places[pieces.length] ?? [26.5, []];
  return pieces.map(({ tribe, n }, index) => ({ tribe, n, width, x: spots[index]?.[0] ?? 0, y: spots[index]?.[1] ?? 0 }));
}
