import { expect, test } from 'vitest';

import type { Judged, ReviewTurn } from '../lib/protocol';
import { accuracy, mistakeFrom, mistakesOf, turningPoints } from './summary';

function judged(turn: number, lost: number, before = 0.5, after = 0.5): Judged {
  const [win, then] = [[before, 1 - before], [after, 1 - after]];
  return { turn, best: [], story: [], win, margin: [], after: then, after_margin: [], lost, is_best: lost === 0, played_brings: null, best_brings: null };
}

const turns: ReviewTurn[] = [0, 1, 0, 1].map((seat, at) => ({ seat, kind: 'turn', round: null, from: at, to: at + 1 }));

test('a turn that loses nothing counts whole, one that loses ten points half', () => {
  const all = [judged(0, 0), judged(1, 10), judged(2, 10), judged(3, 20)];
  expect(accuracy(all, turns, 0)).toBeCloseTo(0.75);
  expect(accuracy(all, turns, 1)).toBeCloseTo(0.375);
});

test('nothing is said of a seat before a turn of it was judged', () => {
  expect(accuracy([judged(0, 1)], turns, 1)).toBeNull();
});

test('one goes from mistake to mistake, in both directions', () => {
  const all = [judged(0, 4), judged(1, 0), judged(2, 1), judged(3, 9)];
  expect(mistakeFrom(all, 0, 1)).toBe(1);
  expect(mistakeFrom(all, 1, 1)).toBe(4);
  expect(mistakeFrom(all, 4, 1)).toBeNull();
  expect(mistakeFrom(all, 4, -1)).toBe(1);
  expect([mistakesOf(all, turns, 0), mistakesOf(all, turns, 1)]).toEqual([1, 1]);
});

test('the largest changes of the own chance are the turning points, in their order', () => {
  const all = [judged(0, 0, 0.5, 0.3), judged(1, 0, 0.3, 0.32), undefined, judged(3, 0, 0.9, 0.4)];
  expect(turningPoints(all, turns).map((point) => point.at)).toEqual([1, 4]);
});
