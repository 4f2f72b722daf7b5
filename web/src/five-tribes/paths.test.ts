import { describe, expect, it } from 'vitest';

import type { StoryEntry } from '../lib/protocol';
import { endOf, lastMove, tilesOf } from './paths';

const picked: StoryEntry = { what: 'pick', seat: 0, tile: 'C4', meeples: 'EB' };

describe('the move under way', () => {
  it('is told by the story: where from, which meeples, where to', () => {
    const story = [{ what: 'turn', seat: 0 }, picked, { what: 'drop', seat: 0, tile: 'C3', tribe: 'elder' }];
    expect(lastMove(story)).toEqual({ seat: 0, from: 'C4', meeples: 'EB', drops: ['C3'] });
  });

  it('is no longer shown once the next turn has begun', () => {
    expect(lastMove([picked, { what: 'turn', seat: 1 }])).toBeNull();
    expect(lastMove([])).toBeNull();
  });
});

describe('a way on', () => {
  it('starts where the meeples in hand are', () => {
    expect(tilesOf(['drop elder C3', 'drop builder D3'], 'C4')).toEqual(['C4', 'C3', 'D3']);
  });

  it('or where they are picked', () => {
    expect(tilesOf(['pick C4', 'drop elder C3'], 'A1')).toEqual(['C4', 'C3']);
  });

  it('ends with the last drop, whatever follows', () => {
    expect(endOf(['drop elder C3', 'drop builder D3', 'take 1', 'end'])).toEqual({ tile: 'D3', tribe: 'builder' });
    expect(endOf(['bid 5'])).toBeNull();
  });
});
