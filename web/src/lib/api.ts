// The server's HTTP side. Errors carry the server's own words for people.

/** The server said no. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field: string | null,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Ask the server; ApiError if it refuses, with code `offline` if it can't be reached. */
export async function api<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new ApiError(0, 'offline', 'offline', null);
  }
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = (data ?? {}) as { code?: string; message?: string; field?: string | null };
  throw new ApiError(answer.status, error.code ?? 'trouble', error.message ?? answer.statusText, error.field ?? null);
}
