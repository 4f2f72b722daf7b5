import { describe, expect, it } from 'vitest';

import type { PlaceFacts } from './shapes';
import { drawBeside, drawCave, nextPlace, TILE, type Direction, type Placed } from './layout';

/** A cave of layers, each a column and row smaller than the one below it. */
function pyramid(width: number): Record<string, PlaceFacts> {
  const spots: Record<string, PlaceFacts> = {};
  for (let layer = 1; layer <= 4; layer++)
    for (let column = 0; column <= width - layer; column++)
      for (let row = 0; row <= width - layer; row++)
        spots[`${layer}${'abcde'[column]}${row + 1}`] = { layer, x: layer - 1 + 2 * column, y: layer - 1 + 2 * row };
  return spots;
}

const cave = drawCave(pyramid(5));
const at = (name: string): Placed => {
  const found = cave.places.find((place) => place.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('the drawing of the cave', () => {
  it('paints upper layers after the ones they lie on', () => {
    const layers = cave.places.map((place) => place.layer);
    expect(layers).toEqual([...layers].sort());
  });

  it('lifts a layer and sets it on the middle of four tiles', () => {
    expect(at('2a1').x - at('1a1').x).toBe(42);
    expect(at('2a1').y - at('1a1').y).toBe(42 - 9);
  });

  it('leaves nothing outside, even where an upper layer begins at the edge', () => {
    const small = drawCave({ '1a1': { layer: 1, x: 0, y: 0 }, '2a1': { layer: 2, x: 1, y: 0 } });
    for (const place of small.places) {
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.y + TILE).toBeLessThan(small.height);
    }
  });

  it('lays tiles beside it outside of it', () => {
    for (const tile of drawBeside(['ring-pink', 'lamp-white'], cave)) expect(tile.x).toBeGreaterThan(cave.width);
  });
});

describe('arrow keys', () => {
  it('go to the neighbour straight ahead', () => {
    expect(nextPlace(at('1b2'), 'right', [at('1a1'), at('1c2'), at('1e5')]).name).toBe('1c2');
    expect(nextPlace(at('1b2'), 'up', [at('1b1'), at('1c2'), at('1a1')]).name).toBe('1b1');
  });

  it('stay where nothing lies in that direction', () => {
    expect(nextPlace(at('1a1'), 'left', [at('1b1'), at('1a2')]).name).toBe('1a1');
  });

  it('reach every tile from every other', () => {
    const faceUp = ['1a1', '1e1', '2b1', '2d4', '3a2', '4a1', '4b1', '1c5', '1e5', '2a4'].map(at);
    const directions: Direction[] = ['left', 'right', 'up', 'down'];
    for (const start of faceUp) {
      const reached = new Set([start]);
      for (const place of reached) for (const direction of directions) reached.add(nextPlace(place, direction, faceUp));
      expect([...reached].map((place) => place.name).sort()).toEqual(faceUp.map((place) => place.name).sort());
    }
  });
});
