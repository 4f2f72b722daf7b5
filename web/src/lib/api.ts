// The server's HTTP side. Errors carry the server's own words for people.

import { gate } from './gate.svelte';
import { hasFields, isRecord } from './json';
import { ANSWERS, type Answers, type Body } from './protocol';

/** The server said no. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field: string | null = null,
    /** The name of the reason, by which its translations are found. */
    readonly id = '',
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Check<T> = (data: unknown) => data is T;

/** Ask the server for what `kind` names; ApiError if it refuses, with code `offline` if it can't be reached. */
export function ask<K extends keyof Answers>(kind: K, method: Method, path: string, body?: Body): Promise<Answers[K]> {
  return askFor((data): data is Answers[K] => isAnswer(kind, data), method, path, body);
}

/** Ask for a list of such. */
export function askAll<K extends keyof Answers>(kind: K, method: Method, path: string): Promise<Answers[K][]> {
  return askFor((data): data is Answers[K][] => Array.isArray(data) && data.every((item) => isAnswer(kind, item)), method, path);
}

/** Ask for something that is known by a check of one's own. */
export async function askFor<T>(check: Check<T>, method: Method, path: string, body?: Body): Promise<T> {
  const data = await request(method, path, body);
  if (check(data)) return data;
  throw new ApiError(200, 'trouble', `what ${method} ${path} answered can't be read`);
}

/** Tell the server something, whatever it answers; it fails as `ask` does. With `keepalive` it arrives even if the page is left. */
export async function tell(method: Method, path: string, body?: Body, how: Pick<RequestInit, 'keepalive'> = {}): Promise<void> {
  await request(method, path, body, how);
}

/** Something that is asked for again and again, and of which the server tells only what is new. */
export class Followed<K extends keyof Answers> {
  readonly #kind: K;
  #path = '';
  #tag = '';

  constructor(kind: K) {
    this.#kind = kind;
  }

  /** Ask how it is now; null if it is as it was told before. */
  async ask(path: string): Promise<Answers[K] | null> {
    const known = path === this.#path ? this.#tag : '';
    const answer = await send('GET', path, known ? { headers: { 'if-none-match': known } } : {});
    if (answer.status === 304) return null;
    const data = await read(answer);
    if (!isAnswer(this.#kind, data)) throw new ApiError(200, 'trouble', `what GET ${path} answered can't be read`);
    this.#path = path;
    this.#tag = answer.headers.get('etag') ?? '';
    return data;
  }
}

async function request(method: Method, path: string, body?: Body, how: RequestInit = {}): Promise<unknown> {
  const init: RequestInit = { ...how };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  return read(await send(method, path, init));
}

async function send(method: Method, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, { ...init, method });
  } catch {
    throw new ApiError(0, 'offline', 'offline');
  }
}

async function read(answer: Response): Promise<unknown> {
  if (answer.status === 204) return null;
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data;
  if (!isAnswer('Error', data)) throw new ApiError(answer.status, 'trouble', answer.statusText);
  gate.refused(data);
  throw new ApiError(answer.status, data.code, data.message, data.field, data.id);
}

function isAnswer<K extends keyof Answers>(kind: K, data: unknown): data is Answers[K] {
  return isRecord(data) && hasFields(data, ANSWERS[kind]);
}
