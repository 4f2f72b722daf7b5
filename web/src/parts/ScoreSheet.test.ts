// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { words } from '../lib/words.svelte';
import ScoreSheet from './ScoreSheet.svelte';

const SCORES = [
  { magic: 12, treasures: 20, total: 32 },
  { magic: 15, treasures: 9, total: 24 },
];
let sheet: Record<string, unknown>;

function open(fill = true, game = 'ali-baba'): void {
  const props = { game, players: ['Leila', 'Omar'], scores: SCORES, winners: [0], fill };
  sheet = mount(ScoreSheet, { target: document.body, props });
  flushSync();
}

function blankLines(): number {
  return document.querySelectorAll('tr.blank').length;
}

beforeAll(() => words.load('en'));
beforeEach(() => {
  settings.lessMotion = false;
  vi.useFakeTimers();
});
afterEach(async () => {
  await unmount(sheet);
  vi.useRealTimers();
});

test('the sheet fills line by line, the total last', () => {
  open();
  expect(blankLines()).toBe(3);
  vi.advanceTimersByTime(350);
  flushSync();
  expect(blankLines()).toBe(2);
  vi.advanceTimersByTime(350);
  flushSync();
  vi.advanceTimersByTime(350);
  flushSync();
  expect(blankLines()).toBe(0);
});

test('a key shows all of it', () => {
  open();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  flushSync();
  expect(blankLines()).toBe(0);
});

test('with less motion all of it is there at once', () => {
  settings.lessMotion = true;
  open();
  expect(blankLines()).toBe(0);
});

test('the best of each line and the winner’s total are set off', () => {
  open(false);
  expect([...document.querySelectorAll('td.high')].map((cell) => cell.textContent)).toEqual(['15', '20']);
  expect(document.querySelector('td.win')?.textContent).toBe('32');
});

test('a game without a board has the lines that the server names', () => {
  open(false, 'nim');
  const lines = [...document.querySelectorAll('tbody th')].map((line) => line.textContent?.trim());
  expect(lines).toHaveLength(2);
  expect(document.querySelector('tfoot')?.textContent).toContain('32');
});
