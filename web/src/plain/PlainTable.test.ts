// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { Play } from '../lib/play';
import { words } from '../lib/words.svelte';
import PlainTable from './PlainTable.svelte';

let table: Record<string, unknown>;

beforeAll(() => words.load('en'));
afterEach(() => unmount(table));

/** A game that the page knows nothing of: three heaps, of which one takes. */
function open(more: Partial<Play> = {}): Play {
  const player = { bot: null, standingIn: false, here: true, resigned: false, mine: true };
  const play: Play = {
    game: 'nim', variant: 'base', view: { heaps: [3, 4, 5], seat: 0 }, seat: 0, act: 0, legal: ['take 1 a', 'take 2 a'], begins: 1,
    story: [{ what: 'take', seat: 1, n: 2, heap: 'b' }], steps: [], players: [{ ...player, name: 'Leila' }, { ...player, name: 'Omar' }],
    over: null, clocks: null, refusal: null, waiting: false, hints: false, live: true, points: [0, 2],
    do: vi.fn(), back: vi.fn(), look: vi.fn(), ways: vi.fn(), hint: vi.fn(), onhappening: () => () => undefined, ...more,
  };
  table = mount(PlainTable, { target: document.body, props: { play } });
  flushSync();
  return play;
}

test('what may be done is a list of buttons, each by its notation', () => {
  const play = open();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-do]')];
  expect(buttons.map((button) => button.textContent)).toEqual(['take 1 a', 'take 2 a']);
  buttons[1]?.click();
  expect(play.do).toHaveBeenCalledWith('take 2 a');
});

test('the position is there to be read, and what has happened', () => {
  open();
  expect(document.querySelector('pre')?.textContent).toBe('heaps: 3, 4, 5\nseat: 0');
  expect(document.body.textContent).toContain('Omar: take · n 2 · heap b');
});

test('who has nothing to decide is told whose decision it is', () => {
  open({ legal: null, act: 1 });
  expect(document.querySelectorAll('[data-do]')).toHaveLength(0);
  expect(document.querySelector('h2')?.textContent).toContain('Leila');
  expect(document.body.textContent).toContain(words.text('table-plain-wait', { name: 'Omar' }));
});

test('what is refused is told in words', () => {
  open({ refusal: { code: 'illegal', message: 'this heap is empty' } });
  expect(document.querySelector('[role=alert]')?.textContent).toContain('this heap is empty');
});
