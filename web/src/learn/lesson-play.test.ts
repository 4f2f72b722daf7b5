// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LessonPlay } from './lesson-play.svelte';

// A server that knows one task: take 4a1, then 4a2; nothing else is allowed.
const SOLUTION = ['take 4a1', 'take 4a2'];
let sent: string[][] = [];

function answer(done: string[]): unknown {
  const wrong = done.findIndex((action, index) => action !== SOLUTION[index]);
  const story = done.map((action) => ({ what: 'take', seat: 0, place: action.slice(5) }));
  return {
    view: { seat: 0, seats: [{}, {}], taken: done.length },
    seat: 0,
    act: 0,
    legal: SOLUTION.slice(done.length, done.length + 1),
    story,
    steps: done.map((_, index) => index),
    done: done.length === SOLUTION.length,
    failed: false,
    refused: wrong < 0 ? null : { message: 'this tile is face down', rule: 'AB-T1', id: 'face-down' },
    gain: done.length * 5,
    sheet: { magic: done.length * 5, treasures: 3, total: done.length * 5 + 3 },
    points: [done.length * 5, 0],
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    if (path.endsWith('/solution')) return Promise.resolve(Response.json({ do: SOLUTION }));
    const { do: actions } = JSON.parse(request.body as string) as { do: string[] };
    sent.push(actions);
    return Promise.resolve(Response.json(answer(actions)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begun(): Promise<LessonPlay> {
  const play = new LessonPlay('ali-baba', 'ali-baba/cave', '1');
  await vi.advanceTimersByTimeAsync(0);
  return play;
}

test('each step is sent with all those before it, and taking back sends fewer', async () => {
  const play = await begun();
  play.do('take 4a1');
  await vi.advanceTimersByTimeAsync(0);
  play.back();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([[], ['take 4a1'], []]);
  expect(play.steps).toEqual([]);
});

test('a refusal names its clause and changes nothing', async () => {
  const play = await begun();
  play.do('take 1a1');
  await vi.advanceTimersByTimeAsync(0);
  expect(play.refusal).toMatchObject({ rule: 'AB-T1' });
  expect(play.steps).toEqual([]);
});

test('looking ahead tells what would change and what it would bring', async () => {
  const play = await begun();
  play.do('take 4a1');
  await vi.advanceTimersByTimeAsync(0);
  const looked = await play.look(['take 4a2']);
  expect(looked).toMatchObject({ gain: 5, parts: { magic: 5 }, changes: [[['taken'], 2]], story: [{ place: '4a2' }] });
  expect(play.view).toMatchObject({ taken: 1 });
});

test('the solution is shown step by step, and nothing can be done meanwhile', async () => {
  const play = await begun();
  void play.show();
  await vi.advanceTimersByTimeAsync(1000);
  expect(play.view).toMatchObject({ taken: 1 });
  play.do('take 4a2');
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(play.done).toBe(true);
});

test('who tries again while it is shown begins anew', async () => {
  const play = await begun();
  void play.show();
  await vi.advanceTimersByTimeAsync(1000);
  play.again();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(play.view).toMatchObject({ taken: 0 });
  expect(play.shown).toBe(false);
});
