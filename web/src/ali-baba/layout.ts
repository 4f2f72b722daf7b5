// Where the tiles of the cave are drawn, and which one an arrow key leads to. Units are those of the drawing.

import type { PlaceFacts } from './shapes';

export const TILE = 80;
export const PITCH = 84;
const LIFT = 9;
const MARGIN = 8;
/** Beside the cave tiles lie smaller, in one column. */
export const BESIDE_SCALE = 0.8;
const BESIDE_PITCH = 70;

export interface Placed {
  name: string;
  layer: number;
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
  /** In the order in which they are painted: from below, then row by row. */
  places: Placed[];
}

/** Each place of a cave: a layer is lifted above the one below it. */
export function drawCave(spots: Readonly<Record<string, PlaceFacts>>): Drawing {
  const raw = Object.entries(spots).map(([name, { layer, x, y }]) => ({
    name,
    layer,
    x: MARGIN + (x * PITCH) / 2,
    y: MARGIN + (y * PITCH) / 2 - (layer - 1) * LIFT,
  }));
  const above = Math.max(0, MARGIN / 2 - Math.min(...raw.map((place) => place.y)));
  const places = raw.map((place) => ({ ...place, y: place.y + above }));
  places.sort((one, other) => one.layer - other.layer || one.y - other.y || one.x - other.x);
  return {
    width: Math.max(...places.map((place) => place.x)) + PITCH + MARGIN,
    height: Math.max(...places.map((place) => place.y)) + PITCH + 2 * MARGIN,
    places,
  };
}

/** The tiles beside the cave, right of it, from top to bottom. */
export function drawBeside(tiles: readonly string[], cave: Drawing): Placed[] {
  return tiles.map((name, index) => ({ name, layer: 0, x: cave.width + 8, y: MARGIN + index * BESIDE_PITCH }));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The place that lies nearest in a direction, straight ahead before aslant; itself where there is none. */
export function nextPlace(from: Placed, direction: Direction, places: readonly Placed[]): Placed {
  const along = direction === 'left' || direction === 'right' ? 'x' : 'y';
  const across = along === 'x' ? 'y' : 'x';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place[along] - from[along]) * sign;
    if (ahead <= TILE / 4) continue;
    const distance = ahead + 2 * Math.abs(place[across] - from[across]);
    if (distance < least) {
      best = place;
      least = distance;
    }
  }
  return best;
}
