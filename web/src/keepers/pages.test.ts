// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { ApiError } from '../lib/api';
import { PAGE, Pages } from './pages.svelte';

function numbers(count: number): (after: number | null) => Promise<number[]> {
  return (after) => {
    const from = after === null ? 0 : after + 1;
    return Promise.resolve(Array.from({ length: Math.min(PAGE, count - from) }, (_, index) => from + index));
  };
}

test('pages follow each other until one is not full', async () => {
  const pages = new Pages(numbers(PAGE + 10));
  await pages.renew();
  expect([pages.items.length, pages.more]).toEqual([PAGE, true]);
  await pages.next();
  expect([pages.items.length, pages.more, pages.items.at(-1)]).toEqual([PAGE + 10, false, PAGE + 9]);
});

test('what is read anew reaches as far as it did', async () => {
  const pages = new Pages(numbers(PAGE * 3));
  await pages.renew();
  await pages.next();
  await pages.renew();
  expect(pages.items.length).toBe(PAGE * 2);
  await pages.begin();
  expect(pages.items.length).toBe(PAGE);
});

test('an answer that comes too late changes nothing', async () => {
  const late: ((items: string[]) => void)[] = [];
  const pages = new Pages(() => new Promise<string[]>((done) => late.push(done)));
  const first = pages.renew();
  const second = pages.renew();
  late[1]?.(['new']);
  late[0]?.(['old']);
  await Promise.all([first, second]);
  expect(pages.items).toEqual(['new']);
});

test('what is there stays when reading fails', async () => {
  let fail = false;
  const pages = new Pages(() => (fail ? Promise.reject(new ApiError(403, 'not-allowed', 'no')) : Promise.resolve([1])));
  await pages.renew();
  fail = true;
  await pages.renew();
  expect(pages.items).toEqual([1]);
  expect(pages.trouble).not.toBe('');
});
