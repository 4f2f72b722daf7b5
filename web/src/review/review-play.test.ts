// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import type { ReviewInfo } from '../lib/protocol';
import part from '../plain/review';
import { ReviewPlay } from './review-play.svelte';

// Two bids, then a turn of two steps.
const data: ReviewInfo = {
  id: 'a',
  game: 'five-tribes',
  variant: 'base',
  players: 2,
  names: ['Leila', 'Omar'],
  bots: [null, null],
  table: null,
  over: { why: 'played', winners: [0], scores: [{ total: 2 }, { total: 1 }] },
  view: { seat: 0, step: 'bid', seats: [{ coins: 50 }, { coins: 50 }] },
  points: [50, 50],
  steps: [
    { seat: 0, do: 'bid 3', changes: [[['seats', 0, 'coins'], 47], [['seat'], 1]], story: [{ what: 'bid', seat: 0 }], turn: 0, points: [47, 50] },
    { seat: 1, do: 'bid 0', changes: [[['seat'], 0], [['step'], 'pick']], story: [{ what: 'bid', seat: 1 }], turn: 1, points: [47, 50] },
    { seat: 0, do: 'pick C3', changes: [[['step'], 'drop']], story: [{ what: 'pick', seat: 0 }], turn: 2, points: [47, 50] },
    { seat: 0, do: 'drop elder C4', changes: [[['step'], 'over'], [['seat'], null]], story: [{ what: 'drop', seat: 0 }], turn: 2, points: [49, 50] },
  ],
  turns: [
    { seat: 0, kind: 'bid', round: 1, from: 0, to: 1 },
    { seat: 1, kind: 'bid', round: 1, from: 1, to: 2 },
    { seat: 0, kind: 'turn', round: 1, from: 2, to: 4 },
  ],
  judged: [],
  total: 3,
  done: false,
};

test('a turn is shown as it stood before it', () => {
  const play = new ReviewPlay(data, part);
  play.go(2);
  expect(play.act).toBe(1);
  expect(play.view).toMatchObject({ seats: [{ coins: 47 }, { coins: 50 }] });
});

test('the points are those of the moment shown', () => {
  const play = new ReviewPlay(data, part);
  expect(play.points).toEqual([50, 50]);
  play.go(3, 2);
  expect(play.points).toEqual([49, 50]);
});

test('single steps lead through a turn and into the next', () => {
  const play = new ReviewPlay(data, part);
  const steps = [];
  while (play.stepForward()) steps.push([play.at, play.step, play.view.step]);
  expect(steps).toEqual([[1, 1, 'bid'], [2, 1, 'pick'], [3, 1, 'drop'], [3, 2, 'over']]);
  play.stepBackward();
  expect([play.at, play.step]).toEqual([3, 1]);
});

test('the game is over only at its very end', () => {
  const play = new ReviewPlay(data, part);
  play.go(3);
  expect(play.over).toBeNull();
  play.forward();
  expect(play.over?.winners).toEqual([0]);
  expect(play.act).toBeNull();
});

test('there is nothing before the beginning and nothing after the end', () => {
  const play = new ReviewPlay(data, part);
  play.backward();
  expect(play.at).toBe(0);
  play.end();
  play.forward();
  expect([play.at, play.step]).toEqual([3, 2]);
});

test('a step forward is told to the board, with what happened', () => {
  const play = new ReviewPlay(data, part);
  const told: string[] = [];
  play.onhappening(({ story }) => told.push(...story.map((entry) => entry.what)));
  play.go(3);
  play.stepForward();
  expect(told).toEqual(['pick']);
});

test('judgements may come in any order', () => {
  const play = new ReviewPlay(data, part);
  const judgement = { turn: 2, best: ['pick C3'], story: [], win: [0.5, 0.5], margin: [0, 0], after: [1, 0], after_margin: [1, -1], lost: 0, is_best: true, played_brings: null, best_brings: null };
  play.learn([judgement]);
  play.go(3);
  expect(play.judgement).toBe(judgement);
  play.go(1);
  expect(play.judgement).toBeNull();
});

test('what the bot prefers is shown only before the first step of the turn', () => {
  const play = new ReviewPlay(data, part);
  play.learn([{ turn: 2, best: ['pick B2'], story: [], win: [0.5, 0.5], margin: [0, 0], after: [1, 0], after_margin: [1, -1], lost: 2, is_best: false, played_brings: null, best_brings: null }]);
  play.go(3);
  expect([play.played, play.preferred]).toEqual([['pick C3', 'drop elder C4'], ['pick B2']]);
  play.stepForward();
  expect([play.played, play.preferred]).toEqual([['pick C3'], []]);
});
