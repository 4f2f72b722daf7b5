// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { addUp, type PreviewLine } from './preview';

const sum = (lines: PreviewLine[]): number => lines.reduce((all, { n = 0 }) => all + n, 0);

test('lines that say their points and add up stay as they are', () => {
  const told = [
    { icon: 'builder', text: '3 builders', n: 12, part: 'coins' },
    { icon: 'coin', text: 'to pay', n: -3, part: 'coins' },
  ];
  expect(addUp(told, { coins: 9 })).toEqual(told);
});

test('a line without points gets those of its part', () => {
  const [line] = addUp([{ icon: 'vizier', text: '2 viziers', part: 'viziers' }], { viziers: 12 });
  expect(line).toMatchObject({ text: '2 viziers', n: 12 });
});

test('what is known only together stands on one line', () => {
  const lines = addUp([{ icon: 'palm', text: 'one', part: 'palms' }, { icon: 'palm', text: 'two', part: 'palms' }], { palms: 6 });
  expect(lines).toHaveLength(1);
  expect(sum(lines)).toBe(6);
});

test('what nothing was told of has a line of its own, and what brings nothing has no points', () => {
  const lines = addUp([{ icon: 'card', text: 'fakir', part: 'goods' }, { icon: 'assassin', text: 'nobody' }], { viziers: 10 });
  expect(lines.map(({ n }) => n)).toEqual([undefined, undefined, 10]);
});
