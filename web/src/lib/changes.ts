// Turns the view of before into the one of now, as the server tells the difference.

import { isRecord } from './json';
import type { Change, View } from './protocol';

/** The view with the changes made; nothing of the one given is altered, and what is untouched is shared. */
export function applyChanges(view: View, changes: Change[]): View {
  const fresh = new Set<unknown>();
  const own = (value: unknown): unknown => {
    if (fresh.has(value)) return value;
    const copy: unknown = Array.isArray(value) ? [...value] : { ...(isRecord(value) ? value : {}) };
    fresh.add(copy);
    return copy;
  };
  const now = { ...view };
  fresh.add(now);
  for (const [path, ...value] of changes) {
    let at: unknown = now;
    for (const key of path.slice(0, -1)) {
      const inner = own(read(at, key));
      write(at, key, inner);
      at = inner;
    }
    const last = path.at(-1);
    if (last === undefined) continue;
    if (value.length > 0) write(at, last, value[0]);
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the path says which
    else if (isRecord(at)) delete at[last];
  }
  return now;
}

function read(holder: unknown, key: string | number): unknown {
  return Array.isArray(holder) ? holder[Number(key)] : isRecord(holder) ? holder[key] : undefined;
}

function write(holder: unknown, key: string | number, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else if (isRecord(holder)) holder[key] = value;
}
