import { describe, expect, it } from 'vitest';

import type { Looked } from '../lib/play';
import { sortPreview } from './preview';

const VALUES = [1, 3, 6, 10, 15, 21];

function looked(gain: number, ...story: Looked['story']): Looked {
  return { ply: 1, changes: [], legal: [], gain, parts: {}, story };
}

describe('what a tile would bring', () => {
  it('tells the magic’s points, the set’s growth and the places that turn up', () => {
    const preview = sortPreview(
      looked(
        7,
        { what: 'take', seat: 0, place: '2b1', tile: 'crown-blue' },
        { what: 'uncover', seat: null, places: ['1b1', '1c1'] },
        { what: 'points', seat: 0, n: 4 },
      ),
      ['crown-pink', 'crown-green', 'ring-pink'],
      VALUES,
    );
    expect(preview).toMatchObject({ tile: 'crown-blue', gain: 7, magic: 'blue', points: 4, sets: 3, nothing: false });
    expect(preview.set).toEqual({ treasure: 'crown', before: 3, after: 6 });
    expect(preview.places).toEqual(['1b1', '1c1']);
  });

  it('says so where the magic does nothing', () => {
    const story = [{ what: 'take', seat: 0, place: '1a1', tile: 'ring-green' }, { what: 'nothing', seat: 0 }];
    expect(sortPreview(looked(1, ...story), [], VALUES)).toMatchObject({ magic: 'green', points: null, nothing: true, sets: 1 });
  });

  it('promises no magic of green’s second tile', () => {
    const preview = sortPreview(looked(1, { what: 'also', seat: 0, place: '1a1', tile: 'ring-pink' }), [], VALUES);
    expect(preview).toMatchObject({ magic: null, points: null, sets: 1 });
  });

  it('names no single set where a swap changes two', () => {
    const story = [{ what: 'swap', seat: 0, lamp: 'lamp-pink', tile: 'ring-pink' }, { what: 'points', seat: 0, n: 5 }];
    const preview = sortPreview(looked(6, ...story), ['lamp-pink', 'ring-blue'], VALUES);
    expect(preview).toMatchObject({ tile: 'ring-pink', magic: 'pink', points: 5, sets: 1, set: null });
  });
});
