// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, test } from 'vitest';

import { words } from '../lib/words.svelte';
import { actionName, asked, goesOn, passName, wayName } from './action-words';
import { Choices } from './choices';
import type { View } from './view';

beforeAll(() => words.load('en'));

const player = { name: 'Ada', bot: null, standingIn: false, here: true, resigned: false, mine: true };

/** A position at that step, on a tile of that kind. */
function at(step: string, kind = 'oasis'): View {
  const tile = { kind, value: 8, meeples: 'V', owner: null, palms: 0, palaces: 0 };
  return { step, tiles: { B2: tile }, turn: { tile: 'B2', hand: '', power: null } } as unknown as View;
}

describe('before the tile acts', () => {
  const legal = ['use utug elders', 'pass'];

  it.each([
    ['oasis', 'Use a power before the palm is placed?', 'Place the palm'],
    ['village', 'Use a power before the palace is placed?', 'Place the palace'],
    ['small-market', 'You can’t pay at this market. Use a power first?', 'Go on'],
    ['large-market', 'You can’t pay at this market. Use a power first?', 'Go on'],
    ['sacred-place', 'You can’t pay for a djinn. Use a power first?', 'Go on'],
  ])('of the kind %s it is said what comes next', (kind, ask, pass) => {
    const view = at('before-tile', kind);
    expect(asked(view, { act: 0, legal, players: [player] }, new Choices(legal)).ask).toBe(ask);
    expect(passName(view)).toBe(pass);
    expect(actionName('pass', view)).toBe(pass);
    expect(wayName(['pass', 'end'], view, []).text).toBe(pass);
  });
});

test('who loses a vizier is named, also where a way begins with it', () => {
  const names = ['Ada', 'Bob'];
  expect(wayName(['kill vizier seat1', 'end'], at('kill'), names).text).toBe('Kill a vizier in front of Bob');
  expect(actionName('kill elder seat0', at('kill'), names)).toBe('Kill an elder in front of Ada');
});

test('only where the turn goes on as it would have done is declining the main thing to do', () => {
  expect(['before-tile', 'take', 'buy', 'kill', 'redirect', 'end'].filter((step) => goesOn(at(step)))).toEqual(['before-tile']);
});
