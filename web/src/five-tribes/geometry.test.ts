import { describe, expect, it } from 'vitest';

import { corner, discs, line, stand, tileAt, TILES } from './geometry';

describe('the board', () => {
  it('has thirty tiles, row by row', () => {
    expect(TILES).toHaveLength(30);
    expect(TILES.slice(0, 7)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'A2']);
  });

  it('knows where a tile is, and that beyond the edge there is none', () => {
    expect(corner('C4')).toEqual({ x: 224, y: 328 });
    expect(tileAt('C4', 1, -1)).toBe('D3');
    expect(tileAt('A1', -1, 0)).toBeNull();
    expect(tileAt('F5', 0, 1)).toBeNull();
  });
});

describe('a path', () => {
  it('goes from centre to centre', () => {
    expect(line(['C4', 'C3', 'D3'])).toBe('M274 378L274 274L378 274');
  });

  it('is numbered on each edge it crosses, the tip forward', () => {
    expect(discs(['C4', 'C3', 'D3'])).toEqual([
      { n: 1, x: 274, y: 333, turn: 270 },
      { n: 2, x: 326, y: 274, turn: 0 },
    ]);
  });

  it('a second crossing of the same edge stands beside the first', () => {
    const [first, , , , fifth] = discs(['A1', 'B1', 'B2', 'A2', 'A1', 'B1']);
    expect(fifth?.x).toBe(first?.x);
    expect(fifth?.y).not.toBe(first?.y);
  });
});

describe('meeples on a tile', () => {
  it('stand in the order V E M B A without covering each other', () => {
    const pieces = stand('VEMBA', false);
    expect(pieces.map((piece) => piece.tribe)).toEqual(['vizier', 'elder', 'merchant', 'builder', 'assassin']);
    expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });

  it('too many to stand apart are counted by tribe', () => {
    expect(stand('VVVVEMA', false).map(({ tribe, n }) => [tribe, n])).toEqual([
      ['vizier', 4],
      ['elder', 1],
      ['merchant', 1],
      ['assassin', 1],
    ]);
  });

  it('leave room for a camel', () => {
    for (const piece of stand('EE', true)) expect(piece.x + piece.width).toBeLessThanOrEqual(58);
  });
});
