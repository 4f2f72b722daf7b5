import { describe, expect, it } from 'vitest';

import { Choices, complete, read } from './choices';

describe('reading an action', () => {
  it.each([
    ['bid 12', { kind: 'bid', spot: 12 }],
    ['pick C4', { kind: 'pick', tile: 'C4' }],
    ['drop elder C3', { kind: 'drop', tribe: 'elder', tile: 'C3' }],
    ['builders 2', { kind: 'builders', fakirs: 2 }],
    ['kill builder F5', { kind: 'kill', tribe: 'builder', tile: 'F5' }],
    ['kill vizier seat2', { kind: 'kill-in-front', tribe: 'vizier', seat: 2 }],
    ['take 6', { kind: 'take', place: 6 }],
    ['buy leta fakir', { kind: 'buy', djinn: 'leta', way: 'fakir' }],
    ['use al-amin elder', { kind: 'use', djinn: 'al-amin', way: 'elder' }],
    ['place A1', { kind: 'place', tile: 'A1' }],
    ['keep anun-nak', { kind: 'keep', djinn: 'anun-nak' }],
    ['offer silk', { kind: 'offer', good: 'silk' }],
    ['discount', { kind: 'discount' }],
    ['sell', { kind: 'sell' }],
    ['pass', { kind: 'pass' }],
    ['end', { kind: 'end' }],
  ])('%s', (action, what) => {
    expect(read(action)).toEqual({ do: action, ...what });
  });

  it('offers what it does not know by its words', () => {
    expect(read('dance C3')).toEqual({ do: 'dance C3', kind: 'other' });
  });
});

describe('with an elder and a builder in hand', () => {
  const choices = new Choices(['drop elder C3', 'drop builder C3', 'drop elder D4']);

  it('both tiles can be clicked, and one of them asks which', () => {
    expect(choices.tiles()).toEqual(new Set(['C3', 'D4']));
    expect(choices.onTile('C3').map((choice) => choice.do)).toEqual(['drop elder C3', 'drop builder C3']);
  });

  it('the builder chosen in the hand leaves one tile and one answer', () => {
    expect(choices.tiles('builder')).toEqual(new Set(['C3']));
    expect(choices.onTile('C3', 'builder').map((choice) => choice.do)).toEqual(['drop builder C3']);
  });

  it('names the tribes that may be dropped', () => {
    expect(choices.tribes()).toEqual(['elder', 'builder']);
  });
});

describe('assassins', () => {
  const choices = new Choices(['kill vizier A1', 'kill elder A1', 'kill elder seat2', 'use iblis elder', 'use iblis fakir', 'pass']);

  it('find victims on tiles and in front of rivals', () => {
    expect(choices.tiles()).toEqual(new Set(['A1']));
    expect(choices.inFrontOf(2).map((choice) => choice.do)).toEqual(['kill elder seat2']);
    expect(choices.inFrontOf(1)).toEqual([]);
  });

  it('a power is named once, however it can be paid', () => {
    expect(choices.powers()).toEqual(['iblis']);
    expect(choices.ofDjinn('use', 'iblis').map((use) => use.way)).toEqual(['elder', 'fakir']);
  });
});

describe('typing', () => {
  const legal = ['drop elder C3', 'drop elder C4', 'end'];

  it('completes what was begun, in capitals or not', () => {
    expect(complete('DROP  elder c', legal)).toEqual(['drop elder C3', 'drop elder C4']);
    expect(complete(' e', legal)).toEqual(['end']);
  });

  it('lists everything where nothing was typed, and nothing for what is not legal', () => {
    expect(complete('', legal)).toEqual(legal);
    expect(complete('pick A1', legal)).toEqual([]);
  });
});
