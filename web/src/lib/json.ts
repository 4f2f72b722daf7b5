// What comes from outside, over the wire or out of the browser's store, is looked at before it is believed.

export type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it is an object that has all these fields. */
export function hasFields(value: unknown, fields: readonly string[]): value is Fields {
  return isRecord(value) && fields.every((field) => field in value);
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** What a text of JSON says; null for one that is none. */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What the browser has kept under a name; null where it keeps nothing. */
export function readStored(key: string): unknown {
  try {
    return parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keep something under a name; a browser that keeps nothing forgets it when the page is closed. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What was chosen holds all the same until then.
  }
}
