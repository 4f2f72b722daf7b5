// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PuzzlePlay } from './puzzle-play.svelte';

// A server that knows one puzzle: take 4a1 and it is solved; anything else is a whole turn, too.
const BEST = { do: ['take 4a1'], story: [], themes: ['set'], gap: 3, proof: 'searched', brings: { gain: 5, leaves: null, next: null }, line: '{}' };
let sent: [string, unknown][] = [];

function answer(path: string, body: { do: string[] }): unknown {
  if (path.endsWith('/solution')) return BEST;
  if (path.endsWith('/answer')) {
    const solved = body.do[0] === 'take 4a1';
    return { solved, lost: solved ? 0 : 2, credit: solved ? 100 : 60, brings: BEST.brings, best: solved ? BEST : null };
  }
  return {
    view: { seat: 0, seats: [{}, {}], taken: body.do.length },
    seat: 0,
    act: 0,
    legal: body.do.length > 0 ? null : ['take 4a1', 'take 4a2'],
    story: [],
    steps: body.do.map((_, index) => index),
    refused: null,
    gain: 0,
    sheet: { total: 0 },
    points: [0, 0],
    id: 'abc',
    game: 'ali-baba',
    rating: 900,
    whole: body.do.length > 0,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const body = JSON.parse(request.body as string) as { do: string[] };
    sent.push([path, body]);
    return Promise.resolve(Response.json(answer(path, body)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function tried(action: string): Promise<PuzzlePlay> {
  const play = new PuzzlePlay('ali-baba', 'abc', null);
  await vi.advanceTimersByTimeAsync(0);
  play.do(action);
  await vi.advanceTimersByTimeAsync(0);
  return play;
}

test('a whole turn waits to be answered with, and can be taken back', async () => {
  const play = await tried('take 4a2');
  expect(play.whole).toBe(true);
  play.back();
  await vi.advanceTimersByTimeAsync(0);
  expect(play.whole).toBe(false);
  expect(sent.some(([path]) => path.endsWith('/answer'))).toBe(false);
});

test('a near miss tells its worth and not the best turn', async () => {
  const play = await tried('take 4a2');
  await play.answer();
  expect(play.verdict).toMatchObject({ solved: false, credit: 60 });
  expect(play.best).toBeNull();
  play.back();
  expect(play.steps).toHaveLength(1);
  play.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(play.verdict).toBeNull();
  expect(play.steps).toEqual([]);
});

test('who gives up is shown the best turn step by step', async () => {
  const play = await tried('take 4a2');
  await play.show();
  expect(play.view).toMatchObject({ taken: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(play.view).toMatchObject({ taken: 1 });
  expect(play.best).toMatchObject({ do: ['take 4a1'] });
  play.do('take 4a2');
  expect(play.steps).toEqual([]);
});
