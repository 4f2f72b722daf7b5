// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { every } from './interval.svelte';

let state: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  state = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How often it is asked, and the way to end it. */
function asking(news: () => boolean): { times: () => number; end: () => void } {
  let times = 0;
  const end = $effect.root(() => {
    every(
      1000,
      () => {
        times += 1;
        return Promise.resolve(news());
      },
      4000,
    );
  });
  flushSync();
  return { times: () => times, end };
}

function look(now: DocumentVisibilityState): void {
  state = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('as long as there is news it is asked at its pace, and less and less often where there is none', async () => {
  let news = true;
  const { times, end } = asking(() => news);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times()).toBe(11);
  news = false;
  await vi.advanceTimersByTimeAsync(40_000);
  const slowly = times();
  expect(slowly).toBeLessThan(11 + 15);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(times()).toBe(slowly + 10);
  news = true;
  await vi.advanceTimersByTimeAsync(14_000);
  expect(times()).toBeGreaterThanOrEqual(slowly + 20);
  end();
});

test('nothing is asked while nobody looks, and at once when somebody does again', async () => {
  const { times, end } = asking(() => true);
  await vi.advanceTimersByTimeAsync(2000);
  look('hidden');
  const before = times();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toBe(before);
  look('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(times()).toBe(before + 1);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toBe(before + 1);
});
