import { expect, test } from 'vitest';

import { across, height, initials, line, marks, momentAt, spread, type Frame } from './chart';

const frame: Frame = { left: 30, right: 130, top: 10, bottom: 110 };

test('the beginning lies at the left edge and the end of the game at the right', () => {
  expect(across(frame, 0, 28)).toBe(30);
  expect(across(frame, 28, 28)).toBe(130);
});

test('a sure win is at the top and a lost game at the bottom', () => {
  expect(height(frame, 1)).toBe(10);
  expect(height(frame, 0)).toBe(110);
});

test('a click finds the nearest moment, also beside the chart', () => {
  expect(momentAt(frame, 30 + 17.4 * 10, 28)).toBe(28);
  expect(momentAt(frame, 80, 10)).toBe(5);
  expect(momentAt(frame, 0, 10)).toBe(0);
});

test('a line has a point for each moment that was judged', () => {
  expect(line(frame, [0.5, 0.25], 4)).toBe('M30 60L55 85');
  expect(line(frame, [], 4)).toBe('');
});

test('names at the ends keep their order and never cover each other', () => {
  const labels = [
    { seat: 0, text: 'L 26', y: 84 },
    { seat: 1, text: 'O 25', y: 85 },
    { seat: 2, text: 'S 24', y: 108 },
    { seat: 3, text: 'N 24', y: 109 },
  ];
  const placed = spread(labels, 13, frame);
  expect(placed.map((label) => label.seat)).toEqual([0, 1, 2, 3]);
  for (let i = 1; i < placed.length; i++) expect((placed[i]?.y ?? 0) - (placed[i - 1]?.y ?? 0)).toBeGreaterThanOrEqual(13);
  expect(placed.at(-1)?.y).toBeLessThanOrEqual(frame.bottom);
});

test('two names that begin alike are told apart by their seat', () => {
  expect(initials(['Leila', 'Omar', 'lars'])).toEqual(['L1', 'O', 'L3']);
});

test('rounds are marked from their first bid to the next one’s', () => {
  expect(marks([1, 1, 1, 2, 2])).toEqual([
    { moment: 0, number: 1, until: 3 },
    { moment: 3, number: 2, until: 5 },
  ]);
});

test('a game without rounds is marked every ten turns', () => {
  expect(marks(Array<null>(25).fill(null)).map((mark) => mark.moment)).toEqual([0, 10, 20]);
});
