// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { reason, t, words } from './words.svelte';

beforeEach(() => words.load('en'));

test('a message is said with what it is told', () => {
  expect(t('table-rules-of', { game: 'Ali Baba' })).toContain('Ali Baba');
});

test('a message that says another one says it in full', () => {
  expect(t('ali-baba-worth-points', { n: 7 })).toBe('worth 7\u00a0points');
});

test('messages are known before they are said, and still afterwards', () => {
  expect(words.has('table-caravanserai')).toBe(true);
  t('table-caravanserai');
  expect(words.has('table-caravanserai')).toBe(true);
  expect(words.has('table-no-such-thing')).toBe(false);
});

test('another language says the same otherwise', async () => {
  const english = t('home-title');
  await words.load('hu');
  expect(words.language).toBe('hu');
  expect(t('home-title')).not.toBe(english);
});

test('words that only some screens need are there once they are asked for, in any language', async () => {
  expect(words.has('guide-got-it')).toBe(false);
  await words.also('guide');
  const english = t('guide-got-it');
  expect(words.has('home-title')).toBe(true);
  await words.load('hu');
  expect(words.has('guide-got-it')).toBe(true);
  expect(t('guide-got-it')).not.toBe(english);
});

test('a refusal is told by its reason, else by its kind, else as the server says it', () => {
  const refusal = { code: 'illegal', message: 'so says the server' };
  expect(reason({ ...refusal, id: 'face-down' })).toBe(t('reason-face-down'));
  expect(reason({ code: 'too-fast', message: 'wait 3 s', id: 'no-such-reason' })).toBe(t('refused-too-fast'));
  expect(reason({ code: 'no-such-kind', message: 'so says the server' })).toBe('so says the server');
});
