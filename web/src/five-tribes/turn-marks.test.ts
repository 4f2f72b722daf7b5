import { describe, expect, it } from 'vitest';

import type { Entry } from './entries';
import { turnMarks } from './turn-marks';

const TURN: Entry[] = [
  { what: 'pick', seat: 1, tile: 'A1', meeples: 'AE', rule: 'FT-M1' },
  { what: 'drop', seat: 1, tile: 'B1', tribe: 'elder', rule: 'FT-M2' },
  { what: 'drop', seat: 1, tile: 'C1', tribe: 'assassin', rule: 'FT-M2' },
  { what: 'kill', seat: 1, tile: 'C2', tribe: 'vizier', rule: 'FT-A1' },
  { what: 'camel', seat: 1, n: -1, tile: 'C2', rule: 'FT-K2' },
  { what: 'coins', seat: 1, n: -3, rule: 'FT-L3' },
  { what: 'coins', seat: 1, n: 8, rule: 'FT-X1' },
  { what: 'coins', seat: 0, n: 2, rule: 'FT-D1' },
];

describe('the marks of a turn', () => {
  it('say who was killed, where a camel stands and what was won', () => {
    expect(turnMarks(TURN)).toEqual({
      seat: 1,
      kills: [{ tile: 'C2', tribe: 'vizier' }],
      placed: ['C2'],
      won: { tile: 'C1', gains: [{ icon: 'coin', n: 5 }] },
    });
  });

  it('are none without a turn', () => {
    expect(turnMarks([])).toBeNull();
  });
});
