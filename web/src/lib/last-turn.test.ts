import { describe, expect, it } from 'vitest';

import { lastTurn } from './last-turn';
import type { StoryEntry } from './protocol';

const told = (...entries: [what: string, seat: number | null][]): StoryEntry[] => entries.map(([what, seat]) => ({ what, seat }));
const RIVAL = told(['turn', 1], ['pick', 1], ['drop', 1], ['coins', 1], ['end', 1]);

describe('the last turn', () => {
  it('is the one before the turn of now', () => {
    const turn = lastTurn([...RIVAL, ...told(['turn', 0])], 0, 'pick');
    expect(turn.map((entry) => entry.what)).toEqual(['pick', 'drop', 'coins', 'end']);
  });

  it('stays while others bid for the next round', () => {
    expect(lastTurn([...RIVAL, ...told(['round', null], ['bid', 1])], 0, 'pick')).toHaveLength(4);
  });

  it('is gone once one has decided something', () => {
    expect(lastTurn([...RIVAL, ...told(['round', null], ['bid', 0])], 0, 'pick')).toEqual([]);
    expect(lastTurn([...RIVAL, ...told(['turn', 0], ['pick', 0])], 0, 'pick')).toEqual([]);
  });

  it('stays for who only looks on', () => {
    expect(lastTurn([...RIVAL, ...told(['round', null], ['bid', 0])], null, 'pick')).toHaveLength(4);
  });
});
