import { afterEach, expect, test, vi } from 'vitest';

import { ApiError, ask, askAll, Followed } from './api';

function answer(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

afterEach(() => vi.unstubAllGlobals());

test('what is answered is handed on if it has all that belongs to it', async () => {
  answer({ id: 'g1', name: 'Ada', language: 'en' });
  await expect(ask('Me', 'GET', '/me')).resolves.toMatchObject({ name: 'Ada' });
  answer([{ id: 't1', name: 'bot', created_at: 1 }]);
  await expect(askAll('TokenInfo', 'GET', '/me/tokens')).resolves.toHaveLength(1);
});

test('an answer that lacks something is trouble, not a guest without a name', async () => {
  answer({ id: 'g1' });
  await expect(ask('Me', 'GET', '/me')).rejects.toMatchObject({ code: 'trouble' });
  answer({ tokens: [] });
  await expect(askAll('TokenInfo', 'GET', '/me/tokens')).rejects.toBeInstanceOf(ApiError);
});

test('a refusal carries its code, its field and the id of its reason', async () => {
  answer({ code: 'bad-request', message: 'A name has 1 to 24 characters, not 0.', field: 'name', id: 'name-length' }, 400);
  await expect(ask('Me', 'PATCH', '/me', { name: '' })).rejects.toMatchObject({ status: 400, field: 'name', id: 'name-length' });
});

test('a server that answers no JSON, or not at all, is trouble or away', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  await expect(ask('Me', 'GET', '/me')).rejects.toMatchObject({ status: 502, code: 'trouble' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(ask('Me', 'GET', '/me')).rejects.toMatchObject({ code: 'offline' });
});

test('what is followed is told again only when it has changed, and whole of another address', async () => {
  const asked: [string, string | null][] = [];
  const tags = ['"1"', '"1"', '"2"', '"2"'];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const known = new Headers(init.headers).get('if-none-match');
    const tag = tags[asked.length] ?? '';
    asked.push([path, known]);
    const same = known === tag;
    return Promise.resolve(
      new Response(same ? null : JSON.stringify({ id: 'g1', name: tag, language: 'en' }), { status: same ? 304 : 200, headers: { etag: tag } }),
    );
  });
  const followed = new Followed('Me');
  await expect(followed.ask('/me')).resolves.toMatchObject({ name: '"1"' });
  await expect(followed.ask('/me')).resolves.toBeNull();
  await expect(followed.ask('/me')).resolves.toMatchObject({ name: '"2"' });
  await expect(followed.ask('/other')).resolves.toMatchObject({ name: '"2"' });
  expect(asked).toEqual([
    ['/api/me', null],
    ['/api/me', '"1"'],
    ['/api/me', '"1"'],
    ['/api/other', null],
  ]);
});
