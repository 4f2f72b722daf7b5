import { describe, expect, it } from 'vitest';

import { sortSets, worthOf } from './sets';

const VALUES = [1, 3, 6, 10, 15, 21];
const COLOURS = ['pink', 'blue', 'brown', 'green', 'yellow', 'white'];

describe('the sets behind a screen', () => {
  it('come largest first, with what they are worth and what the next would bring', () => {
    const sets = sortSets(['ring-white', 'crown-green', 'crown-pink'], ['carpet', 'crown', 'ring'], COLOURS, VALUES);
    expect(sets).toEqual([
      { treasure: 'crown', colours: ['pink', 'green'], worth: 3, next: 3 },
      { treasure: 'ring', colours: ['white'], worth: 1, next: 2 },
      { treasure: 'carpet', colours: [], worth: 0, next: 1 },
    ]);
  });

  it('have no next tile when they are whole', () => {
    const whole = COLOURS.map((colour) => `lamp-${colour}`);
    expect(sortSets(whole, ['lamp'], COLOURS, VALUES)).toEqual([{ treasure: 'lamp', colours: COLOURS, worth: 21, next: null }]);
  });

  it('are worth nothing known before the server has told the values', () => {
    expect(worthOf(2, [])).toBeNull();
    expect(sortSets(['ring-pink'], ['ring'], COLOURS, [])[0]).toMatchObject({ worth: null, next: null });
  });
});
