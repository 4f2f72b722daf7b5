// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { FIRST, GAMES, gameOfClause, named, pageOf } from './games';

test('every folder of a board has registered itself, in their order', () => {
  expect(GAMES.map(({ name }) => name)).toEqual(['five-tribes', 'ali-baba']);
});

test('a game without a folder is shown plainly, under its own name', () => {
  const nim = pageOf('nim');
  expect(nim.name).toBe('nim');
  expect([nim.art, nim.aid, nim.pieces]).toEqual([null, null, null]);
});

test('an address that names no game with a board leads to the first', () => {
  expect(named('ali-baba').name).toBe('ali-baba');
  expect(named('nim')).toBe(FIRST);
  expect(named(undefined)).toBe(FIRST);
});

test('a clause belongs to the game whose clauses begin like it', () => {
  expect(gameOfClause('FT-M1')).toBe('five-tribes');
  expect(gameOfClause('AB-GREEN1')).toBe('ali-baba');
});
