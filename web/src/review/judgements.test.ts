// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { followJudging } from './judgements';

const asked: string[] = [];
let answers: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers.shift() ?? { judged: [], total: 3, done: false })));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks on from where it has come, and stops when all turns are judged', async () => {
  answers = [
    { judged: [{ turn: 0 }, { turn: 1 }], total: 3, done: false },
    { judged: [{ turn: 2 }], total: 3, done: true },
  ];
  const learn = vi.fn();
  const done = vi.fn();
  followJudging('abc', 0, { learn, done });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/reviews/abc/judged?from=0', '/api/reviews/abc/judged?from=2']);
  expect(learn).toHaveBeenCalledTimes(2);
  expect(done).toHaveBeenCalledOnce();
});

test('asks less and less often while nothing new comes', async () => {
  answers = [];
  const stop = followJudging('abc', 0, { learn: vi.fn(), done: vi.fn() });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(asked.length).toBeLessThan(15);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(before);
});

test('asks nothing while nobody looks', async () => {
  answers = [];
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const stop = followJudging('abc', 0, { learn: vi.fn(), done: vi.fn() });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveLength(1);
  stop();
  hidden.mockRestore();
});
