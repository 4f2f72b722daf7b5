import { describe, expect, it } from 'vitest';

import { hasOffer, placeOf, sortChoices, wishFor } from './choices';

describe('what may be chosen', () => {
  it('puts tiles to take at their places in the cave', () => {
    const { places } = sortChoices(['take 4a1', 'take 3b2']);
    expect([...places]).toEqual([['4a1', 'take 4a1'], ['3b2', 'take 3b2']]);
  });

  it('puts green’s second tile at its place too', () => {
    expect(sortChoices(['also 2a1']).places.get('2a1')).toBe('also 2a1');
  });

  it('offers the lamp’s own magic in the tray and the swaps beside the cave', () => {
    const { beside, others } = sortChoices(['magic', 'swap ring-white']);
    expect(beside.get('ring-white')).toBe('swap ring-white');
    expect(others).toEqual(['magic']);
  });

  it('knows the tiles to show, those shown and what can be banned', () => {
    expect(sortChoices(['show crown-pink']).own.get('crown-pink')).toBe('show crown-pink');
    expect(sortChoices(['steal seat2']).shown.get(2)).toBe('steal seat2');
    expect([...sortChoices(['ban ring', 'ban brown']).bans.keys()]).toEqual(['ring', 'brown']);
  });

  it('leaves the tray alone while tiles are chosen in the cave', () => {
    expect(hasOffer(sortChoices(['take 4a1', 'swap ring-white']))).toBe(false);
    expect(hasOffer(sortChoices(['ban ring']))).toBe(true);
  });

  it('still offers an action that has no place on the table', () => {
    expect(sortChoices(['dance', 'steal everything']).others).toEqual(['dance', 'steal everything']);
  });

  it('offers nothing while somebody else decides', () => {
    const { places, beside, own, shown, bans, others } = sortChoices(null);
    expect(places.size + beside.size + own.size + shown.size + bans.size + others.length).toBe(0);
  });
});

describe('a press on a tile that can’t be chosen', () => {
  it('asks the server for it all the same, as the step would have it', () => {
    expect(wishFor('1a1', 'take')).toBe('take 1a1');
    expect(wishFor('1a1', 'also')).toBe('also 1a1');
    expect(wishFor('1a1', 'ban')).toBe('take 1a1');
  });
});

describe('the place of an action', () => {
  it('is told for tiles of the cave alone', () => {
    expect(placeOf('take 4a1')).toBe('4a1');
    expect(placeOf('also 4b1')).toBe('4b1');
    expect(placeOf('swap ring-white')).toBeNull();
    expect(placeOf('magic')).toBeNull();
  });
});
